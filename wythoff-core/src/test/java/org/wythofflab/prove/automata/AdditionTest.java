package org.wythofflab.prove.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Prover;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** Right sums pass the check by induction, broken ones do not, and nothing is proved with them. */
class AdditionTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);

    private final Outlay outlay = new Outlay(BUDGET);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "base 2",
                "base 3",
                "base 10",
                "fibonacci",
                "pell",
                "recurrence 2,2",
                "recurrence 6,3",
                "recurrence 8,1",
                "ostrowski 1,2",
                "ostrowski 1,2,1"
            })
    void sumsAreRight(String name) {
        NumberSystem system = NumberSystem.named(name).orElseThrow();
        assertThat(Addition.flaw(Addition.adder(system, outlay), outlay)).isEmpty();
    }

    /** A sum added, taken away or altered, far out or near. */
    @ParameterizedTest
    @ValueSource(strings = {"base 5", "recurrence 3,3", "recurrence 4,2", "ostrowski 2,3"})
    void oneWrongSumIsSeen(String name) {
        NumberSystem system = NumberSystem.named(name).orElseThrow();
        Automaton right = Addition.adder(system, outlay);
        Random random = new Random(7);
        for (int i = 0; i < 20; i++) {
            int x = random.nextInt(1 << (1 + i % 12));
            int y = random.nextInt(1 << (1 + i % 12));
            int z = i % 2 == 0 ? x + y : random.nextInt(1 << 12);
            Automaton wrong = Sets.difference(right, triple(system, x, y, z), outlay);
            assertThat(Addition.flaw(wrong, outlay)).as("%d + %d = %d", x, y, z).isPresent();
        }
        assertThat(Addition.flaw(right, outlay)).isEmpty();
    }

    private Automaton triple(NumberSystem system, int x, int y, int z) {
        return new Tuples(system, 3, 3, outlay)
                .with(Sets.number(system, BigInteger.valueOf(x)).on(0))
                .with(Sets.number(system, BigInteger.valueOf(y)).on(1))
                .with(Sets.number(system, BigInteger.valueOf(z)).on(2))
                .all();
    }

    /** Each breaks one of the conditions and, as far as that can be, no other. */
    @Test
    void everyConditionIsAsked() {
        NumberSystem system = NumberSystem.base(7);
        Automaton larger = linear(system, new int[] {1, 1, -1}, 1);
        Automaton twice = linear(system, new int[] {1, 2, -1}, 0);
        Automaton either = new Tuples(system, 3, 3, outlay)
                .with(linear(system, new int[] {1, 1, -1}, 0).toTheEnd(0, 1, 2))
                .with(twice.toTheEnd(0, 1, 2))
                .where(labels -> labels[0] + labels[1] > 0);
        Automaton less = linear(system, new int[] {1, -1, -1}, 0);
        assertThat(Addition.flaw(larger, outlay)).contains("x + 0 is not always x");
        assertThat(Addition.flaw(twice, outlay)).contains("x + (y + 1) is not always one more than x + y");
        assertThat(Addition.flaw(either, outlay)).contains("some numbers have two sums");
        assertThat(Addition.flaw(less, outlay)).contains("some numbers have no sum");
    }

    private Automaton linear(NumberSystem system, int[] factors, int constant) {
        return new Tuples(system, 3, 3, outlay)
                .with(new LinearReader(system, new int[] {0, 1, 2}, factors, constant))
                .where(labels -> labels[0] == 0);
    }

    @Test
    void nothingIsProvedWithBrokenSums() throws Exception {
        NumberSystem system = NumberSystem.base(11);
        Automaton right = Addition.adder(system, outlay);
        Automaton wrong = Sets.difference(right, triple(system, 5, 6, 11), outlay);
        assertThat(Addition.judged(wrong, outlay)).isPresent();
        Proof refused = Prover.prove(GameSpec.parse("nim"), "x = y + 0", Optional.of("base 11"), BUDGET);
        assertThat(refused).isInstanceOf(Proof.Unknown.class);
        assertThat(((Proof.Unknown) refused).reached()).contains("sums in base 11 are not read right");
        assertThat(Addition.judged(right, outlay)).isEmpty();
        assertThat(Prover.prove(GameSpec.parse("nim"), "x = y + 0", Optional.of("base 11"), BUDGET))
                .isInstanceOf(Proof.Proved.class);
    }
}
