package org.wythofflab.prove.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Signs and remainders read off digits are those of plain arithmetic, on all small tuples. */
class LinearReaderTest {

    private static final int BOUND = 40;

    static Stream<NumberSystem> systems() {
        return Stream.of(
                NumberSystem.BINARY,
                NumberSystem.base(3),
                NumberSystem.base(10),
                NumberSystem.FIBONACCI,
                NumberSystem.PELL,
                new NumberSystem(2, 2),
                new NumberSystem(3, 3),
                new NumberSystem(4, 2),
                new NumberSystem(6, 3),
                new NumberSystem(8, 1),
                new NumberSystem(List.of(1, 2), 1),
                new NumberSystem(List.of(2, 1), 1),
                new NumberSystem(List.of(1, 1, 4), 1),
                new NumberSystem(List.of(2, 1, 3, 1), 1));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyNumberHasOneWordAndTheWordHasItsValue(NumberSystem system) {
        for (long number = 0; number < 3000; number++) {
            int[] word = system.word(number);
            assertThat(system.value(word)).isEqualTo(BigInteger.valueOf(number));
            int state = 0;
            for (int digit : word) {
                state = system.follow(state, digit);
                assertThat(state).as("%s in %s", number, system).isNotNegative();
            }
            assertThat(system.phase(state)).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void theSignIsThatOfTheSum(NumberSystem system) {
        Random random = new Random(system.hashCode());
        for (int i = 0; i < 20; i++) {
            int a = random.nextInt(9) - 4;
            int b = random.nextInt(9) - 4;
            int c = random.nextInt(61) - 30;
            LinearReader reader = new LinearReader(system, new int[] {0, 1}, new int[] {a, b}, c);
            for (int x = 0; x < BOUND; x++) {
                for (int y = 0; y < BOUND; y++) {
                    // Zeros before the number must not matter.
                    int zeros = random.nextInt(3);
                    assertThat(reader.label(read(reader, system, List.of(x, y), zeros)))
                            .as("sign of %d*%d + %d*%d + %d in %s", a, x, b, y, c, system)
                            .isEqualTo(Integer.signum(a * x + b * y + c));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void theRemainderIsThatOfTheSum(NumberSystem system) {
        Random random = new Random(1 + system.hashCode());
        for (int i = 0; i < 10; i++) {
            int a = random.nextInt(9) - 4;
            int b = random.nextInt(9) - 4;
            int c = random.nextInt(61) - 30;
            int m = 1 + random.nextInt(12);
            ResidueReader reader = new ResidueReader(system, new int[] {0, 1}, new int[] {a, b}, c, m);
            for (int x = 0; x < BOUND; x++) {
                for (int y = 0; y < BOUND; y++) {
                    assertThat(reader.label(read(reader, system, List.of(x, y), random.nextInt(3))))
                            .isEqualTo(Math.floorMod(a * x + b * y + c, m));
                }
            }
        }
    }

    static int read(Reader reader, NumberSystem system, List<Integer> numbers, int zeros) {
        List<int[]> words =
                numbers.stream().map(number -> system.word(number.longValue())).toList();
        int length = zeros * system.period()
                + words.stream().mapToInt(word -> word.length).max().orElse(0);
        int state = 0;
        int[] digits = new int[numbers.size()];
        for (int i = 0; i < length; i++) {
            for (int track = 0; track < digits.length; track++) {
                int[] word = words.get(track);
                int place = i - (length - word.length);
                digits[track] = place < 0 ? 0 : word[place];
            }
            state = reader.step(state, digits);
        }
        return state;
    }
}
