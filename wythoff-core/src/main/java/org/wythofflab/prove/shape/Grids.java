package org.wythofflab.prove.shape;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/** A set as a union of points, progressions and grids, in words; most of its positions are those of the grids. */
public record Grids(List<Piece> pieces) {

    private static final int MOST_PARTS = 200;
    private static final int LONGEST_PERIOD = 1 << 10;
    private static final long MOST_STATES = 100_000;

    public Grids {
        pieces = List.copyOf(pieces);
    }

    /** If it is certainly such a union; sets in other systems than a base are none that would not be found in a base. */
    public static Optional<Grids> of(Automaton set, Budget budget) {
        if (set.system().b() > 0) {
            return Optional.empty();
        }
        try {
            return Pieces.of(set, new Outlay(budget, MOST_STATES))
                    .filter(pieces -> pieces.size() <= MOST_PARTS)
                    .map(Grids::new);
        } catch (StoppedException tooMuch) {
            budget.pulse();
            return Optional.empty();
        }
    }

    /** A formula that is true of the positions of the set and of no others. */
    public String formula() {
        return pieces.stream().map(Piece::claim).collect(Collectors.joining(" or "));
    }

    /** Which part of all positions it has in the limit, in words; empty if that is 0, or the steps are long. */
    public Optional<String> density() {
        long period = 1;
        int far = 0;
        for (Piece piece : pieces) {
            if (piece.grid()) {
                period = lcm(lcm(period, piece.dx()), piece.dy());
                far = Math.max(far, Math.max(piece.x(), piece.y()));
            }
            if (period > LONGEST_PERIOD) {
                return Optional.empty();
            }
        }
        // From there on the grids repeat themselves.
        long count = 0;
        for (int x = far; x < far + period; x++) {
            for (int y = far; y < far + period; y++) {
                count += isInGrid(x, y) ? 1 : 0;
            }
        }
        long all = period * period;
        long common = gcd(count, all);
        return count == 0 ? Optional.empty() : Optional.of(count / common + "/" + all / common + " of all positions");
    }

    private boolean isInGrid(int x, int y) {
        return pieces.stream()
                .anyMatch(piece -> piece.grid()
                        && x >= piece.x()
                        && y >= piece.y()
                        && (x - piece.x()) % piece.dx() == 0
                        && (y - piece.y()) % piece.dy() == 0);
    }

    private static long lcm(long one, long other) {
        return one / gcd(one, other) * other;
    }

    private static long gcd(long one, long other) {
        return BigInteger.valueOf(one).gcd(BigInteger.valueOf(other)).longValueExact();
    }
}
