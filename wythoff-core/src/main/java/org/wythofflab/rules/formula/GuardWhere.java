package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Patience;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Guard;
import org.wythofflab.rules.Symmetry;
import org.wythofflab.rules.UndefinedRuleException;

/**
 * Conditions on a move and on the piles before it.
 *
 * @param first on {@code k}, x and y, for moves from the first pile alone
 * @param second on {@code l}, x and y, for moves from the second pile alone
 * @param both on k, l, x and y
 */
public record GuardWhere(Condition first, Condition second, Condition both) implements Guard {

    /** All moves from positions with piles up to this are tried; there are some thousands. */
    private static final int FARTHEST = 10;

    private static final long LIMIT_BITS = 1 << 10;

    /** A condition that always holds. */
    public static final Condition ALWAYS = Truth.ALWAYS;

    /** A condition that never holds. */
    public static final Condition NEVER = Truth.NEVER;

    private Condition of(boolean fromFirst, boolean fromSecond) {
        return fromFirst && fromSecond ? both : fromFirst ? first : second;
    }

    @Override
    public boolean allows(BigInteger k, BigInteger l, BigInteger x, BigInteger y) {
        return of(k.signum() > 0, l.signum() > 0).holds(Amounts.of(k, l, x, y));
    }

    @Override
    public Test on(int maxFirst, int maxSecond) {
        Ranges ranges = new Ranges(
                Range.of(0, maxFirst), Range.of(0, maxSecond), Range.of(0, maxFirst), Range.of(0, maxSecond));
        Test alone = on(first, ranges);
        Test other = on(second, ranges);
        Test together = on(both, ranges);
        return (k, l, x, y) -> (k == 0 ? other : l == 0 ? alone : together).allows(k, l, x, y);
    }

    private static Test on(Condition condition, Ranges ranges) {
        if (condition.fits(ranges)) {
            LongCondition test = condition.compiled();
            return test::holds;
        }
        Condition prepared = Folding.prepared(condition);
        return (k, l, x, y) -> prepared.holds(Amounts.of(k, l, x, y));
    }

    @Override
    public Guard swapped() {
        return new GuardWhere(mirrored(second), mirrored(first), mirrored(both));
    }

    private static Condition mirrored(Condition condition) {
        return condition
                .with(variable -> switch (variable) {
                    case K -> Variable.L;
                    case L -> Variable.K;
                    case X -> Variable.Y;
                    case Y -> Variable.X;
                })
                .normal();
    }

    @Override
    public Symmetry symmetry() {
        if (swapped().equals(this)) {
            return Symmetry.because("both piles have the same part in the rule");
        }
        for (int x = 0; x <= FARTHEST; x++) {
            for (int y = 0; y <= FARTHEST; y++) {
                Patience.check();
                for (int k = 0; k <= x; k++) {
                    for (int l = k == 0 ? 1 : 0; l <= y; l++) {
                        Optional<Boolean> here = answer(k, l, x, y);
                        if (here.equals(Optional.of(true)) && answer(l, k, y, x).equals(Optional.of(false))) {
                            return Symmetry.notFrom(k, l, x, y);
                        }
                    }
                }
            }
        }
        return Symmetry.undecided("the mirror images of moves are moves from piles up to " + FARTHEST
                + ", and the conditions do not show whether they always are");
    }

    /** Whether the move is allowed; nothing if that has no answer, or one that takes large numbers to find. */
    private Optional<Boolean> answer(int k, int l, int x, int y) {
        try {
            return Optional.of(of(k > 0, l > 0)
                    .holds(new Amounts(
                            BigInteger.valueOf(k),
                            BigInteger.valueOf(l),
                            BigInteger.valueOf(x),
                            BigInteger.valueOf(y),
                            LIMIT_BITS)));
        } catch (UndefinedRuleException undefined) {
            return Optional.empty();
        }
    }

    @Override
    public boolean hasTwoPileMoves() {
        return both != Truth.NEVER;
    }

    @Override
    public String text(AmountSet amounts, AmountSet amountsOfSecond) {
        String pairs = hasTwoPileMoves() ? both.text() : "none";
        return "moves(first: " + text(first, amounts) + "; second: " + text(second, amountsOfSecond) + "; both: "
                + pairs + ")";
    }

    private static String text(Condition condition, AmountSet amounts) {
        return condition == Truth.ALWAYS ? amounts.text() : condition.text();
    }

    @Override
    public String words(AmountSet amounts, AmountSet amountsOfSecond) {
        return "What may be taken depends on the first pile x and the second pile y as they are before the move. "
                + alone("first", "k", first, amounts) + " " + alone("second", "l", second, amountsOfSecond) + " "
                + (hasTwoPileMoves()
                        ? "Or take k >= 1 tokens from the first pile and l >= 1 from the second at once: " + both.text()
                                + "."
                        : "Nobody may take tokens from both piles at once.");
    }

    private static String alone(String pile, String amount, Condition condition, AmountSet amounts) {
        if (condition == Truth.ALWAYS && amounts.isEmpty()) {
            return "Nobody may take tokens from the " + pile + " pile alone.";
        }
        String rule = condition != Truth.ALWAYS
                ? ": " + condition.text()
                : amounts.isAll() ? "" : ": " + amount + " in " + amounts.text();
        return "From the " + pile + " pile alone a player may take " + amount + " >= 1 tokens" + rule + ".";
    }
}
