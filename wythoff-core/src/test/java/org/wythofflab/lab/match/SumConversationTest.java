package org.wythofflab.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.SumDefinition;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** A match of a sum of games. */
final class SumConversationTest {
    private static final Lab LAB = new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false);

    private static Talk talk(String game, String start, String opponent, String first) {
        return Talk.begin(
                LAB,
                game,
                start,
                new Seats(Optional.of(opponent), Optional.of(first), Optional.of("1"), Optional.empty()));
    }

    private static String said(Talk talk, String line) {
        return String.join(
                "\n", talk.hear(line).said().stream().map(Sentence::text).toList());
    }

    /** Whoever can win by the definition wins, when the computer plays and the person plays anything. */
    @Test
    void thePerfectOpponentWinsWhatCanBeWon() {
        SumDefinition sum = new SumDefinition(List.of(Definitions.named("wythoff"), Definitions.named("modular(2)")));
        Random chance = new Random(7);
        for (List<Integer> start : sum.positions(3)) {
            if (!sum.isP(start)) {
                Talk talk = talk(sum.text(), words(start), "perfect", "computer");
                List<Integer> piles = start;
                while (!talk.isOver()) {
                    if (talk.isComputersTurn()) {
                        talk.answer();
                        piles = piles(talk);
                    } else {
                        List<List<Integer>> options = sum.options(piles);
                        piles = options.get(chance.nextInt(options.size()));
                        assertThat(talk.hear(line(talk, piles)).acted()).isTrue();
                        assertThat(piles(talk)).isEqualTo(piles);
                    }
                }
                assertThat(talk.conclusion().get(0).text()).as("%s", start).contains("I win.");
            }
        }
    }

    private static String words(List<Integer> piles) {
        return String.join(" ", piles.stream().map(String::valueOf).toList());
    }

    private static List<Integer> piles(Talk talk) {
        List<Integer> piles = new ArrayList<>();
        for (String number : talk.position().replaceAll("[^0-9]+", " ").strip().split(" ", -1)) {
            piles.add(Integer.valueOf(number));
        }
        return piles;
    }

    /** The move as a person writes it. */
    private static String line(Talk talk, List<Integer> to) {
        boolean first = !piles(talk).subList(0, 2).equals(to.subList(0, 2));
        return first
                ? "1: to " + to.get(0) + "," + to.get(1)
                : "part 2 take " + (piles(talk).get(2) - to.get(2)) + ","
                        + (piles(talk).get(3) - to.get(3));
    }

    @Test
    void helpIsGivenStepByStep() {
        Talk talk = talk("wythoff + nim", "3 5 4 7", "perfect", "you");
        assertThat(said(talk, "hint")).isEqualTo("Hint 1 of 3: You can win from here.");
        assertThat(said(talk, "hint")).isEqualTo("Hint 2 of 3: Move in part 2.");
        assertThat(said(talk, "hint"))
                .isEqualTo("Hint 3 of 3: This wins: take 3 from the second pile in part 2, to (3,5) + (4,4).");
        assertThat(said(talk, "why")).startsWith("N: The parts have the Grundy values 0 and 3");
        assertThat(said(talk, "moves")).contains("2: take 3 from the second pile, to (4,4) *");
        assertThat(said(talk, "2: 0 3")).isEqualTo("You take 3 from the second pile in part 2, to (3,5) + (4,4).");
        assertThat(said(talk, "undo")).isEqualTo("Taken back.");
        assertThat(talk.position()).isEqualTo("(3,5) + (4,7)");
    }

    @Test
    void aMoveThatIsNoneIsExplained() {
        Talk talk = talk("wythoff + nim", "3 5 4 7", "human", "you");
        assertThat(said(talk, "take 1 from first")).startsWith("in which part?");
        assertThat(said(talk, "3: take 1 from first")).startsWith("there are the parts 1 to 2");
        assertThat(said(talk, "2: 1 1")).startsWith("Not allowed: ");
        assertThat(said(talk, "2: take 9 from first")).startsWith("Not allowed: ");
        assertThat(said(talk, "2: what")).contains("is not understood");
        assertThat(talk.hear("2: 4 0").acted()).isTrue();
        assertThat(said(talk, "review"))
                .contains("gave a win away. This would have won: take 3 from the second pile in part 2");
        said(talk, "resign");
        assertThat(talk.isOver()).isTrue();
        assertThat(talk.conclusion().get(0).text()).contains("has resigned").contains("first player wins");
    }

    @Test
    void aSavedMatchGoesOn() {
        Talk talk = talk("wythoff + nim", "3 5 4 7", "human", "you");
        assertThat(talk.hear("2: take 3 from second").acted()).isTrue();
        Seats asSaved = new Seats(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        Talk again = Talk.resume(LAB, "evening.match", talk.text(), asSaved);
        assertThat(again.position()).isEqualTo("(3,5) + (4,4)");
        assertThat(again.text()).isEqualTo(talk.text());
        assertThat(said(again, "undo")).isEqualTo("Taken back.");
        assertThat(again.position()).isEqualTo("(3,5) + (4,7)");
        assertThatThrownBy(() -> Talk.resume(LAB, "evening.match", talk.text().replace("0,3", "0,9"), asSaved))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("evening.match is not a match of a sum of games: line 9: ");
        assertThatThrownBy(() -> Talk.resume(
                        LAB, "evening.match", talk.text().replace("discovery: no", "discovery: yes"), asSaved))
                .hasMessageContaining("no discovery mode");
    }

    @Test
    void whatThereIsNotIsSaid() {
        assertThatThrownBy(() -> talk("wythoff + nim", "3 5 4", "perfect", "you"))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("expected 4 piles");
        Seats discovery = new Seats(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of("yes"));
        assertThatThrownBy(() -> Talk.begin(LAB, "wythoff + nim", "3 5 4 7", discovery))
                .hasMessageContaining("no discovery mode");
    }
}
