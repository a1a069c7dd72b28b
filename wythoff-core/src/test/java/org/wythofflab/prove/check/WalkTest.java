package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WalkTest {

    /** Periods of two digits, an a followed by 0. */
    private static final Notation NOTATION = new Notation(List.of(1, 2), 1);

    private static Walk walk(List<Reader> readers, int[] order, int kept) {
        return new Walk(NOTATION, readers, order, kept, () -> {});
    }

    @Test
    void wordsSideBySideGoOnTogether() {
        Walk walk = walk(List.of(), new int[] {1, 0}, 2);
        for (int state = 0; state < walk.size(); state++) {
            List<Long> expected = new ArrayList<>();
            for (int letter = 0; letter < 9; letter++) {
                int first = NOTATION.after((int) walk.known(state, 0), letter % 3);
                int second = NOTATION.after((int) walk.known(state, 1), letter / 3);
                if (first >= 0 && second >= 0) {
                    expected.add((long) letter);
                }
            }
            List<Long> told = new ArrayList<>();
            int from = state;
            walk.follow(state, step -> {
                long letter = step >>> 32;
                told.add(letter);
                assertThat(walk.known((int) step, 0))
                        .isEqualTo(NOTATION.after((int) walk.known(from, 0), (int) letter % 3));
                assertThat(walk.known((int) step, 1))
                        .isEqualTo(NOTATION.after((int) walk.known(from, 1), (int) letter / 3));
            });
            assertThat(told).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(walk.mayEnd(state)).isEqualTo(walk.known(state, 0) % 2 == 0);
        }
        // The phase, and for each of the words whether its last digit was the largest.
        assertThat(walk.size()).isEqualTo(8);
    }

    /** With x - y, remainders by 5 and both words, whatever the order: what is known follows from the examples. */
    @Test
    void examplesLeadToTheirStates() {
        Sum difference = Sum.sign(NOTATION, new int[] {1, -1}, -2);
        Sum remainder = Sum.remainder(NOTATION, new int[] {2, 1}, 5);
        for (int[] order : new int[][] {{0, 1}, {1, 0}}) {
            Walk walk = walk(List.of(difference, remainder), order, 1);
            Set<String> seen = new HashSet<>();
            for (int state = 0; state < walk.size(); state++) {
                walk.follow(state, step -> assertThat(step >>> 32).isBetween(0L, 2L));
                seen.add(walk.name(state));
                if (walk.mayEnd(state)) {
                    BigInteger x = walk.example(state, 0);
                    BigInteger y = walk.example(state, 1);
                    String[] name = walk.name(state).split(" ", -1);
                    assertThat(name).hasSize(4);
                    int sign = x.subtract(y).intValueExact() - 2;
                    if (name[0].contains(",")) {
                        assertThat(sum(name[0]) - 2).isEqualTo(sign);
                    } else {
                        assertThat(name[0]).isEqualTo(sign > 0 ? "+" : "-");
                    }
                    assertThat(sum(name[1]) % 5).isEqualTo(x.add(x).add(y).intValueExact() % 5);
                }
            }
            assertThat(seen).hasSize(walk.size()).hasSizeGreaterThan(100);
        }
    }

    private static int sum(String pair) {
        String[] parts = pair.split(",", -1);
        return Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
    }

    /** It stops where a table is needed that accepts nothing any more, and goes on where it is not. */
    @Test
    void whatIsNeededMustGoOn() {
        Table zero = new Table(List.of(new int[] {1, 0, 0}), 3, "it");
        Walk needed = walk(List.of(zero.on(new int[] {1}, NOTATION, true)), new int[] {0, 1}, 2);
        needed.follow(0, step -> assertThat(step >>> 32).isLessThan(3));
        Walk free = walk(List.of(zero.on(new int[] {1}, NOTATION, false)), new int[] {0, 1}, 2);
        Set<Long> known = new HashSet<>();
        free.follow(0, step -> known.add(free.known((int) step, 0)));
        assertThat(known).containsExactlyInAnyOrder(0L, -1L);
    }

    /** The first number of a table's letters need not be on the first track. */
    @Test
    void tablesReadTheirTracks() {
        // Digit 2 of the first number beside digit 1 of the second, and nothing else.
        Table table = new Table(List.of(new int[] {0, 5, 1}, new int[] {1}), 9, "it");
        Walk walk = walk(List.of(table.on(new int[] {2, 0}, NOTATION, true)), new int[] {0, 1, 2}, 3);
        List<Long> letters = new ArrayList<>();
        walk.follow(0, step -> letters.add(step >>> 32));
        assertThat(letters).containsExactlyInAnyOrder(1 + 0 + 18L, 1 + 3 + 18L, 1 + 6 + 18L);
    }

    /** A sum without factors is known too: 1 is positive. */
    @Test
    void whoReadsNothingIsAskedToo() {
        Walk walk = walk(List.of(Sum.sign(NOTATION, new int[2], 1)), new int[] {0, 1}, 2);
        walk.follow(0, step -> assertThat(walk.name((int) step)).startsWith("+ "));
    }

    @Test
    void whatAlwaysHoldsHoldsWhereWordsEnd() {
        Walk walk = walk(List.of(), new int[] {0}, 1);
        List<Integer> asked = new ArrayList<>();
        assertThat(walk.always(state -> asked.add(state))).isTrue();
        assertThat(asked).allMatch(walk::mayEnd).hasSize(2);
        assertThat(walk.size()).isEqualTo(4);
        assertThat(walk.always(state -> !walk.name(state).equals("2"))).isFalse();
    }

    @Test
    void itCanBeStopped() {
        Walk walk = new Walk(NOTATION, List.of(), new int[] {0}, 1, () -> {
            throw new IllegalStateException("stopped");
        });
        assertThatThrownBy(() -> walk.follow(0, step -> {})).hasMessage("stopped");
    }
}
