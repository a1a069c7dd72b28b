package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Radix;

/**
 * Writes numbers of any size in a number system and reads them, in quasi-linear time if one quotient repeats. Powers and
 * weights that were needed once are kept.
 */
public interface Writing {

    /** The word of a number, most significant digit first; none for 0. */
    int[] word(BigInteger number);

    /** The number that a word stands for, most significant digit first. */
    BigInteger value(int[] word);

    static Writing in(NumberSystem system) {
        if (system.period() > 1) {
            return inPeriods(system);
        }
        return system.b() == 0 ? inBase(system.a()) : inRecurrence(system);
    }

    private static Writing inBase(int base) {
        Radix radix = Radix.of(base);
        return new Writing() {
            @Override
            public int[] word(BigInteger number) {
                return radix.digits(number);
            }

            @Override
            public BigInteger value(int[] word) {
                return radix.value(word);
            }
        };
    }

    private static Writing inRecurrence(NumberSystem system) {
        Numeration numeration = Numeration.of(system.a(), system.b());
        List<BigInteger> digits = IntStream.range(0, system.digits())
                .mapToObj(BigInteger::valueOf)
                .toList();
        return new Writing() {
            @Override
            public int[] word(BigInteger number) {
                List<BigInteger> word = numeration.expand(number).digits();
                return IntStream.range(0, word.size())
                        .map(i -> word.get(i).intValue())
                        .toArray();
            }

            @Override
            public BigInteger value(int[] word) {
                return numeration.value(new DigitList(word, digits));
            }
        };
    }

    /** Digit by digit, in quadratic time: where several quotients repeat, nobody has asked about long numbers yet. */
    private static Writing inPeriods(NumberSystem system) {
        BigInteger b = BigInteger.valueOf(system.b());
        List<BigInteger> quotients =
                system.quotients().stream().map(BigInteger::valueOf).toList();
        int period = system.period();
        return new Writing() {
            @Override
            public int[] word(BigInteger number) {
                List<BigInteger> weights = new ArrayList<>();
                BigInteger below = BigInteger.valueOf(system.below());
                BigInteger next = BigInteger.ONE;
                while (next.compareTo(number) <= 0 || weights.size() % period > 0) {
                    BigInteger weight = next;
                    next = next.multiply(quotients.get(weights.size() % period)).add(below);
                    below = weight.multiply(b);
                    weights.add(weight);
                }
                int[] word = new int[weights.size()];
                BigInteger rest = number;
                for (int i = 0; i < word.length; i++) {
                    BigInteger[] parts = rest.divideAndRemainder(weights.get(word.length - 1 - i));
                    word[i] = parts[0].intValueExact();
                    rest = parts[1];
                }
                return word;
            }

            @Override
            public BigInteger value(int[] word) {
                BigInteger r = BigInteger.ZERO;
                BigInteger p = BigInteger.ZERO;
                for (int i = 0; i < word.length; i++) {
                    BigInteger next = r.multiply(quotients.get((word.length - 1 - i) % period))
                            .add(p.multiply(b))
                            .add(BigInteger.valueOf(word[i]));
                    p = r;
                    r = next;
                }
                return r.add(p);
            }
        };
    }
}
