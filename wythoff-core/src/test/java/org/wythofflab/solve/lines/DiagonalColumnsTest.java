package org.wythofflab.solve.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.Position;
import org.wythofflab.rules.Progression;
import org.wythofflab.solve.Boards;

/** The short way is held against {@link LineSet}, which knows all games with lines. */
final class DiagonalColumnsTest {

    private static List<Position> inOneLoop(LinePlan plan, int columns, int limit) {
        List<Position> listed = new ArrayList<>();
        assertThat(plan.isDiagonalAnd(DiagonalColumns.MOST_SINGLES)).isTrue();
        LineColumns.run(plan, columns, limit, Boards.AMPLE, (a, b) -> listed.add(new Position(a, b)));
        return listed;
    }

    private static List<Position> bySets(LinePlan plan, int columns, int limit) {
        LineSet set = new LineSet(plan, columns, limit, plan.marksEnds());
        List<Position> listed = new ArrayList<>();
        for (int x = 0; x < columns; x++) {
            int y = set.step(plan.misere() && x == 0 ? 1 : x);
            if (y >= 0) {
                listed.add(new Position(x, y));
            }
        }
        return listed;
    }

    private static LinePlan plan(List<Progression> singles, boolean misere) {
        return new LinePlan(
                Map.of(new LinePlan.Step(1, 1), List.of(new Progression(1, 1, 1, 1))),
                singles,
                Optional.empty(),
                1,
                misere,
                EndColumns.NONE);
    }

    /** With (k,l) also (l,k). */
    private static List<Progression> singles(Random random, int pairs, int most) {
        return IntStream.range(0, pairs)
                .boxed()
                .flatMap(i -> {
                    int k = 1 + random.nextInt(most);
                    int l = 1 + random.nextInt(most);
                    return List.of(Progression.single(k, l), Progression.single(l, k)).stream();
                })
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void agreesWithTheSetsOfLinesForAnySingleMoves(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            LinePlan plan = plan(singles(random, i % 5, 2 + random.nextInt(i % 2 == 0 ? 4 : 90)), i % 3 == 0);
            for (int limit : new int[] {1, 63, 64, 65, 700, 4097, 1 << 14}) {
                assertThat(inOneLoop(plan, 4500, limit))
                        .as("%s below %d", plan, limit)
                        .isEqualTo(bySets(plan, 4500, limit));
            }
        }
    }

    /** A pile may be taken from by far when its turn comes long after its diagonal is behind. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void agreesWithTheSetsOfLinesForFarMoves(boolean misere) {
        for (int far : new int[] {4000, 5000, 9001}) {
            LinePlan plan = plan(List.of(Progression.single(1, far), Progression.single(far, 1)), misere);
            assertThat(inOneLoop(plan, 20_000, 1 << 16)).as("%d", far).isEqualTo(bySets(plan, 20_000, 1 << 16));
        }
    }

    @Test
    void moreSingleMovesOrOtherLinesAreForTheSets() {
        Random random = new Random(9);
        assertThat(plan(singles(random, 40, 90), false).isDiagonalAnd(DiagonalColumns.MOST_SINGLES))
                .isFalse();
        for (String text :
                List.of("a-wythoff(2)", "wythoff ends(x+y = 3)", "wythoff block 2 diagonal", "st(2,3)", "nim")) {
            assertThat(LinePlan.of(Boards.game(text)).orElseThrow().isDiagonalAnd(DiagonalColumns.MOST_SINGLES))
                    .as(text)
                    .isFalse();
        }
    }
}
