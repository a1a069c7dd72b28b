package org.wythofflab.theory.wytf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.rules.Bound;
import org.wythofflab.theory.LargeCheck;

class IncreasingFunctionTest {

    static Stream<IncreasingFunction> functions() {
        BigInteger one = BigInteger.ONE;
        BigInteger large = BigInteger.TEN.pow(30);
        Stream<IncreasingFunction> sums = Stream.of(
                        Map.of(1, BigInteger.TWO),
                        Map.of(2, one),
                        Map.of(2, one, 0, BigInteger.valueOf(9)),
                        Map.of(3, one, 1, large, 0, large),
                        Map.of(1, BigInteger.valueOf(7), 0, BigInteger.valueOf(-6)),
                        Map.of(5, large, 4, one, 2, large),
                        Map.of(50, one, 1, large.multiply(large)))
                .map(PowerSum::new)
                .flatMap(sum -> Stream.of(sum, new Envelope(sum)));
        Stream<IncreasingFunction> searched = Stream.<UnaryOperator<BigInteger>>of(
                        x -> x.add(x.divide(BigInteger.valueOf(5))),
                        x -> x.multiply(x.sqrt()),
                        x -> x.compareTo(BigInteger.valueOf(700)) < 0 ? x : x.multiply(x),
                        x -> one.shiftLeft(x.intValueExact()).subtract(one),
                        x -> x.multiply(large).add(x.sqrt()))
                .map(IncreasingFunctionTest::searched);
        return Stream.concat(sums, searched);
    }

    /** Of exponents that are no {@code int} it has no value: whoever asks far beyond the answer fails. */
    private static IncreasingFunction searched(UnaryOperator<BigInteger> f) {
        return new SearchedBound(new Bound() {
            @Override
            public BigInteger value(BigInteger k) {
                return f.apply(k);
            }

            @Override
            public Optional<SortedMap<Integer, BigInteger>> coefficients() {
                return Optional.empty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("functions")
    void theFloorOfTheInverseIsTheLargestNumberBelow(IncreasingFunction f) {
        for (int digits : List.of(1, 5, 40, 500)) {
            for (BigInteger y : LargeCheck.nastyNumbers(digits)) {
                BigInteger x = f.floorOfInverse(y.abs());
                assertThat(f.at(x)).isLessThanOrEqualTo(y.abs());
                assertThat(f.at(x.add(BigInteger.ONE))).isGreaterThan(y.abs());
                assertThat(f.compare(y.abs(), x.add(BigInteger.ONE))).isNegative();
                BigInteger value = f.at(x);
                assertThat(f.inverse(value)).contains(x);
                assertThat(f.compare(value, x)).isZero();
                assertThat(f.compare(value.add(BigInteger.ONE), x)).isPositive();
                if (x.signum() > 0) {
                    assertThat(f.floorOfInverse(value.subtract(BigInteger.ONE))).isEqualTo(x.subtract(BigInteger.ONE));
                }
            }
        }
    }

    /** Also around the numbers from which on a value is no {@code long}. */
    @ParameterizedTest
    @MethodSource("functions")
    void smallNumbersHaveTheSameValues(IncreasingFunction f) {
        BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
        List<Long> numbers = new ArrayList<>(LongStream.range(0, 60).boxed().toList());
        for (int bits = 40; bits <= 66; bits++) {
            long last =
                    f.floorOfInverse(BigInteger.ONE.shiftLeft(bits)).min(most).longValueExact();
            numbers.addAll(LongStream.range(Math.max(0, last - 2), last).boxed().toList());
            numbers.add(last);
        }
        for (long x : numbers) {
            assertThat(f.at(x)).isEqualTo(f.at(BigInteger.valueOf(x)).min(most).longValueExact());
        }
    }

    @Test
    void sumsThatDoNotIncreaseAreRefused() {
        for (Map<Integer, BigInteger> coefficients : List.of(
                Map.<Integer, BigInteger>of(),
                Map.of(0, BigInteger.TEN),
                Map.of(2, BigInteger.ONE, 1, BigInteger.valueOf(-1)),
                Map.of(1, BigInteger.TWO, 0, BigInteger.valueOf(-2)))) {
            assertThatThrownBy(() -> new PowerSum(coefficients)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
