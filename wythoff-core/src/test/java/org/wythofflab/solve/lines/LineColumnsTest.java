package org.wythofflab.solve.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomEnds;
import org.wythofflab.definition.RandomLineGames;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Position;
import org.wythofflab.rules.Progression;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

final class LineColumnsTest {

    private static List<Position> listed(LinePlan plan, int columns, int limit) {
        List<Position> listed = new ArrayList<>();
        LineColumns.run(plan, columns, limit, Boards.AMPLE, (a, b) -> listed.add(new Position(a, b)));
        return listed;
    }

    private static List<Position> defined(Definition game, int side) {
        boolean[][] p = DefinitionSolver.pPositions(game, side, side);
        List<Position> defined = new ArrayList<>();
        for (int a = 0; a < side; a++) {
            for (int b = a; b < side; b++) {
                if (p[a][b]) {
                    defined.add(new Position(a, b));
                }
            }
        }
        return defined;
    }

    private static List<Position> onBoard(GameSpec game, int side) {
        OutcomeGrid grid = Boards.plain(game, side, side);
        List<Position> found = new ArrayList<>();
        for (int a = 0; a < side; a++) {
            int column = a;
            grid.forEachP(a, side, b -> {
                if (b >= column) {
                    found.add(new Position(column, b));
                }
            });
        }
        return found;
    }

    private static Optional<LinePlan> plan(String text) {
        return LinePlan.of(Boards.game(text));
    }

    @Test
    void agreesWithTheDefinitionOnEveryGameItServes() {
        Set<String> served = new TreeSet<>();
        for (Definition game : Definitions.all()) {
            plan(game.text()).ifPresent(plan -> {
                served.add(game.text());
                assertThat(listed(plan, 30, 30)).as(game.text()).isEqualTo(defined(game, 30));
            });
        }
        assertThat(served)
                .contains(
                        "st(2,2)",
                        "wythoff",
                        "wythoff misere",
                        "nim",
                        "nim misere",
                        "a-wythoff(2)",
                        "wythoff block 3 diagonal")
                .doesNotContain("wythoff block 3", "wythoff comply 3", "modular(3)", "wyt(k^2)", "odd-odd(2,3)");
    }

