package org.wythofflab.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.definition.RandomGuards;
import org.wythofflab.definition.SumDefinition;
import org.wythofflab.prove.Proofs;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.SumPosition;
import org.wythofflab.solve.Budget;

/** Sums are decided as their definition says: by every option of the sum, without any nim-sum. */
final class SumAnswersTest {
    private static final Budget BUDGET = Budget.of(1L << 24, 1L << 26);

    /** No table fits, so that only theorems, certificates and symmetry are left. */
    private static final Budget NO_TABLES = Budget.of(0, 0);

    private static Stream<Definition> table() {
        return Definitions.all().stream().filter(game -> !game.misere() && game.maneuver() == Definition.Maneuver.NONE);
    }

    /** Games of the table and random ones, with and without ends and guards. */
    private static List<Definition> games(long seed) {
        Iterator<Definition> random = RandomGames.from(seed)
                .filter(game -> !game.misere() && game.maneuver() == Definition.Maneuver.NONE)
                .iterator();
        Iterator<Definition> guarded = RandomGuards.from(seed)
                .filter(game -> !game.misere() && game.maneuver() == Definition.Maneuver.NONE)
                .iterator();
        List<Definition> all = new ArrayList<>();
        table().forEach(game -> {
            all.add(game);
            all.add(random.next());
            all.add(guarded.next());
        });
        return all;
    }

    static Stream<SumDefinition> pairs() {
        List<Definition> games = games(20261117);
        // Strides without a common divisor with many list sizes, so that neighbours in the table do not stay together.
        return Stream.iterate(0, i -> i + 13)
                .limit(games.size() / 13)
                .map(i -> new SumDefinition(List.of(games.get(i), games.get((7 * i + 3) % games.size()))));
    }

