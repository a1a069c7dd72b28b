package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClassesTest {

    private static final int LETTERS = 2;

    /** The definition, on random automata: the largest relation whose pairs accept alike and whose steps can be answered. */
    @Test
    void statesAreInOneClassIfNothingTellsThemApart() {
        Random random = new Random(5);
        for (int trial = 0; trial < 300; trial++) {
            int size = 1 + random.nextInt(9);
            BitSet accepting = new BitSet();
            List<long[]> steps = new ArrayList<>();
            for (int state = 0; state < size; state++) {
                accepting.set(state, random.nextInt(4) == 0);
                steps.add(random.longs(random.nextInt(4), 0, LETTERS)
                        .map(letter -> (letter << 32) | random.nextInt(size))
                        .toArray());
            }
            Classes classes = new Classes(steps, accepting, () -> {});
            boolean[] hopeful = hopeful(steps, accepting);
            boolean[][] alike = alike(steps, accepting, hopeful);
            for (int one = 0; one < size; one++) {
                assertThat(classes.of(one) >= 0).isEqualTo(hopeful[one]);
                if (hopeful[one]) {
                    assertThat(classes.accepts(classes.of(one))).isEqualTo(accepting.get(one));
                    assertThat(classes.steps(classes.of(one)))
                            .isSorted()
                            .containsExactlyInAnyOrder(told(steps.get(one), classes));
                }
                for (int other = 0; other < size; other++) {
                    if (hopeful[one] && hopeful[other]) {
                        assertThat(classes.of(one) == classes.of(other)).isEqualTo(alike[one][other]);
                    }
                }
            }
        }
    }

    private static Long[] told(long[] steps, Classes classes) {
        Set<Long> told = new HashSet<>();
        for (long step : steps) {
            if (classes.of((int) step) >= 0) {
                told.add((step >>> 32 << 32) | classes.of((int) step));
            }
        }
        return told.toArray(Long[]::new);
    }

    private static boolean[] hopeful(List<long[]> steps, BitSet accepting) {
        boolean[] hopeful = new boolean[steps.size()];
        for (int round = 0; round <= hopeful.length; round++) {
            for (int state = 0; state < hopeful.length; state++) {
                hopeful[state] |=
                        accepting.get(state) || Arrays.stream(steps.get(state)).anyMatch(step -> hopeful[(int) step]);
            }
        }
        return hopeful;
    }

    private static boolean[][] alike(List<long[]> steps, BitSet accepting, boolean[] hopeful) {
        int size = hopeful.length;
        boolean[][] alike = new boolean[size][size];
        for (int one = 0; one < size; one++) {
            for (int other = 0; other < size; other++) {
                alike[one][other] = accepting.get(one) == accepting.get(other);
            }
        }
        for (int round = 0; round <= size * size; round++) {
            for (int one = 0; one < size; one++) {
                for (int other = 0; other < size; other++) {
                    alike[one][other] &= answers(steps.get(one), steps.get(other), alike, hopeful)
                            && answers(steps.get(other), steps.get(one), alike, hopeful);
                }
            }
        }
        return alike;
    }

    private static boolean answers(long[] steps, long[] others, boolean[][] alike, boolean[] hopeful) {
        return Arrays.stream(steps)
                .filter(step -> hopeful[(int) step])
                .allMatch(step -> Arrays.stream(others)
                        .anyMatch(other ->
                                step >>> 32 == other >>> 32 && hopeful[(int) other] && alike[(int) step][(int) other]));
    }

    @Test
    void itCanBeStopped() {
        assertThatThrownBy(() -> new Classes(List.of(new long[0]), new BitSet(), () -> {
                    throw new IllegalStateException("stopped");
                }))
                .hasMessage("stopped");
    }
}
