package org.wythofflab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wythofflab.rules.Words;

/**
 * A match looked at again: who could win before each turn, and the mistakes, turns that gave a won game away.
 *
 * @param winning who could win before each turn, and at the end; empty where that is not known
 */
public record Review(List<Optional<Side>> winning, List<Mistake> mistakes) {

    /**
     * A mistake.
     *
     * @param turn the number of the turn, counted from 1
     * @param better a turn that would have won
     * @param reason why it would have, as a sentence
     */
    public record Mistake(int turn, State before, Turn made, Turn better, String reason) {}

    public Review {
        winning = List.copyOf(winning);
        mistakes = List.copyOf(mistakes);
    }

    public static Review of(Match match, Sage sage) {
        List<Optional<Side>> winning = IntStream.rangeClosed(0, match.turns().size())
                .mapToObj(turn -> sage.winner(match.before(turn)))
                .toList();
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < match.turns().size(); i++) {
            Side actor = match.before(i).actor();
            if (winning.get(i).equals(Optional.of(actor)) && winning.get(i + 1).equals(Optional.of(actor.other()))) {
                mistake(match, i, sage).ifPresent(mistakes::add);
            }
        }
        return new Review(winning, mistakes);
    }

    private static Optional<Mistake> mistake(Match match, int turn, Sage sage) {
        State before = match.before(turn);
        return sage.winningTurn(before).map(better -> {
            // A move is good because of where it leads; what is forbidden or proposed, because of where one is.
            State judged = before.phase() == Phase.MOVE ? before.after(better) : before;
            String reason = judged.isOver() ? "It would have ended the game." : sage.statement(judged) + ".";
            return new Mistake(turn + 1, before, match.turns().get(turn), better, reason);
        });
    }

    /** Whether every turn could be judged. */
    public boolean isKnown() {
        return winning.stream().allMatch(Optional::isPresent);
    }

    /** A sentence for every mistake. */
    public List<String> mistakeWords(Seating seating) {
        return mistakes.stream()
                .map(mistake -> {
                    State before = mistake.before();
                    return "Turn " + mistake.turn() + ", at " + Words.position(before.piles()) + ": "
                            + seating.name(before.actor()) + " chose to " + Speech.of(before, mistake.made())
                            + ", and gave a win away. This would have won: " + Speech.of(before, mistake.better())
                            + ". " + mistake.reason();
                })
                .toList();
    }

    /** A sentence for every mistake, and one about the whole. */
    public List<String> words(Seating seating) {
        List<String> lines = new ArrayList<>();
        winning.get(0).ifPresent(side -> lines.add("At the start, " + seating.name(side) + " could win."));
        lines.addAll(mistakeWords(seating));
        if (mistakes.isEmpty()) {
            lines.add(isKnown() ? "Nobody made a mistake." : "Not every turn could be judged; no mistake was found.");
        } else if (!isKnown()) {
            lines.add("Not every turn could be judged.");
        }
        return lines;
    }

    /** What was done in each turn, and who could win before it. */
    public List<String> story(Match match) {
        return IntStream.range(0, match.turns().size())
                .mapToObj(i -> {
                    State before = match.before(i);
                    String could = winning.get(i)
                            .map(side -> ", where " + match.seating().name(side) + " could win")
                            .orElse("");
                    return "Turn " + (i + 1) + ", at " + Words.position(before.piles()) + could + ": "
                            + match.seating().name(before.actor()) + " chose to "
                            + Speech.of(before, match.turns().get(i)) + ".";
                })
                .toList();
    }
}
