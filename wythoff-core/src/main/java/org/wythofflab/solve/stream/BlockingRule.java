package org.wythofflab.solve.stream;

import java.util.Map;
import java.util.Optional;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.solve.outcome.QueenRows;

/**
 * A position is marked if and only if its marked options weigh less than {@code count}: 1 each where the maneuver is about
 * them, {@code count} where a single one is too many, 0 where there is no such move.
 *
 * @param line what a marked option in the same row or column weighs
 * @param diagonal what one on the same diagonal weighs
 */
record BlockingRule(int count, int line, int diagonal) {

    /**
     * The counters of these games repeat with small periods, and minima without regard to residues would leave them
     * quadratic. This is a table found by measuring all K up to 127, and follows from no theorem: which K are here, and by
     * which modulus. A K that is missing, or another modulus, takes more time and gives the same answer.
     */
    private static final Map<Integer, Integer> MODULUS = Map.ofEntries(
            Map.entry(2, 10),
            Map.entry(6, 10),
            Map.entry(10, 10),
            Map.entry(21, 260),
            Map.entry(35, 26),
            Map.entry(39, 130),
            Map.entry(46, 26),
            Map.entry(57, 26),
            Map.entry(60, 26),
            Map.entry(68, 104),
            Map.entry(75, 26));

    static BlockingRule all(int count) {
        return new BlockingRule(count, 1, 1);
    }

    static Optional<BlockingRule> of(GameSpec game) {
        Maneuver maneuver = game.maneuver();
        boolean suits = maneuver.count() <= Lanes.LARGEST
                && game.convention() == Convention.NORMAL
                && game.memory().isEmpty()
                && game.isUniform();
        if (!suits) {
            return Optional.empty();
        }
        int count = maneuver.count();
        if (game.moves().equals(Moves.nimPlus(new NoPairs()))) {
            // Without two-pile moves a maneuver is about all options.
            return Optional.of(new BlockingRule(count, 1, 0));
        }
        if (!game.moves().equals(QueenRows.WYTHOFF)) {
            return Optional.empty();
        }
        return switch (maneuver.scope()) {
            case ALL -> Optional.of(all(count));
            case DIAGONAL -> Optional.of(new BlockingRule(count, count, 1));
            case NIM -> Optional.of(new BlockingRule(count, 1, count));
            case SAME_DIAGONAL -> Optional.empty();
        };
    }

    /** By which {@link ResidueFilter} looks at the counters, or 1 if it does not. */
    int modulus() {
        return line == 1 && diagonal == 1 ? MODULUS.getOrDefault(count, 1) : 1;
    }

    /**
     * The largest b of a column is below this many times a, and a little. A column is full after count positions; if a
     * diagonal holds one only, they are spread over as many diagonals.
     */
    int reach() {
        return diagonal > line ? count + 2 : 3;
    }
}
