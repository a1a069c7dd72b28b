package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random sets of amounts beside a plain predicate that says what they mean. */
public final class RandomSets {

    public record Sample(String text, Predicate<BigInteger> has) {}

    private final Random random;

    public RandomSets(Random random) {
        this.random = random;
    }

    /** A union of up to four pieces. */
    public Sample next() {
        List<Sample> pieces =
                Stream.generate(this::piece).limit(1 + random.nextInt(4)).toList();
        String separator = random.nextBoolean() ? "|" : " | ";
        return new Sample(
                pieces.stream().map(Sample::text).collect(Collectors.joining(separator)),
                amount -> amount.signum() > 0
                        && pieces.stream().anyMatch(piece -> piece.has().test(amount)));
    }

    private Sample piece() {
        return switch (random.nextInt(8)) {
            case 0 -> new Sample("none", amount -> false);
            case 1 -> new Sample("odd", amount -> amount.testBit(0));
            case 2 -> new Sample("even", amount -> !amount.testBit(0));
            case 3 -> ray(random.nextInt(30));
            case 4, 5 -> residues(1 + random.nextInt(8), random.nextInt(20) - 5);
            case 6 -> range(random.nextInt(20) - 2, random.nextInt(15));
            default -> listed();
        };
    }

    private static Sample ray(int low) {
        return new Sample(">=" + low, amount -> amount.compareTo(BigInteger.valueOf(low)) >= 0);
    }

    private static Sample residues(int modulus, int remainder) {
        BigInteger divisor = BigInteger.valueOf(modulus);
        return new Sample(
                remainder + " mod " + modulus,
                amount -> amount.subtract(BigInteger.valueOf(remainder))
                                .mod(divisor)
                                .signum()
                        == 0);
    }

    private static Sample range(int low, int length) {
        BigInteger first = BigInteger.valueOf(low);
        BigInteger last = BigInteger.valueOf(low + (long) length);
        return new Sample(low + ".." + last, amount -> amount.compareTo(first) >= 0 && amount.compareTo(last) <= 0);
    }

    private Sample listed() {
        List<Integer> amounts = IntStream.range(0, 1 + random.nextInt(6))
                .map(i -> random.nextInt(40))
                .boxed()
                .toList();
        return new Sample(
                amounts.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}")),
                amount -> amounts.stream().anyMatch(listed -> amount.equals(BigInteger.valueOf(listed))));
    }
}
