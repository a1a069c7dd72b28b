package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.exact.Patience;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.Ends;
import org.wythofflab.rules.PairTest;
import org.wythofflab.rules.Position;
import org.wythofflab.rules.Progression;
import org.wythofflab.rules.Symmetry;
import org.wythofflab.rules.UndefinedRuleException;

/** A game is over where a condition on the piles {@code x} and {@code y} holds. */
public record EndsWhere(Condition condition) implements Ends {

    private static final int FARTHEST = 64;

    /** Thousands of positions are tried, so none may take long. */
    private static final long LIMIT_BITS = 1 << 10;

    /** In normal form; empty if the condition never holds, so that it changes nothing. */
    public static Optional<Ends> of(Condition condition) {
        Condition normal = condition.normal();
        return normal == Truth.NEVER ? Optional.empty() : Optional.of(new EndsWhere(normal));
    }

    @Override
    public boolean contains(BigInteger x, BigInteger y) {
        return condition.holds(Amounts.of(BigInteger.ZERO, BigInteger.ZERO, x, y));
    }

    @Override
    public PairTest on(int maxFirst, int maxSecond) {
        if (condition.fits(Ranges.ofPiles(Range.of(0, maxFirst), Range.of(0, maxSecond)))) {
            LongCondition test = condition.compiled();
            return (x, y) -> test.holds(0, 0, x, y);
        }
        Condition prepared = Folding.prepared(condition);
        return (x, y) -> prepared.holds(Amounts.of(0, 0, x, y));
    }

    @Override
    public Ends swapped() {
        return new EndsWhere(condition
                .with(pile -> pile == Variable.X ? Variable.Y : Variable.X)
                .normal());
    }

    @Override
    public Symmetry symmetry() {
        if (swapped().equals(this)) {
            return Symmetry.because("x and y have the same part in where the game is over");
        }
        for (int larger = 1; larger <= FARTHEST; larger++) {
            Patience.check();
            for (int smaller = 0; smaller < larger; smaller++) {
                Optional<Boolean> upward = answer(smaller, larger);
                Optional<Boolean> downward = answer(larger, smaller);
                if (upward.isPresent() && downward.isPresent() && !upward.equals(downward)) {
                    return upward.get() ? Symmetry.notOver(smaller, larger) : Symmetry.notOver(larger, smaller);
                }
            }
        }
        boolean mirrored = all().map(EndsWhere::isItsMirrorImage).orElse(false);
        return mirrored
                ? Symmetry.because("the mirror image of every position at which the game is over is one")
                : Symmetry.undecided("where the game is over looks the same with the piles exchanged up to " + FARTHEST
                        + ", and the condition does not show whether it always is");
    }

    private static boolean isItsMirrorImage(List<Position> positions) {
        Set<Position> all = Set.copyOf(positions);
        return positions.stream().allMatch(position -> all.contains(new Position(position.y(), position.x())));
    }

    /** Whether the game is over; nothing if that has no answer, or one that takes large numbers to find. */
    private Optional<Boolean> answer(int x, int y) {
        try {
            return Optional.of(condition.holds(new Amounts(
                    BigInteger.ZERO, BigInteger.ZERO, BigInteger.valueOf(x), BigInteger.valueOf(y), LIMIT_BITS)));
        } catch (UndefinedRuleException undefined) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Creases> creases() {
        return condition.total()
                ? CreaseNotes.of(condition.with(pile -> pile == Variable.X ? Variable.K : Variable.L))
                : Optional.empty();
    }

    /** As pairs of amounts, which count from 1, they would be finitely many progressions, all of them single. */
    @Override
    public Optional<List<Position>> all() {
        Condition ofAmounts = condition.with(
                pile -> Chain.of(pile == Variable.X ? Variable.K : Variable.L, Operator.MINUS, Constant.of(1)));
        return new Where(ofAmounts.normal())
                .progressions()
                .filter(found -> found.stream().allMatch(Progression::isSingle))
                .map(found -> found.stream()
                        .map(pair -> new Position(pair.k() - 1L, pair.l() - 1L))
                        .sorted()
                        .toList());
    }

    @Override
    public String text() {
        return condition.text();
    }
}
