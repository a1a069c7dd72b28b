package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.wythofflab.exact.Numeration;
import org.wythofflab.exact.Radix;

/**
 * Writes numbers of any size in a number system and reads them, in quasi-linear time. Powers and weights that were needed
 * once are kept.
 */
public interface Writing {

    /** The word of a number, most significant digit first; none for 0. */
    int[] word(BigInteger number);

    /** The number that a word stands for, most significant digit first. */
    BigInteger value(int[] word);

    static Writing in(NumberSystem system) {
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
}
