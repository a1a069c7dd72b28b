package org.wythofflab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Words;

/**
 * A match looked at again: the mistakes, turns that gave a won game away.
 *
 * @param known whether every turn could be judged
 */
public record Review(List<Mistake> mistakes, boolean known) {

    /**
     * A mistake.
     *
     * @param turn the number of the turn, counted from 1
     * @param better a turn that would have won
     */
    public record Mistake(int turn, State before, Turn made, Turn better) {}

    public Review {
        mistakes = List.copyOf(mistakes);
    }

    public static Review of(Match match, Sage sage) {
        List<Mistake> mistakes = new ArrayList<>();
        boolean known = true;
        for (int i = 0; i < match.turns().size(); i++) {
            State before = match.before(i);
            Optional<Side> wins = sage.winner(before);
            Optional<Side> after = sage.winner(match.before(i + 1));
            known &= wins.isPresent() && after.isPresent();
            if (wins.equals(Optional.of(before.actor()))
                    && after.equals(Optional.of(before.actor().other()))) {
                int number = i + 1;
                Turn made = match.turns().get(i);
                sage.winningTurn(before).ifPresent(better -> mistakes.add(new Mistake(number, before, made, better)));
            }
        }
        return new Review(mistakes, known);
    }

    /** A sentence for every mistake. */
    public List<String> mistakeWords(Seating seating) {
        return mistakes.stream()
                .map(mistake -> {
                    State before = mistake.before();
                    return "Turn " + mistake.turn() + ", at " + Words.position(before.piles()) + ": "
                            + seating.name(before.actor()) + " chose to " + Speech.of(before, mistake.made())
                            + ", and gave a win away. This would have won: " + Speech.of(before, mistake.better())
                            + ".";
                })
                .toList();
    }

    /** A sentence for every mistake, and one about the whole. */
    public List<String> words(Match match, Sage sage) {
        Seating seating = match.seating();
        List<String> lines = new ArrayList<>();
        sage.winner(match.before(0))
                .ifPresent(side -> lines.add("At the start, " + seating.name(side) + " could win."));
        lines.addAll(mistakeWords(seating));
        if (mistakes.isEmpty()) {
            lines.add(known ? "Nobody made a mistake." : "Not every turn could be judged; no mistake was found.");
        } else if (!known) {
            lines.add("Not every turn could be judged.");
        }
        return lines;
    }
}
