package org.wythofflab.solve.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Position;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.ExhaustedException;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

final class BlockingStreamTest {

    private static List<Position> stream(BlockingRule rule, int modulus, int bound, int limit) {
        List<Position> positions = new ArrayList<>();
        new BlockingStream(rule, modulus, limit).run(bound, Boards.AMPLE, (a, b) -> positions.add(new Position(a, b)));
        return positions;
    }

    private static List<Position> stream(BlockingRule rule, int bound) {
        return stream(rule, rule.modulus(), bound, Integer.MAX_VALUE);
    }

    /** One position after the other, by three counters. */
    private static List<Position> scan(BlockingRule rule, int bound) {
        int[] inRow = new int[(rule.count() + 4) * (bound + 4)];
        int[] onDiagonal = new int[inRow.length];
        List<Position> positions = new ArrayList<>();
        for (int a = 0; a < bound; a++) {
            int inColumn = inRow[a];
            for (int b = a; inColumn < rule.count(); b++) {
                if (inColumn + inRow[b] + onDiagonal[b - a] < rule.count()) {
                    inColumn += rule.line();
                    inRow[b] += rule.line();
                    onDiagonal[b - a] += rule.diagonal();
                    positions.add(new Position(a, b));
                }
            }
        }
        return positions;
    }

    /** What a board of outcomes has in its first rows, if it is as long as it is asked to be. */
    private static List<Position> marked(GameSpec game, int bound, int limit) {
        OutcomeGrid grid = Engines.outcomes(game, Extent.of(bound, limit), Boards.AMPLE)
                .fold(chosen -> chosen.value().run(Boards.AMPLE), refused -> {
                    throw new AssertionError(refused.why());
                });
        boolean markedIsP = game.maneuver().kind() != Maneuver.Kind.COMPLY;
        List<Position> positions = new ArrayList<>();
        for (int a = 0; a < bound; a++) {
            for (int b = a; b < limit; b++) {
                if (grid.isP(a, b) == markedIsP) {
                    positions.add(new Position(a, b));
                }
            }
        }
        return positions;
    }

    static IntStream everyCount() {
        return IntStream.rangeClosed(1, Lanes.LARGEST);
    }

    @ParameterizedTest
    @MethodSource("everyCount")
    void marksWhatABoardOfOutcomesHas(int count) {
        int limit = 170;
        BlockingRule rule = BlockingRule.all(count);
        assertThat(stream(rule, rule.modulus(), 90, limit))
                .isEqualTo(marked(Boards.game("wythoff block " + count), 90, limit));
    }