    static Stream<SumDefinition> triples() {
        List<Definition> games = games(4711);
        return Stream.iterate(0, i -> i + 37)
                .limit(games.size() / 37)
                .map(i -> new SumDefinition(List.of(
                        games.get(i), games.get((5 * i + 1) % games.size()), games.get((13 * i + 2) % games.size()))));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void everySmallPositionOfAPairIsDecidedByItsOptions(SumDefinition sum) throws GameSyntaxException {
        compare(sum, By.AUTO, BUDGET, 4, true);
    }

    @ParameterizedTest
    @MethodSource("triples")
    void everySmallPositionOfATripleIsDecidedByItsOptions(SumDefinition sum) throws GameSyntaxException {
        compare(sum, By.AUTO, BUDGET, 3, true);
    }

    @ParameterizedTest
    @EnumSource(
            value = By.class,
            names = {"AUTO", "ENGINE", "THEORY", "BOTH"})
    void whoeverIsAskedSaysTheSame(By by) throws GameSyntaxException {
        compare(new SumDefinition(named("nim", "modular(3)", "modular(1)")), by, BUDGET, 4, true);
    }

    /** Where no value is to be had, what can be said of twins, of lost parts and of lone ones is right. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff, wythoff",
                "wythoff, nim",
                "st(2,2), wythoff",
                "wythoff, nim, wythoff",
                "odd-even(2,2), odd-even(2,2)"
            })
    void whatIsKnownWithoutTablesIsRight(String parts) throws GameSyntaxException {
        long known = compare(new SumDefinition(named(parts.split(", ", -1))), By.AUTO, NO_TABLES, 4, false);
        assertThat(known).isPositive();
    }

    private static List<Definition> named(String... texts) {
        return Stream.of(texts).map(Definitions::named).toList();
    }

    /** @return how many positions were decided */
    private static long compare(SumDefinition definition, By by, Budget budget, int size, boolean all)
            throws GameSyntaxException {
        GameSum sum = GameSum.parse(definition.text());
        SumAnswers answers = new SumAnswers(sum, by, Set.of(), Proofs.kept(), budget);
        long decided = 0;
        for (List<Integer> piles : definition.positions(size)) {
            Optional<SumSituation> found = answers.at(position(sum, piles)).toOptional();
            assertThat(found.isPresent() || !all).as("%s %s", sum, piles).isTrue();
            if (found.isPresent()) {
                decided++;
                compare(definition, piles, found.get());
            }
        }
        return decided;
    }

    private static void compare(SumDefinition definition, List<Integer> piles, SumSituation situation) {
        String where = definition.text() + " " + piles;
        SumAnswer answer = situation.answer();
        assertThat(situation.isP()).as(where).isEqualTo(definition.isP(piles));
        assertThat(answer.isP()).isEqualTo(situation.isP());
        situation
                .value()
                .ifPresent(value -> assertThat(value.intValueExact()).as(where).isEqualTo(definition.value(piles)));
        assertThat(answer.move().isPresent()).as(where).isEqualTo(!situation.isP());
        answer.move().ifPresent(move -> {
            assertThat(situation.position().objection(move)).as(where).isEmpty();
            assertThat(definition.isP(piles(situation.position().after(move))))
                    .as(where)
                    .isTrue();
        });
        List<List<Integer>> options = new ArrayList<>();
        boolean listed = situation
                .visitOptions((part, option, value) -> {
                    List<Integer> to = new ArrayList<>(piles);
                    to.set(2 * part, option.x());
                    to.set(2 * part + 1, option.y());
                    options.add(to);
                    assertThat(value.intValueExact()).as("%s to %s", where, to).isEqualTo(definition.value(to));
                })
                .toOptional()
                .isPresent();
        if (listed) {
            assertThat(options).as(where).containsExactlyInAnyOrderElementsOf(definition.options(piles));
        }
    }

    private static SumPosition position(GameSum sum, List<Integer> piles) {
        List<BigPosition> parts = new ArrayList<>();
        for (int i = 0; i < piles.size(); i += 2) {
            parts.add(new BigPosition(BigInteger.valueOf(piles.get(i)), BigInteger.valueOf(piles.get(i + 1))));
        }
        return new SumPosition(sum, parts);
    }

    private static List<Integer> piles(SumPosition position) {
        return position.parts().stream()
                .flatMap(part -> Stream.of(part.x().intValueExact(), part.y().intValueExact()))
                .toList();
    }

    /** Nobody solves a table beyond the piles, nor more cells for all parts than were granted. */
    @Test
    void tablesAreAsLargeAsThePiles() throws GameSyntaxException {
        GameSum sum = GameSum.parse("wythoff + st(2,3)");
        SumPosition position = SumPosition.parse(sum, "30 30 30 30");
        assertThat(SumAnswers.about(sum, Proofs.kept(), Budget.of(1 << 13, 1 << 26))
                        .at(position)
                        .toOptional())
                .isPresent();
        Found<SumSituation> tooMuch =
                SumAnswers.about(sum, Proofs.kept(), Budget.of(600, 1 << 26)).at(position);
        String why = tooMuch.fold(known -> "", Found.Missing::why);
        assertThat(why).startsWith("part 1, wythoff: it needs");
    }

    /** A winning move in piles of any size leads where whoever has to move loses. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim + nim: 10^300 7 10^200 10^40",
                "wythoff + nim: 10^30 7 5 6",
                "wythoff + wythoff: 10^30 3 10^20 4",
                "nim + modular(3): 10^30 7 10^40 2",
                "modular(1) + modular(3) + nim: 10^30 7 10^29 10^28 10^20 10^31+5",
                "wythoff + nim: 10^30 7 10^40 10^40",
                "wythoff + wythoff + nim: 10^30 10^20 10^20 10^30 10^40 3"
            })
    void aMoveInLargePilesLeavesALostPosition(String asked) throws GameSyntaxException {
        String[] words = asked.split(": ", -1);
        GameSum sum = GameSum.parse(words[0]);
        SumAnswers answers = SumAnswers.about(sum, Proofs.kept(), BUDGET);
        SumPosition position = SumPosition.parse(sum, words[1]);
        SumAnswer answer = answers.at(position).toOptional().orElseThrow().answer();
        assertThat(answer.isP()).isFalse();
        assertThat(position.objection(answer.move().orElseThrow())).isEmpty();
        SumPosition next = position.after(answer.move().orElseThrow());
        assertThat(answers.at(next).toOptional().orElseThrow().isP()).isTrue();
    }

    /** With one small pile a value is known by the period of its row, however large the other pile is. */
    @ParameterizedTest
    @ValueSource(strings = {"wythoff + nim", "a-wythoff(2) + nim"})
    void rowsGoOnBeyondEveryTable(String text) throws GameSyntaxException {
        GameSum sum = GameSum.parse(text);
        Budget small = Budget.of(1 << 17, 1 << 26);
        SumAnswers narrow = SumAnswers.about(sum, Proofs.kept(), small);
        SumAnswers wide = SumAnswers.about(sum, Proofs.kept(), BUDGET);
        int beyond = 0;
        for (int row = 0; row < 5; row++) {
            for (int column = 90_000; column < 90_040; column++) {
                SumPosition position = position(sum, List.of(column, row, 1, 2));
                SumSituation far = narrow.at(position).toOptional().orElseThrow();
                assertThat(far.value())
                        .as("%s", position)
                        .isEqualTo(wide.at(position).toOptional().orElseThrow().value());
                beyond += far.parts().get(0).credit().words().startsWith("by the period") ? 1 : 0;
                SumAnswer answer = far.answer();
                if (!far.isP()) {
                    SumPosition next = position.after(answer.move().orElseThrow());
                    assertThat(position.objection(answer.move().orElseThrow())).isEmpty();
                    assertThat(wide.at(next).toOptional().orElseThrow().isP())
                            .as("%s to %s", position, next)
                            .isTrue();
                }
            }
        }
        assertThat(beyond).isPositive();
    }
}
