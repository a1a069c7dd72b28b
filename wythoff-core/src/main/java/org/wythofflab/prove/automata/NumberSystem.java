package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Numbers as words, most significant digit first. With {@code b = 0} this is base {@code a}. Else the weights are {@code
 * U_0 = 1}, {@code U_1 = a_0 + 1}, {@code U_(n+1) = a_n U_n + b U_(n-1)}, {@code 1 <= b <= a_n}, and every number has exactly one
 * word, up to leading zeros, in which the digit of the weight U_n is at most {@code a_n}, and an {@code a_n} is followed by a
 * digit below {@code b} or by nothing: with one a, Fraenkel's systems (1998), a = b = 1 being that of Fibonacci, a = 2, b = 1
 * that of Pell; with b = 1 and a_0, a_1, ... that repeat, Ostrowski's system of the continued fraction {@code [0; a_0 + 1, a_1,
 * a_2, ...]}.
 *
 * <p>Words of a system in which p numbers a_n repeat have p, 2p, 3p, ... digits, leading zeros among them: so a reader knows,
 * from the first digit on, which a_n is that of the next digit. The number of digits read modulo p is called the phase.
 *
 * @param quotients {@code a_0}, ..., {@code a_(p-1)}
 */
public record NumberSystem(List<Integer> quotients, int b) {

    public static final NumberSystem BINARY = base(2);
    public static final NumberSystem FIBONACCI = new NumberSystem(1, 1);
    public static final NumberSystem PELL = new NumberSystem(2, 1);

    /** So that residuals stay far below the range of int, see {@link LinearReader}. */
    private static final int LARGEST = 1 << 10;

    /** So that the weights of two periods are below 2^40, and nobody can build automata for more. */
    private static final int LARGEST_PRODUCT = 1 << 20;

    private static final int LONGEST = 12;

    public NumberSystem {
        quotients = List.copyOf(quotients);
        int least = Collections.min(quotients);
        boolean base = b == 0 && least >= 2 && quotients.size() == 1;
        boolean recurrence = b >= 1 && b <= least && (b == 1 || quotients.size() == 1);
        if (!(base || recurrence) || Collections.max(quotients) > LARGEST || isLong(quotients)) {
            throw new IllegalArgumentException("no number system has a = " + quotients + " and b = " + b);
        }
        if (isRepetition(quotients)) {
            throw new IllegalArgumentException("a shorter part of " + quotients + " repeats");
        }
    }

    public NumberSystem(int a, int b) {
        this(List.of(a), b);
    }

    private static boolean isLong(List<Integer> quotients) {
        long product = 1;
        for (int quotient : quotients) {
            product = Math.min(product * (quotient + 1L), Integer.MAX_VALUE);
        }
        return quotients.size() > LONGEST || product > LARGEST_PRODUCT;
    }

    private static boolean isRepetition(List<Integer> quotients) {
        int size = quotients.size();
        return IntStream.range(1, size)
                .filter(part -> size % part == 0)
                .anyMatch(part -> IntStream.range(part, size)
                        .allMatch(i -> quotients.get(i).equals(quotients.get(i - part))));
    }

    public static NumberSystem base(int base) {
        return new NumberSystem(base, 0);
    }

    /** Ostrowski's system in which these repeat; if they repeat themselves, once is enough. */
    public static NumberSystem ostrowski(List<Integer> quotients) {
        return new NumberSystem(once(quotients), 1);
    }

    private static List<Integer> once(List<Integer> quotients) {
        int part = 1;
        while (part < quotients.size()
                && !(quotients.size() % part == 0
                        && Collections.nCopies(quotients.size() / part, quotients.subList(0, part)).stream()
                                .flatMap(List::stream)
                                .toList()
                                .equals(quotients))) {
            part++;
        }
        return quotients.subList(0, part);
    }

    /**
     * Ostrowski's system of a square root that is irrational, if the period of its continued fraction is not too long: {@code
     * sqrt(d) = [c; a_1, a_2, ...]}, whose complete quotients are {@code (sqrt(d) + m)/q}.
     */
    public static Optional<NumberSystem> ofRoot(int d) {
        int whole = BigInteger.valueOf(d).sqrt().intValueExact();
        List<Integer> quotients = new ArrayList<>();
        int m = whole;
        int q = d - whole * whole;
        // The period ends with twice the whole part.
        while (q > 0 && quotients.size() <= LONGEST && !quotients.contains(2 * whole)) {
            quotients.add((whole + m) / q);
            m = quotients.get(quotients.size() - 1) * q - m;
            q = (d - m * m) / q;
        }
        return quotients.isEmpty() || isLong(quotients) ? Optional.empty() : Optional.of(ostrowski(quotients));
    }

    /** How many numbers a_n repeat. */
    public int period() {
        return quotients.size();
    }

    /** The one number a, of a system that has one. */
    public int a() {
        if (period() > 1) {
            throw new IllegalStateException(this + " has no single a");
        }
        return quotients.get(0);
    }

    /** The number a of the digit that is read next. */
    public int a(int phase) {
        return quotients.get(period() - 1 - phase);
    }

    /** How many digits there are: 0, 1, ..., digits - 1. */
    public int digits() {
        return b == 0 ? a() : Collections.max(quotients) + 1;
    }

