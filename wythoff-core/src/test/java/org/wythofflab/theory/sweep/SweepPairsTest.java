package org.wythofflab.theory.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The frontiers, and what is found from them far away, against the P-positions found column after column from the rules. */
class SweepPairsTest {

    private static final int K = 3;
    private static final int COLUMNS = 30_000;
    private static final SweepPairs PAIRS = SweepPairs.of(K);

    private record Position(int x, int y) {}

    /**
     * For each x that no P-position has yet, the least y >= x from which no move leads to a P-position before: no one-pile move, as no
     * other has the pile y, and no two-pile move, as the others on the diagonal are not a multiple of K away.
     */
    private static List<Position> byTheRules() {
        List<Position> found = new ArrayList<>();
        boolean[] taken = new boolean[2 * COLUMNS];
        Set<Position> diagonals = new HashSet<>();
        for (int x = 0; x < COLUMNS; x++) {
            if (taken[x]) {
                continue;
            }
            int y = x;
            while (taken[y] || diagonals.contains(new Position(y - x, x % K))) {
                y++;
            }
            taken[x] = true;
            taken[y] = true;
            diagonals.add(new Position(y - x, x % K));
            found.add(new Position(x, y));
        }
        return found;
    }

    @Test
    void everyPositionIsFoundByEachPileByItsDifferenceAndByItsNumber() {
        List<Position> positions = byTheRules();
        for (int n = 0; n < positions.size(); n += n < 600 ? 1 : 37) {
            Position position = positions.get(n);
            BigInteger a = BigInteger.valueOf(position.x());
            BigInteger d = BigInteger.valueOf(position.y() - position.x());
            Pair pair = new Pair(BigInteger.valueOf(n), a, d);
            assertThat(PAIRS.withPile(a)).isEqualTo(pair);
            assertThat(PAIRS.withPile(pair.b())).isEqualTo(pair);
            assertThat(PAIRS.withDifference(d, position.x() % K)).isEqualTo(pair);
            assertThat(PAIRS.withIndex(BigInteger.valueOf(n))).isEqualTo(pair);
        }
    }

    /** The lemma: that this ends is what is proved, and these are the numbers that the page of discoveries tells. */
    @Test
    void theScenesEnd() {
        Set<Scene> scenes = Closure.of(K);
        Set<Frontier> frontiers = scenes.stream().map(Scene::frontier).collect(Collectors.toSet());
        assertThat(scenes).hasSize(4341);
        assertThat(frontiers).hasSize(628);
        IntSummaryStatistics more = frontiers.stream()
                .mapToInt(frontier -> K * frontier.choice()
                        - frontier.trails().stream().mapToInt(Trail::count).sum())
                .summaryStatistics();
        assertThat(more.getMin()).isEqualTo(-23);
        assertThat(more.getMax()).isEqualTo(4);
        Set<Scene.Line> said = new HashSet<>();
        for (Scene scene : scenes) {
            for (boolean larger : new boolean[] {false, true}) {
                if (scenes.contains(scene.change(larger).after())) {
                    said.addAll(scene.change(larger).lines());
                }
            }
        }
        for (Scene scene : scenes) {
            for (boolean larger : new boolean[] {false, true}) {
                if (said.contains(new Scene.Line(scene.reading(), larger))) {
                    assertThat(scenes).contains(scene.change(larger).after());
                }
            }
        }
    }

    /** How many there are of each remainder, which differences they have had and which rows: counted from the P-positions. */
    @Test
    void theFrontiersAreWhatThePositionsBeforeLeaveToTheRest() {
        List<Position> positions = byTheRules();
        Set<Frontier> frontiers = Closure.of(K).stream().map(Scene::frontier).collect(Collectors.toSet());
        Set<Integer> larger =
                positions.stream().filter(p -> p.x() < p.y()).map(Position::y).collect(Collectors.toSet());
        Frontier frontier = Frontier.first(K);
        int next = K;
        for (int x = K; x < 3000; x++) {
            assertThat(frontiers).contains(frontier);
            int column = x;
            List<Position> before = positions.stream().limit(next).toList();
            if (x % 97 == 0) {
                int n = (int) before.stream().filter(p -> p.x() % K == 0).count();
                int front = x - x % K + n + frontier.front();
                int rows = before.stream()
                        .filter(p -> p.y() >= front)
                        .mapToInt(p -> 1 << (p.y() - front))
                        .sum();
                assertThat(frontier.rows()).isEqualTo(rows);
                int[] written = frontier.writtenBelow(n % K);
                for (int e = 0; e < K; e++) {
                    int remainder = e;
                    List<Integer> differences = before.stream()
                            .filter(p -> p.x() % K == remainder)
                            .map(p -> p.y() - p.x())
                            .toList();
                    Trail trail = frontier.trails().get(e);
                    assertThat(trail.count() + n).isEqualTo(differences.size());
                    assertThat(differences).allMatch(d -> trail.has(d - n));
                    long below = larger.stream()
                            .filter(y -> y < front && y % K == remainder)
                            .count();
                    assertThat(written[e] + K * (n / K)).isEqualTo((int) below);
                }
            }
            frontier = frontier.step(larger.contains(column)).after();
            next += larger.contains(column) ? 0 : 1;
        }
    }

    @Test
    void pilesOfThreeHundredDigitsAreFoundInEachWay() {
        BigInteger x = BigInteger.TEN.pow(300).add(BigInteger.valueOf(8));
        for (int i = 0; i < 6; i++) {
            BigInteger pile = x.add(BigInteger.valueOf(i));
            Pair pair = PAIRS.withPile(pile);
            assertThat(List.of(pair.a(), pair.b())).contains(pile);
            assertThat(PAIRS.withIndex(pair.index())).isEqualTo(pair);
            assertThat(PAIRS.withDifference(
                            pair.difference(),
                            pair.a().mod(BigInteger.valueOf(K)).intValueExact()))
                    .isEqualTo(pair);
        }
    }
}
