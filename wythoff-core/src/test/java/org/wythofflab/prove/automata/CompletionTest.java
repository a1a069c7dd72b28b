package org.wythofflab.prove.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.solve.Budget;

/** What completes two numbers is what a search through all numbers finds, and the greatest of it. */
class CompletionTest {

    private static final int BOUND = 26;

    static Stream<NumberSystem> systems() {
        return Stream.of(
                NumberSystem.BINARY,
                NumberSystem.base(3),
                NumberSystem.FIBONACCI,
                NumberSystem.PELL,
                new NumberSystem(3, 2),
                NumberSystem.ostrowski(List.of(1, 2)));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void theGreatestNumberIsFound(NumberSystem system) {
        Random random = new Random(7);
        for (int round = 0; round < 12; round++) {
            int a = random.nextInt(5) - 2;
            int b = random.nextInt(5) - 2;
            int c = 1 + random.nextInt(3);
            int constant = random.nextInt(21) - 10;
            int sign = random.nextInt(3) - 1;
            int residue = random.nextInt(3);
            int[] tracks = {0, 1, 2};
            Completion completion = new Completion(
                    system,
                    2,
                    3,
                    List.of(
                            new LinearReader(system, tracks, new int[] {a, b, c}, constant),
                            new ResidueReader(system, new int[] {2}, new int[] {1}, 0, 3)),
                    labels -> labels[0] == sign && labels[1] == residue,
                    new Outlay(Budget.of(0, 1 << 26), 1 << 20));
            for (int x = 0; x < BOUND; x++) {
                for (int y = 0; y < BOUND; y++) {
                    WordPair words = WordPair.of(system, system.word(x), system.word(y));
                    int digits = words.letters().length;
                    Optional<BigInteger> expected = Optional.empty();
                    for (int u = 0; system.word(u).length <= digits; u++) {
                        if (Integer.signum(a * x + b * y + c * u + constant) == sign && u % 3 == residue) {
                            expected = Optional.of(BigInteger.valueOf(u));
                        }
                    }
                    assertThat(completion.greatest(words.letters()).map(found -> system.value(found[0])))
                            .as("%d*%d + %d*%d + %d*u + %d in %s", a, x, b, y, c, constant, system)
                            .isEqualTo(expected);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void longNumbersAreWrittenAsShortOnesAre(NumberSystem system) {
        Writing writing = Writing.in(system);
        Random random = new Random(3);
        for (int bits : new int[] {5, 40, 62, 63, 64, 65, 200, 3000}) {
            BigInteger number = new BigInteger(bits, random).setBit(bits - 1);
            int[] word = system.word(number);
            assertThat(writing.word(number)).isEqualTo(word);
            assertThat(writing.value(word)).isEqualTo(number);
            int state = 0;
            for (int digit : word) {
                state = system.follow(state, digit);
                assertThat(state).isNotNegative();
            }
        }
    }
}
