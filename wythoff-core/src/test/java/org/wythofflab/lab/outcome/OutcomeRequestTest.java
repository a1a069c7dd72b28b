package org.wythofflab.lab.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.lab.Ask;

/** What an outcome says is true: checked against the rules at every position of a small board. */
final class OutcomeRequestTest {
    private static final int SIZE = 6;
    private static final Pattern POSITION = Pattern.compile("\\((\\d+),(\\d+)\\)");

    static Stream<Definition> games() {
        return Stream.concat(Definitions.all().stream(), RandomGames.from(20).limit(40));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyAnswerIsTrue(Definition game) {
        boolean[][] p = DefinitionSolver.pPositions(game, SIZE, SIZE);
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                Map<String, Object> answer = Ask.json(Ask.outcome(game.text(), x + " " + y));
                check(new Claim(game, DefinitionSolver.options(game, x, y), p, answer), p[x][y]);
            }
        }
    }

    private static void check(Claim claim, boolean isP) {
        assertThat(claim.answer()).as("outcome in %s", claim.game()).containsEntry("outcome", isP ? "P" : "N");
        if (isP) {
            assertThat(claim.answer()).containsEntry("move", null);
        }
        claim.moveIsAnOptionThatIsP();
        switch (claim.game().maneuver()) {
            case NONE -> claim.plainWinIsAMove(isP);
            case BLOCK -> claim.forbiddenSetSuffices(isP);
            case COMPLY -> claim.proposalIsValid(isP);
        }
    }

    /** An answer beside what it is about. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Claim(Definition game, List<Option> options, boolean[][] p, Map<String, Object> answer) {

        private String why() {
            return (String) answer.get("why");
        }

        void moveIsAnOptionThatIsP() {
            if (answer.get("move") instanceof Map<?, ?> move) {
                assertThat(winning().map(Claim::spelled)).contains(move.toString());
            }
        }

        private static String spelled(Option option) {
            return "{first=" + option.k() + ", second=" + option.l() + ", to=[" + option.x() + ", " + option.y() + "]}";
        }

        /** Who wins by a move is told one; who wins because none is left is told so. */
        void plainWinIsAMove(boolean isP) {
            assertThat(answer.get("move") == null).isEqualTo(isP || options.isEmpty());
            assertThat(why().contains("No move is left")).isEqualTo(options.isEmpty());
        }

        void forbiddenSetSuffices(boolean isP) {
            if (isP && why().contains("forbids")) {
                Set<String> forbidden = mentioned();
                assertThat(forbidden).isEqualTo(names(winning()));
                assertThat(forbidden).hasSizeLessThan(game.count());
            }
            if (isP && !why().contains("forbids")) {
                assertThat(winning()).isEmpty();
            }
            if (!isP && !options.isEmpty()) {
                assertThat(answer.get("move")).isNotNull();
            }
        }

        void proposalIsValid(boolean isP) {
            if (!isP) {
                return;
            }
            Set<String> proposal = mentioned();
            List<Option> proposed = options.stream()
                    .filter(option -> proposal.contains(name(option)))
                    .toList();
            assertThat(proposed).hasSameSizeAs(proposal).noneMatch(option -> p[option.x()][option.y()]);
            long inScope = proposed.stream().filter(this::inScope).count();
            assertThat(inScope >= game.count() || inScope < proposed.size()).isTrue();
        }

        private boolean inScope(Option option) {
            return switch (game.scope()) {
                case ALL -> true;
                case DIAGONAL -> option.twoPile();
                case NIM -> !option.twoPile();
                case SAME_DIAGONAL -> option.k() == option.l();
            };
        }

        private Stream<Option> winning() {
            return options.stream().filter(option -> p[option.x()][option.y()]);
        }

        private static Set<String> names(Stream<Option> options) {
            return options.map(Claim::name).collect(Collectors.toSet());
        }

        private static String name(Option option) {
            return "(" + option.x() + "," + option.y() + ")";
        }

        /** All the positions that the explanation names; it names at most eight. */
        private Set<String> mentioned() {
            assertThat(why()).doesNotContain("more");
            return POSITION.matcher(why()).results().map(match -> match.group()).collect(Collectors.toSet());
        }
    }

    @Test
    void theFieldsAreThoseOfTheContractInOrder() {
        Map<String, Object> answer = Ask.json(Ask.outcome("wyt(k+1)", "3 6"));
        assertThat(answer.keySet()).containsExactly("game", "x", "y", "outcome", "by", "theorem", "move", "why");
        assertThat(answer)
                .containsEntry("game", "wythoff")
                .containsEntry("x", "3")
                .containsEntry("by", "engine")
                .containsEntry("theorem", null)
                .containsEntry("move", Map.of("first", "0", "second", "1", "to", List.of("3", "5")));
    }

    @Test
    void textBeginsWithTheOutcome() {
        assertThat(Ask.text(Ask.outcome("wythoff", "3 5"))).startsWith("P  Whoever has to move here loses");
        assertThat(Ask.text(Ask.outcome("wythoff", "3,6"))).startsWith("N  Take 1 from the second pile, to (3,5)");
        assertThat(Ask.text(Ask.outcome("wythoff", "4 4"))).startsWith("N  Take 4 from each pile, to (0,0)");
    }

    @Test
    void aOnePileMoveIsPreferredAndThenTheSmallest() {
        // (4,4) has the winning options (0,0) and, both by one pile, none; (7,7) has (7,4), (4,7) and (0,0).
        assertThat(Ask.text(Ask.outcome("wythoff", "7 7"))).startsWith("N  Take 3 from the first pile, to (4,7)");
    }

    @Test
    void positionsOfASymmetricGameMayBeLongInEitherDirection() {
        for (String position : List.of("3 60000", "60000 3")) {
            assertThat(Ask.text(Ask.outcome("wythoff", position))).startsWith("N  Take 59995 from the");
            assertThat(Ask.text(Ask.outcome("st(1000,1)", position))).startsWith("N");
        }
    }
}
