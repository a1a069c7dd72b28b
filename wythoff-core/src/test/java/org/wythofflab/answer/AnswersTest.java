package org.wythofflab.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.DocsCertificates;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;

/** The one place that decides "theorem or engine". */
final class AnswersTest {
    private static final int SIZE = 12;
    private static final Budget BUDGET = Budget.of(1L << 30, 1L << 28);

    private static GameSpec game(String text) throws GameSyntaxException {
        return GameSpec.parse(text);
    }

    private static Answers answers(GameSpec game, By by) {
        return new Answers(game, by, Set.of(), BUDGET);
    }

    private static Place place(GameSpec game, long x, long y) {
        return Place.start(game, new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
    }

    private static Situation at(GameSpec game, By by, long x, long y) {
        return answers(game, by)
                .outcomes()
                .then(situations -> situations.at(place(game, x, y)))
                .toOptional()
                .orElseThrow();
    }

    static Stream<GameSpec> catalogue() {
        return Catalogue.entries().stream().map(entry -> entry.game()).distinct();
    }

    /** What a theorem calls good is good by the engine too, whatever the turns of the game are. */
    @ParameterizedTest
    @MethodSource("catalogue")
    void whoeverIsAskedSaysTheSame(GameSpec game) {
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                Situation auto = at(game, By.AUTO, x, y);
                Situation engine = at(game, By.ENGINE, x, y);
                assertThat(auto.isP()).as("%s at (%d,%d)", game, x, y).isEqualTo(engine.isP());
                assertThat(auto.answer().isP()).isEqualTo(engine.answer().isP());
                assertThat(auto.answer().credit()).isEqualTo(auto.credit());
                assertThat(engine.credit().by()).isEqualTo("engine");
                // In a comply game N-positions are proposed, elsewhere P-positions are what the winner needs.
                boolean wanted = game.maneuver().kind() != Maneuver.Kind.COMPLY;
                for (BigMove move : auto.good()) {
                    assertThat(auto.place().objection(move)).isEmpty();
                    assertThat(isPAfter(auto.place(), move)).isEqualTo(wanted);
                }
                assertThat(auto.countP()).isEqualTo(engine.countP());
            }
        }
    }

    private static boolean isPAfter(Place place, BigMove move) {
        return answers(place.game(), By.ENGINE)
                .outcomes()
                .then(situations -> situations.at(place.after(move)))
                .toOptional()
                .orElseThrow()
                .isP();
    }

    @Test
    void aTheoremIsAskedWhereThereIsOne() throws GameSyntaxException {
        assertThat(at(game("wythoff"), By.AUTO, 3, 5).credit().theorem()).isPresent();
        assertThat(at(game("wythoff block 5"), By.AUTO, 3, 5).credit().theorem())
                .isEmpty();
        assertThat(at(game("wythoff"), By.BOTH, 3, 5).credit().words()).contains("; agrees with engine '");
    }

    @Test
    void aProofIsAskedWhereThereIsNoTheorem() throws GameSyntaxException {
        GameSpec game = game("wythoff block 4");
        for (By by : new By[] {By.AUTO, By.PROOF, By.BOTH}) {
            Situation found = at(game, by, 3, 5);
            assertThat(found.credit().by()).isEqualTo("proof");
            assertThat(found.credit().theorem()).contains("certificate/wythoff-block-4");
            assertThat(found.isP()).isEqualTo(at(game, By.ENGINE, 3, 5).isP());
        }
        assertThat(at(game, By.BOTH, 3, 5).credit().words()).contains("; agrees with engine '");
        assertThat(reason(answers(game("wythoff block 5"), By.PROOF).outcomes()))
                .contains(Found.Reason.NO_THEOREM);
        assertThat(reason(answers(game, By.THEORY).outcomes())).contains(Found.Reason.NO_THEOREM);
    }

    /** What a theorem says in a formula is proved when a proof is asked for, or when nothing else could confirm it. */
    @Test
    void aTheoremIsProvedWhereThatIsAskedFor() throws GameSyntaxException {
        GameSpec game = game("st(2,3)");
        Place far = place(game, 1L << 40, (1L << 40) + 7);
        for (By by : new By[] {By.PROOF, By.BOTH}) {
            String words = answers(game, by)
                    .outcomes()
                    .then(all -> all.at(far))
                    .map(found -> found.credit().words())
                    .toOptional()
                    .orElseThrow();
            assertThat(words).contains("a proof made for this answer");
        }
        assertThat(at(game, By.BOTH, 3, 5).credit().words()).doesNotContain("proof");
        // One proof for all of them: each asking would make its own.
        Situations proved = answers(game, By.PROOF).outcomes().toOptional().orElseThrow();
        Situations solved = answers(game, By.ENGINE).outcomes().toOptional().orElseThrow();
        for (int x = 0; x < 12; x++) {
            for (int y = 0; y < 12; y++) {
                Place place = place(game, x, y);
                assertThat(proved.at(place).toOptional().orElseThrow().isP())
                        .isEqualTo(solved.at(place).toOptional().orElseThrow().isP());
            }
        }
    }

    /** Where no board fits, a theorem is compared with a proof; and a proof of something else is found out. */
    @Test
    void farAwayTheoremAndProofAreCompared() throws GameSyntaxException {
        GameSpec game = game("wythoff block 3");
        ProvedSet right = certified("wythoff-block-3");
        ProvedSet wrong =
                ProvedSet.read("wrong", DocsCertificates.text("wythoff").replace("\"wythoff\"", "\"wythoff block 3\""));
        Place far = place(game, 1L << 40, 7);
        Answers both = new Answers(game, By.BOTH, Set.of(), (asked, budget) -> Optional.of(right), BUDGET);
        assertThat(both.outcomes()
                        .then(all -> all.at(far))
                        .map(found -> found.credit().words())
                        .toOptional())
                .hasValueSatisfying(
                        words -> assertThat(words).contains("certificate wythoff-block-3", "; agrees with "));
        Answers broken = new Answers(game, By.BOTH, Set.of(), (asked, budget) -> Optional.of(wrong), BUDGET);
        assertThat(reason(broken.outcomes().then(all -> all.at(place(game, 1, 1)))))
                .contains(Found.Reason.CONTRADICTION);
        Frame frame = new Frame(BigInteger.ONE, BigInteger.ONE, 4);
        assertThat(reason(broken.frame(frame))).contains(Found.Reason.CONTRADICTION);
        assertThat(both.frame(frame).toOptional()).isPresent();
    }

    private static ProvedSet certified(String name) {
        return ProvedSet.read(name, DocsCertificates.text(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff block 5", "imitation(1,1) misere"})
    void withoutATheoremNobodyPretends(String text) throws GameSyntaxException {
        for (By by : new By[] {By.THEORY, By.BOTH}) {
            assertThat(reason(answers(game(text), by).outcomes())).contains(Found.Reason.NO_THEOREM);
            assertThat(reason(answers(game("wythoff"), by).values())).contains(Found.Reason.NO_THEOREM);
            // Not even an engine could.
            assertThat(reason(answers(game(text), by).values())).contains(Found.Reason.NO_SENSE);
        }
    }

    @Test
    void whatIsTooMuchIsRefusedWithWhatFits() throws GameSyntaxException {
        GameSpec game = game("wythoff block 5");
        Found<Situation> far = answers(game, By.AUTO).outcomes().then(all -> all.at(place(game, 1L << 40, 7)));
        assertThat(reason(far)).contains(Found.Reason.TOO_MUCH);
        assertThat(far.<Optional<BigInteger>>fold(known -> Optional.empty(), Found.Missing::fits))
                .hasValueSatisfying(side -> assertThat(side).isPositive());
        assertThat(reason(answers(game, By.AUTO)
                        .values()
                        .then(all -> all.at(place(game, 3, 5).piles()))))
                .contains(Found.Reason.NO_SENSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "odd-even(2,3)", "wythoff block 5", "wythoff comply 2", "wythoff block 4"})
    void aFrameShowsTheOutcomesOfItsPositions(String text) throws GameSyntaxException {
        GameSpec game = game(text);
        for (long corner : new long[] {0, 5}) {
            Frame other = new Frame(BigInteger.valueOf(corner), BigInteger.valueOf(2 * corner), 6);
            assertThat(answers(game, By.BOTH).frame(other).toOptional().isPresent())
                    .isEqualTo(!text.equals("wythoff block 5"));
            Frame frame = new Frame(BigInteger.valueOf(corner), BigInteger.valueOf(2 * corner), 6);
            FrameOutcomes outcomes =
                    answers(game, By.AUTO).frame(frame).toOptional().orElseThrow();
            for (int i = 0; i < 6; i++) {
                for (int j = 0; j < 6; j++) {
                    assertThat(outcomes.isP(i, j))
                            .isEqualTo(at(game, By.ENGINE, corner + i, 2 * corner + j)
                                    .isP());
                }
            }
        }
    }

    @Test
    void valuesOfATheoremReachAnyPile() throws GameSyntaxException {
        BigPosition far = new BigPosition(BigInteger.TEN.pow(12), BigInteger.valueOf(7));
        assertThat(answers(game("nim"), By.AUTO)
                        .values()
                        .then(all -> all.at(far))
                        .toOptional())
                .contains(new BigInteger("1000000000007"));
    }

    /** Each way in which a board can contradict a theorem is noticed: an outcome, a move, a value. */
    @Test
    void aContradictionIsNoticed() throws GameSyntaxException {
        GameSpec wythoff = game("wythoff");
        Situations theorem = answers(wythoff, By.THEORY).outcomes().toOptional().orElseThrow();
        Situations other =
                answers(game("a-wythoff(2)"), By.ENGINE).outcomes().toOptional().orElseThrow();
        Situations mixed = new ComparedSituations(theorem, place -> other.at(place), false);
        // (1,2) is P only in Wythoff's game; (1,4) is N in both, but the theorem goes to (1,2), which is P in one of
        // them.
        assertThat(reason(mixed.at(place(wythoff, 1, 2)))).contains(Found.Reason.CONTRADICTION);
        assertThat(reason(mixed.at(place(wythoff, 1, 4)))).contains(Found.Reason.CONTRADICTION);
        assertThat(mixed.at(place(wythoff, 0, 0)).toOptional()).isPresent();

        GameSpec nim = game("nim");
        Values wrong = answers(nim, By.BOTH)
                .values(extent -> answersTable(
                        extent.rows().intValueExact(), extent.columns().intValueExact()))
                .toOptional()
                .orElseThrow();
        assertThat(reason(wrong.at(place(nim, 1, 2).piles()))).contains(Found.Reason.CONTRADICTION);
        assertThat(wrong.at(place(nim, 0, 0).piles()).toOptional()).contains(BigInteger.ZERO);
    }

    /** All values are 0, which is right only at (0,0). */
    private static Choice<org.wythofflab.solve.GrundyTable> answersTable(int rows, int columns) {
        return new Choice.Chosen<>(
                new org.wythofflab.solve.GrundyTable(
                        new org.wythofflab.solve.Board(rows, columns), new int[rows][columns]),
                "zeros",
                "to be found out");
    }

    private static Optional<Found.Reason> reason(Found<?> found) {
        return found.fold(known -> Optional.empty(), missing -> Optional.of(missing.reason()));
    }
}