    @Test
    void agreesWithABoardOnEveryGameOfTheCatalogueItServes() {
        Set<String> served = new TreeSet<>();
        for (CatalogueEntry entry : Catalogue.entries()) {
            LinePlan.of(entry.game()).ifPresent(plan -> {
                served.add(entry.text());
                assertThat(listed(plan, 300, 300)).as(entry.text()).isEqualTo(onBoard(entry.game(), 300));
            });
        }
        assertThat(served).hasSizeGreaterThanOrEqualTo(11).contains("mp-wythoff(2,3)", "mp-wythoff(4,2)", "wyt(10)");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void agreesWithTheDefinitionOnRandomGames(long seed) {
        RandomLineGames.from(seed).limit(12).forEach(game -> {
            LinePlan plan = plan(game.text()).orElseThrow(() -> new AssertionError(game.text()));
            assertThat(listed(plan, 34, 34)).as(game.text()).isEqualTo(defined(game, 34));
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void agreesWithTheDefinitionOnRandomGamesThatEndEarlier(long seed) {
        RandomEnds.symmetricOn(RandomLineGames.from(seed).limit(12), seed).forEach(game -> {
            LinePlan plan = plan(game.text()).orElseThrow(() -> new AssertionError(game.text()));
            assertThat(listed(plan, 34, 34)).as(game.text()).isEqualTo(defined(game, 34));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"st(2,1)", "st(3,7)", "mp-wythoff(2,3)", "wythoff block 3 diagonal", "wythoff misere"})
    void agreesWithABoardWhereTheGameEndsEarlier(String text) {
        for (String ends :
                List.of("x+y <= 6", "x+y = 13", "x = 3 and y = 8 or x = 8 and y = 3", "x = y and x in {1,9,20}")) {
            String game = text + " ends(" + ends + ")";
            assertThat(listed(plan(game).orElseThrow(), 200, 200)).as(game).isEqualTo(onBoard(Boards.game(game), 200));
        }
    }

    /** Where no column has room any more, the game may still be over. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff ends(x+y = 440)",
                "a-wythoff(3)",
                "moves(first: all; second: all; both: k = l and k > 2)"
            })
    void whatIsFullHasNothingInLaterColumns(String text) {
        assertThat(isFullBeforeItEnds(text)).isTrue();
    }

    /** Lines that are no diagonals may all be taken in a column, and not in the next. */
    @ParameterizedTest
    @ValueSource(strings = {"k = 2*l or l = 2*k", "k//2 = l or l//2 = k", "abs(2*k-3*l) < 2 or abs(2*l-3*k) < 2"})
    void whatHasRoomLaterIsNotFull(String both) {
        assertThat(isFullBeforeItEnds("moves(first: all; second: all; both: " + both + ")"))
                .isFalse();
    }

    /** And nothing comes after that. */
    private static boolean isFullBeforeItEnds(String text) {
        LinePlan plan = plan(text).orElseThrow();
        LineSet set = new LineSet(plan, 450, 450, plan.marksEnds());
        boolean full = false;
        for (int x = 0; x < 450; x++) {
            full |= set.isFull();
            boolean any = set.step(x) >= 0 || plan.ends().column(x).length > 0;
            assertThat(full && any).as("column %d", x).isFalse();
        }
        return full;
    }

    @Test
    void aGameThatEndsAtInfinitelyManyPositionsHasNoPlan() {
        assertThat(plan("wythoff ends(x = 1)")).isEmpty();
        assertThat(plan("wythoff ends(x = y and x % 7 = 3)")).isEmpty();
        assertThat(plan("wythoff ends(x = 1 and y = 2)")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void agreesWithABoardOnRandomGames(long seed) {
        RandomLineGames.from(seed).limit(8).forEach(game -> {
            LinePlan plan = plan(game.text()).orElseThrow(() -> new AssertionError(game.text()));
            for (int side : new int[] {63, 64, 65, 200}) {
                assertThat(listed(plan, side, side)).as(game.text()).isEqualTo(onBoard(Boards.game(game.text()), side));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1)",
                "moves(first: all; second: all; both: k = l or k = 2*l or l = 2*k)",
                "moves(first: all; second: all; both: abs(2*k-3*l) < 2 or abs(2*l-3*k) < 2)"
            })
    void whereItStopsChangesNothingBefore(String text) {
        LinePlan plan = plan(text).orElseThrow();
        List<Position> many = listed(plan, 9000, Integer.MAX_VALUE);
        for (int columns : new int[] {0, 1, 63, 64, 65, 4095, 4096, 4097}) {
            for (int limit : new int[] {0, 1, 64, 4096, 4097, Integer.MAX_VALUE}) {
                assertThat(listed(plan, columns, limit))
                        .isEqualTo(many.stream()
                                .filter(position -> position.x() < columns && position.y() < limit)
                                .toList());
            }
        }
    }

    /** The comparison above is worth something only if it notices. */
    @Test
    void aMissingOrWrongLineShows() {
        String text =
                "moves(first: all; second: all; both: k = l or k = 3*l or l = 3*k or k = 2 and l = 3 or k = 3 and l = 2)";
        List<Position> right = onBoard(Boards.game(text), 200);
        LinePlan plan = plan(text).orElseThrow();
        assertThat(listed(plan, 200, 200)).isEqualTo(right);
        for (LinePlan.Step step : plan.rays().keySet()) {
            Map<LinePlan.Step, List<Progression>> fewer = new LinkedHashMap<>(plan.rays());
            fewer.remove(step);
            assertThat(listed(
                            new LinePlan(fewer, plan.singles(), Optional.empty(), 1, false, EndColumns.NONE), 200, 200))
                    .isNotEqualTo(right);
            Map<LinePlan.Step, List<Progression>> shifted = new LinkedHashMap<>(plan.rays());
            shifted.put(step, List.of(new Progression(4, 5, step.p(), step.q())));
            assertThat(listed(
                            new LinePlan(shifted, plan.singles(), Optional.empty(), 1, false, EndColumns.NONE),
                            200,
                            200))
                    .isNotEqualTo(right);
        }
        assertThat(listed(new LinePlan(plan.rays(), List.of(), Optional.empty(), 1, false, EndColumns.NONE), 200, 200))
                .isNotEqualTo(right);
        assertThat(listed(
                        new LinePlan(plan.rays(), plan.singles(), Optional.empty(), 2, false, EndColumns.NONE),
                        200,
                        200))
                .isNotEqualTo(right);
        assertThat(listed(
                        new LinePlan(plan.rays(), plan.singles(), Optional.empty(), 1, true, EndColumns.NONE),
                        200,
                        200))
                .isNotEqualTo(right);
        EndColumns one = new EndColumns(List.of(new Position(5, 5)));
        assertThat(listed(new LinePlan(plan.rays(), plan.singles(), Optional.empty(), 1, false, one), 200, 200))
                .isNotEqualTo(right);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " misere"})
    void agreesWithABoardOnWedges(String convention) {
        for (int s = 2; s <= 5; s++) {
            for (int t = 1; t <= 12; t += 1 + t / 4) {
                String text = "st(" + s + "," + t + ")" + convention;
                assertThat(listed(plan(text).orElseThrow(), 200, 200))
                        .as(text)
                        .isEqualTo(onBoard(Boards.game(text), 200));
            }
        }
        for (String text : List.of("wyt(2*k)" + convention, "wyt(3*k)" + convention)) {
            assertThat(listed(plan(text).orElseThrow(), 200, 200)).as(text).isEqualTo(onBoard(Boards.game(text), 200));
        }
    }

    @Test
    void aWrongWedgeShows() {
        List<Position> right = onBoard(Boards.game("st(3,7)"), 200);
        assertThat(listed(wedge(3, 7), 200, 200)).isEqualTo(right);
        assertThat(listed(wedge(3, 6), 200, 200)).isNotEqualTo(right);
        assertThat(listed(wedge(2, 7), 200, 200)).isNotEqualTo(right);
    }

    private static LinePlan wedge(int s, int t) {
        return new LinePlan(Map.of(), List.of(), Optional.of(new LinePlan.WedgeShape(s, t)), 1, false, EndColumns.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moves(first: all; second: odd; both: k = l)",
                "moves(first: all; second: all; both: k = 2*l)",
                "moves(first: all; second: all; both: k = 1 or l = 1)",
                "moves(first: all; second: all; both: k < l or l < k)",
                "wythoff block 3",
                "a-wythoff(2) block 3 diagonal",
                "wythoff block 3 diagonal misere",
                "imitation(1,1)",
            })
    void leavesOtherGamesAlone(String text) {
        assertThat(plan(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatItNeedsGrowsWithTheColumns(boolean square) {
        LineNeeds needs = new LineNeeds(plan("wythoff").orElseThrow());
        BigInteger million = BigInteger.valueOf(1_000_000);
        BigInteger bytes = needs.of(million, square).bytes();
        assertThat(needs.of(million.multiply(BigInteger.TEN), square).bytes())
                .isBetween(bytes.multiply(BigInteger.valueOf(9)), bytes.multiply(BigInteger.valueOf(11)));
        assertThat(needs.of(million, square).cells()).isLessThan(BigInteger.valueOf(20_000_000));
    }

    @Test
    void whatHappensFarAwayIsNotJudgedByTheFirstColumns() {
        assertThat(LineReach.of(plan("a-wythoff(500)").orElseThrow())).isEmpty();
        assertThat(LineReach.of(plan("a-wythoff(5)").orElseThrow())).isPresent();
    }

    @Test
    void stopsWhenTold() {
        Budget stopped = new Budget(0, 1 << 20, () -> true, Progress.SILENT);
        LinePlan plan = plan("wythoff").orElseThrow();
        assertThatThrownBy(() -> LineColumns.run(plan, 100, 100, stopped, (a, b) -> true))
                .isInstanceOf(StoppedException.class);
    }
}