    @ParameterizedTest
    @MethodSource("everyCount")
    void findsWholeColumns(int count) {
        for (BlockingRule rule : List.of(
                BlockingRule.all(count), new BlockingRule(count, count, 1), new BlockingRule(count, 1, count))) {
            assertThat(stream(rule, 60)).isEqualTo(scan(rule, 60));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff",
                "nim",
                "nim block 7",
                "nim comply 3",
                "wythoff comply 1",
                "wythoff comply 127",
                "wythoff block 5 diagonal",
                "wythoff block 6 nim",
                "wythoff comply 4 diagonal",
                "wythoff comply 4 nim",
            })
    void knowsTheOtherManeuvers(String text) {
        GameSpec game = Boards.game(text);
        BlockingRule rule = BlockingRule.of(game).orElseThrow();
        assertThat(stream(rule, rule.modulus(), 130, 300)).isEqualTo(marked(game, 130, 300));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"wythoff block 128", "wythoff misere", "wythoff block 3 misere", "a-wythoff(2)", "imitation(1,1)"
            })
    void doesNotKnowOtherGames(String text) {
        assertThat(BlockingRule.of(Boards.game(text))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 21, 39, 68, 127})
    void agreesWithAPlainScanOverManyTilesAndAfterGrowing(int count) {
        BlockingRule rule = BlockingRule.all(count);
        int bound = 3500;
        assertThat(stream(rule, bound)).isEqualTo(scan(rule, bound));
    }

    static Stream<Integer> divisors() {
        return IntStream.rangeClosed(1, CounterTree.GROUP)
                .filter(modulus -> CounterTree.GROUP % modulus == 0)
                .boxed();
    }

    @ParameterizedTest
    @MethodSource("divisors")
    void theModulusDoesNotChangeTheAnswer(int modulus) {
        for (int count : new int[] {2, 5, 21, 39, 68}) {
            BlockingRule rule = BlockingRule.all(count);
            assertThat(stream(rule, modulus, 1200, Integer.MAX_VALUE)).isEqualTo(stream(rule, 1200));
        }
    }

    @Test
    void aModulusHasToDivideTheGroups() {
        assertThatThrownBy(() -> new BlockingStream(BlockingRule.all(4), 7, 10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("520");
    }

    /**
     * Whether the number of blocks looked at grows with less than the power 3/2 of the columns, which is nearer to columns
     * than to their square: whether all of them are less than 2^(3/2) times those in the first half. So many columns that
     * most of what grows with the square would have come to light; it is no proof for more.
     */
    private static boolean isTame(int count, int modulus) {
        int columns = 120_000;
        BlockingStream stream = new BlockingStream(BlockingRule.all(count), modulus, Integer.MAX_VALUE);
        long[] earlier = new long[1];
        stream.run(columns, Boards.AMPLE, (a, b) -> {
            earlier[0] = a < columns / 2 ? stream.looked() : earlier[0];
            return true;
        });
        return stream.looked() * stream.looked() < 8 * earlier[0] * earlier[0];
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 6, 10, 21, 35, 39, 46, 57, 60, 68, 75})
    void residuesTameTheseCounts(int count) {
        assertThat(isTame(count, 1)).isFalse();
        assertThat(isTame(count, BlockingRule.all(count).modulus())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 17, 20, 64, 86, 100, 126, 127})
    void otherCountsNeedNoResidues(int count) {
        assertThat(BlockingRule.all(count).modulus()).isEqualTo(1);
        assertThat(isTame(count, 1)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 39, 40, 41, 79, 80, 81, 519, 520, 521})
    void endsExactlyAtTheBoundAndTheLimit(int end) {
        for (int count : new int[] {6, 21}) {
            BlockingRule rule = BlockingRule.all(count);
            List<Position> all = stream(rule, 530);
            assertThat(stream(rule, end))
                    .isEqualTo(
                            all.stream().filter(position -> position.x() < end).toList());
            assertThat(stream(rule, rule.modulus(), 530, end))
                    .isEqualTo(
                            all.stream().filter(position -> position.y() < end).toList());
        }
    }

    @Test
    void endsWhenNoMoreIsWanted() {
        List<Position> few = new ArrayList<>();
        new BlockingStream(BlockingRule.all(6), 10, 1000).run(1000, Boards.AMPLE, (a, b) -> {
            few.add(new Position(a, b));
            return few.size() < 100;
        });
        assertThat(few).isEqualTo(stream(BlockingRule.all(6), 100).subList(0, 100));
    }

    @Test
    void stopsWhenTold() {
        Budget stopped = new Budget(0, 1 << 20, () -> true, Progress.SILENT);
        BlockingStream stream = new BlockingStream(BlockingRule.all(4), 1, 100);
        assertThatThrownBy(() -> stream.run(100, stopped, (a, b) -> true)).isInstanceOf(StoppedException.class);
    }

    @Test
    void stopsWhenTheCountersNoLongerFit() {
        BlockingStream stream = new BlockingStream(BlockingRule.all(4), 1, 100_000);
        assertThatThrownBy(() -> stream.run(100_000, Budget.of(0, 50_000), (a, b) -> true))
                .isInstanceOf(ExhaustedException.class)
                .hasMessageContaining("smaller bound");
    }

    /** A block of rows and one of columns have the differences of two blocks; (0,0) has those of the blocks -1 and 0. */
    @Test
    void theDifferencesOfANodeAndATileLieInTwoNodes() {
        for (int level = 0; level < 3; level++) {
            int span = CounterTree.span(level);
            for (int tile = 0; tile < 400; tile++) {
                for (int node = tile / span; node < tile / span + 3; node++) {
                    int first = BlockingStream.firstDiagonal(span, node, tile);
                    int least = (node * span - tile) * CounterTree.BLOCK - (CounterTree.BLOCK - 1);
                    int most = ((node + 1) * span - tile) * CounterTree.BLOCK - 1;
                    assertThat(first).isGreaterThanOrEqualTo(-1);
                    assertThat(Math.floorDiv(least, span * CounterTree.BLOCK)).isEqualTo(first);
                    assertThat(Math.floorDiv(most, span * CounterTree.BLOCK)).isBetween(first, first + 1);
                }
            }
        }
    }

    @Test
    void residueMinimaAreThoseOfTheCounters() {
        int capacity = 14 * CounterTree.GROUP;
        CounterTree counters = new CounterTree(capacity);
        int[] expected = new int[26];
        Arrays.fill(expected, Lanes.LARGEST);
        for (int i = 0; i < capacity; i++) {
            int value = (i % 26) + (i * 7919L % 31 == 0 ? 1 : 0);
            counters.setLanes(i, counters.lanes(i) + value);
            expected[i % 26] = Math.min(expected[i % 26], value);
        }
        ResidueMinima minima = new ResidueMinima(counters, 26);
        for (int residue = 0; residue < 26; residue++) {
            int found = Math.min(
                    Lanes.get(minima.minima(2, 0, residue & -8), residue & 7),
                    Lanes.get(minima.minima(2, 1, residue & -8), residue & 7));
            assertThat(found).isEqualTo(expected[residue]);
        }
    }
}
