package org.wythofflab.bench;

import java.math.BigInteger;
import java.util.function.Function;
import org.wythofflab.exact.Decimals;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.Quadratic;

/** An operation of the exact room, and the straightforward way to the same result. */
public enum Operation {
    PRODUCT(
            "a product",
            "`BigInteger.multiply`",
            1_000_000,
            operands -> Product.of(operands.a(), operands.b()),
            operands -> operands.a().multiply(operands.b())),
    QUOTIENT(
            "a quotient, twice the digits by the digits",
            "`BigInteger.divide`",
            1_000_000,
            operands -> Division.floor(operands.twice(), operands.a()),
            operands -> operands.twice().divide(operands.a())),
    FLOOR(
            "floor(n*phi)",
            "`BigInteger.sqrt`",
            100_000,
            operands -> Quadratic.GOLDEN.floorOfMultiple(operands.a()),
            operands -> floorByRoot(operands.a())),
    READING(
            "decimal input",
            "`new BigInteger`",
            1_000_000,
            operands -> Decimals.parse(operands.text()),
            operands -> new BigInteger(operands.text())),
    WRITING(
            "decimal output",
            "`BigInteger.toString`",
            1_000_000,
            operands -> Decimals.print(operands.a()),
            operands -> operands.a().toString()),
    NUMERATION(
            "digits for st(2,3)",
            "a division a digit",
            10_000,
            operands -> Numeration.of(4, 2).expand(operands.a()).digits(),
            operands -> new GreedyNumeration(4, 2).digits(operands.a()));

    final String words;
    final String baselineWords;

    /** More digits would take the baseline minutes. */
    final int mostBaselineDigits;

    @SuppressWarnings("ImmutableEnumChecker") // Functions without a state.
    private final Function<Operands, Object> ours;

    @SuppressWarnings("ImmutableEnumChecker")
    private final Function<Operands, Object> baseline;

    Operation(
            String words,
            String baselineWords,
            int mostBaselineDigits,
            Function<Operands, Object> ours,
            Function<Operands, Object> baseline) {
        this.words = words;
        this.baselineWords = baselineWords;
        this.mostBaselineDigits = mostBaselineDigits;
        this.ours = ours;
        this.baseline = baseline;
    }

    Object ours(Operands operands) {
        return ours.apply(operands);
    }

    Object baseline(Operands operands) {
        return baseline.apply(operands);
    }

    private static BigInteger floorByRoot(BigInteger n) {
        return n.add(n.multiply(n).multiply(BigInteger.valueOf(5)).sqrt()).shiftRight(1);
    }
}
