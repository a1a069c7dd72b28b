package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;

/**
 * A history of (m,p)-Imitation Nim as the list of its positions (x,y), pile by pile, with L by the letter of Definition 18 and
 * the rule by the letter of Definition 11.
 */
record ImitationLine(int m, int p, List<int[]> positions) {

    /** Whether a move m-imitates the one before it (Definition 1 and section 1.4.3); moves are numbered from 1. */
    private boolean isImitation(int move) {
        if (move < 2) {
            return false;
        }
        int[] before = positions.get(move - 2);
        int[] between = positions.get(move - 1);
        int[] after = positions.get(move);
        for (int pile = 0; pile < 2; pile++) {
            int taken = before[pile] - between[pile];
            int answer = between[1 - pile] - after[1 - pile];
            if (taken > 0 && before[pile] <= before[1 - pile] && taken <= answer && answer < taken + m) {
                return true;
            }
        }
        return false;
    }

    /** Whether the last move is an imitation. */
    boolean endsInImitation() {
        return isImitation(positions.size() - 1);
    }

    /** L of the position after so many moves. */
    private int credit(int moves) {
        return isImitation(moves) ? credit(moves - 2) - 1 : p - 1;
    }

    /** Whether the last p moves of the player who moved last were all imitations. */
    private boolean isForbidden() {
        int imitations = 0;
        for (int move = positions.size() - 1; isImitation(move); move -= 2) {
            imitations++;
        }
        return imitations >= p;
    }

    private ImitationLine then(int x, int y) {
        List<int[]> longer = new ArrayList<>(positions);
        longer.add(new int[] {x, y});
        return new ImitationLine(m, p, longer);
    }

    /** Looks at all options of this history and of all that go on from here: L = {@code least} says forbidden. */
    Optional<Counterexample> everyHistory(int least, Ground ground) {
        Finding.pulse(ground);
        int credit = credit(positions.size() - 1);
        boolean forbidden = isForbidden();
        if (credit < least || credit >= p || forbidden != (credit == least)) {
            return Optional.of(new Counterexample(words(), "L = " + credit, forbidden ? "forbidden" : "allowed"));
        }
        if (forbidden) {
            return Optional.empty();
        }
        int[] now = positions.get(positions.size() - 1);
        for (int x = 0; x < now[0]; x++) {
            Optional<Counterexample> broken = then(x, now[1]).everyHistory(least, ground);
            if (broken.isPresent()) {
                return broken;
            }
        }
        for (int y = 0; y < now[1]; y++) {
            Optional<Counterexample> broken = then(now[0], y).everyHistory(least, ground);
            if (broken.isPresent()) {
                return broken;
            }
        }
        return Optional.empty();
    }

    String words() {
        StringBuilder words = new StringBuilder();
        positions.forEach(position ->
                words.append(position[0]).append(',').append(position[1]).append(' '));
        return words.toString().trim();
    }
}