    /** What the weight below the last, {@code U_(-1)}, is, times b. */
    int below() {
        return b == 0 ? 0 : 1;
    }

    /**
     * Where a word stands when the digit is read, or -1 if it may not be: the phase, and p more after the largest digit. Starts
     * at 0.
     */
    public int follow(int state, int digit) {
        int period = quotients.size();
        int phase = state % period;
        int most = quotients.get(period - 1 - phase);
        if (digit > most || (state >= period && digit >= b)) {
            return -1;
        }
        int next = phase + 1 == period ? 0 : phase + 1;
        return b > 0 && digit == most ? next + period : next;
    }

    /** Of a word that stands there. */
    public int phase(int state) {
        return state % period();
    }

    /** The number that a word stands for, most significant digit first. */
    public BigInteger value(int[] word) {
        return Writing.in(this).value(word);
    }

    /** The word of a number, most significant digit first; none for 0. */
    public int[] word(BigInteger number) {
        return number.bitLength() < Long.SIZE - 1 && period() == 1
                ? word(number.longValueExact())
                : Writing.in(this).word(number);
    }

    /** The word of a number that fits a {@code long}. */
    public int[] word(long number) {
        if (period() > 1) {
            return word(BigInteger.valueOf(number));
        }
        int a = a();
        // The slowest weights are Fibonacci's, of which 91 fit a long.
        long[] weights = new long[91];
        int length = 0;
        for (long weight = 1; weight <= number; ) {
            weights[length++] = weight;
            long lower = length == 1 ? below() : b * weights[length - 2];
            if (weight > (Long.MAX_VALUE - lower) / a) {
                break;
            }
            weight = a * weight + lower;
        }
        int[] word = new int[length];
        long rest = number;
        for (int i = 0; i < length; i++) {
            word[i] = (int) (rest / weights[length - 1 - i]);
            rest %= weights[length - 1 - i];
        }
        return word;
    }

    /** The weights up to the given limit, smallest first. */
    public List<Long> weights(long limit) {
        List<Long> weights = new ArrayList<>();
        long below = below();
        for (long weight = 1; weight <= limit; ) {
            long next = Math.addExact(Math.multiplyExact(quotients.get(weights.size() % period()), weight), below);
            weights.add(weight);
            below = Math.multiplyExact(b, weight);
            weight = next;
        }
        return weights;
    }

    /** The name, such as {@code base 2}, {@code fibonacci}, {@code recurrence 3,2}, {@code ostrowski 1,2}. */
    public String text() {
        if (b == 0) {
            return "base " + a();
        }
        if (equals(FIBONACCI)) {
            return "fibonacci";
        }
        if (period() > 1) {
            return "ostrowski " + joined();
        }
        return equals(PELL) ? "pell" : "recurrence " + a() + "," + b;
    }

    private String joined() {
        return quotients.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** The system with this name, as {@link #text} gives it, or empty. */
    public static Optional<NumberSystem> named(String name) {
        Matcher base = Pattern.compile("base (\\d{1,3})").matcher(name);
        Matcher recurrence =
                Pattern.compile("recurrence (\\d{1,3}), ?(\\d{1,3})").matcher(name);
        Matcher ostrowski =
                Pattern.compile("ostrowski (\\d{1,3}(?:, ?\\d{1,3}){0,11})").matcher(name);
        if (base.matches() && Integer.parseInt(base.group(1)) >= 2) {
            return Optional.of(base(Integer.parseInt(base.group(1))));
        }
        if (recurrence.matches()) {
            int a = Integer.parseInt(recurrence.group(1));
            int b = Integer.parseInt(recurrence.group(2));
            return b >= 1 && b <= a ? Optional.of(new NumberSystem(a, b)) : Optional.empty();
        }
        if (ostrowski.matches()) {
            List<Integer> quotients = Pattern.compile(", ?")
                    .splitAsStream(ostrowski.group(1))
                    .map(Integer::valueOf)
                    .toList();
            List<Integer> part = once(quotients);
            return part.contains(0) || isLong(part) ? Optional.empty() : Optional.of(new NumberSystem(part, 1));
        }
        return Stream.of(FIBONACCI, PELL)
                .filter(system -> system.text().equals(name))
                .findFirst();
    }

    /** How numbers are written, as a phrase. */
    public String words() {
        if (b == 0) {
            return "written in base " + a();
        }
        if (period() > 1) {
            return "written in Ostrowski's system with the weights "
                    + weights(10_000).stream().limit(4).map(String::valueOf).collect(Collectors.joining(", "))
                    + ", ..., U_(n+1) = a_n U_n + U_(n-1), a_0, a_1, ... being " + joined() + ", again and again";
        }
        int a = a();
        String name = equals(FIBONACCI) ? "the Fibonacci system" : equals(PELL) ? "the Pell system" : "the system";
        return "written in " + name + " with the weights 1, " + (a + 1) + ", " + (a * (a + 1) + b) + ", ..., U_(n+1) = "
                + (a == 1 ? "" : a + " ") + "U_n + " + (b == 1 ? "" : b + " ") + "U_(n-1)";
    }

    @Override
    public String toString() {
        return text();
    }
}
