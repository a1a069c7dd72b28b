package org.wythofflab.prove.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.DocsCertificates;
import org.wythofflab.prove.Proofs;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.prove.Together;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** A strategy made of a certificate says what engines and theorems say, and its moves do what it says they do. */
class ProvedStrategyTest {

    private static final int SIDE = 24;

    /** Digits of the largest piles. */
    private static final int FAR = 100_000;

    private static final Budget BUDGET = Budget.of(1 << 20, 1 << 28);

    /** The games of the certificates that come with the program. */
    private static List<String> carried() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ProvedSet.class.getResourceAsStream("certificates/index.tsv")),
                StandardCharsets.UTF_8))) {
            return lines.lines()
                    .map(line -> line.split("\t", -1))
                    .filter(columns -> columns.length == 2)
                    .map(columns -> columns[1])
                    .toList();
        }
    }

    private static ProvedSet certified(String name) {
        return ProvedSet.read(name, DocsCertificates.text(name));
    }

    private static Strategy strategy(ProvedSet set) {
        return set.strategy(BUDGET).orElseThrow();
    }

    private static OutcomeGrid solved(GameSpec game) {
        return Engines.outcomes(game, Extent.of(SIDE, SIDE), BUDGET)
                .fold(chosen -> chosen.value().run(BUDGET), refused -> {
                    throw new AssertionError(refused.why());
                });
    }

    private static BigPosition position(long x, long y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** What is wrong with the rulings on a board, or nothing. */
    private static Optional<String> objection(GameSpec game, Strategy strategy, OutcomeGrid grid) {
        boolean comply = game.maneuver().kind() == Maneuver.Kind.COMPLY;
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                BigPosition position = position(x, y);
                Place place = Place.start(game, position);
                Ruling ruling = strategy.at(position);
                String at = game + " at " + position + ": ";
                if (ruling.isP() != grid.isP(x, y) || strategy.isP(position) != grid.isP(x, y)) {
                    return Optional.of(at + "the outcome");
                }
                if (!Stream.concat(ruling.move().stream(), ruling.maneuver().stream())
                        .allMatch(move -> place.objection(move).isEmpty())) {
                    return Optional.of(at + "an illegal move");
                }
                if (!ruling.move().stream().allMatch(move -> isP(grid, move.from(position)))) {
                    return Optional.of(at + "a move not to P");
                }
                if (!ruling.maneuver().stream().allMatch(move -> isP(grid, move.from(position)) != comply)
                        || new HashSet<>(ruling.maneuver()).size()
                                < ruling.maneuver().size()) {
                    return Optional.of(at + "options that are none to name");
                }
                if (!sufficient(place, ruling, grid)) {
                    return Optional.of(at + "too little to win");
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isP(OutcomeGrid grid, BigPosition position) {
        return grid.isP(position.x().intValueExact(), position.y().intValueExact());
    }

    /** Whether the winner can win with what the ruling names. */
    private static boolean sufficient(Place place, Ruling ruling, OutcomeGrid grid) {
        Maneuver maneuver = place.game().maneuver();
        List<BigMove> named = ruling.maneuver();
        boolean freely = ruling.move().filter(move -> !place.inScope(move)).isPresent();
        return switch (maneuver.kind()) {
            case NONE ->
                ruling.isP()
                        || ruling.move().isPresent()
                        || new Options(place).few(1, any -> true).isEmpty();
            case BLOCK -> {
                List<BigMove> all = new Options(place).few(1 << 10, move -> isP(grid, move.from(place.piles())));
                yield ruling.isP()
                        ? Set.copyOf(named).equals(Set.copyOf(all)) && named.size() < maneuver.count()
                        : freely
                                || maneuver.count() == 1
                                || named.size() >= maneuver.count()
                                || nothingElse(place, named);
            }
            case COMPLY ->
                !ruling.isP()
                        || named.size() >= maneuver.count()
                        || named.stream().anyMatch(move -> !place.inScope(move));
        };
    }

    /** Misere play: to forbid all options leaves no move, and that wins. */
    private static boolean nothingElse(Place place, List<BigMove> named) {
        return place.game().convention() == Convention.MISERE
                && Set.copyOf(named).equals(Set.copyOf(new Options(place).few(1 << 10, any -> true)));
    }

    @Test
    void everyRulingOnABoardIsRight() {
        Together.at(DocsCertificates.ofOneGame(), name -> {
            ProvedSet set = certified(name);
            assertThat(objection(set.game(), strategy(set), solved(set.game()))).isEmpty();
        });
    }

    @Test
    void soAreThoseOfTheProgramsOwn() throws IOException {
        Together.at(carried(), text -> {
            GameSpec game = GameSpec.parse(text);
            ProvedSet set = Proofs.kept().about(game, BUDGET).orElseThrow();
            assertThat(objection(game, strategy(set), solved(game))).isEmpty();
        });
    }

    /** The set of one game under the rules of another, and a set with one transition bent: each is noticed. */
    @Test
    void aBrokenSetIsNoticed() {
        String wythoff = DocsCertificates.text("wythoff");
        for (String other : List.of("st(2,1)", "wythoff misere", "wythoff block 2", "wythoff comply 2")) {
            ProvedSet mixed = ProvedSet.read("mixed", wythoff.replace("\"wythoff\"", "\"" + other + "\""));
            assertThat(mixed.game()).hasToString(other);
            assertThat(objection(mixed.game(), strategy(mixed), solved(mixed.game())))
                    .isPresent();
        }
        String text = DocsCertificates.text("wythoff-block-3");
        ProvedSet bent = ProvedSet.read("bent", text.replaceFirst("\\[0,", "[1,"));
        assertThat(objection(bent.game(), strategy(bent), solved(bent.game()))).isPresent();
    }

    /** Rulings of somebody who names a wrong move, or too few options. */
    @Test
    void aWrongWitnessIsNoticed() {
        ProvedSet set = certified("wythoff-block-4");
        Strategy right = strategy(set);
        OutcomeGrid grid = solved(set.game());
        Strategy unmoved = new Changed(right, ruling -> ruling.with(List.of()));
        assertThat(objection(set.game(), unmoved, grid)).isPresent();
        Strategy shifted = new Changed(
                right,
                ruling -> ruling.move().isPresent()
                                && ruling.move().get().first().signum() > 0
                        ? Ruling.n(
                                new BigMove(BigInteger.ONE, ruling.move().get().second()), ruling.why())
                        : ruling);
        assertThat(objection(set.game(), shifted, grid)).isPresent();
    }

    private record Changed(Strategy right, UnaryOperator<Ruling> change) implements Strategy {
        @Override
        public Ruling at(BigPosition position) {
            return change.apply(right.at(position));
        }

        @Override
        public String hallmark(BigPosition position) {
            return right.hallmark(position);
        }

        @Override
        public String pattern() {
            return right.pattern();
        }

        @Override
        public String cost() {
            return right.cost();
        }
    }

    /**
     * Ten thousand times as long as any board: theory agrees where there is one, moves lead to P, and from P to N. Of each kind
     * of digits and of maneuver one has a hundred thousand digits, the others have ten thousand.
     */
    @Test
    void pilesOfHundredThousandDigitsAreRuledOn() {
        Together.at(
                List.of("wythoff", "st-2-3", "odd-even-2-3-misere", "wythoff-block-4", "wythoff-comply-4"),
                name -> farPilesAreRuledOn(certified(name), FAR));
        Together.at(
                List.of("wythoff-misere", "a-wythoff-3", "modular-5", "even-odd-1-2", "wyt-5", "wythoff-block-2"),
                name -> farPilesAreRuledOn(certified(name), FAR / 10));
    }

    @Test
    void soAreTheyByThoseOfTheProgram() {
        Together.at(
                List.of(
                        "wythoff misere block 2",
                        "restricted(1,3; h=1 mod 5, v=4 mod 5, d1=1 mod 5, d2=4 mod 5) misere"),
                text -> farPilesAreRuledOn(carried(text), FAR));
        Together.at(
                List.of(
                        "wythoff block 14",
                        "wythoff misere block 4",
                        "nim misere block 5",
                        "wyt(5) misere",
                        "restricted(1,1; h=0 mod 3, v=0 mod 3, d1=0 mod 3, d2=0 mod 3)",
                        "restricted(1,3; h=all, v=all, d1=even, d2=even)"),
                text -> farPilesAreRuledOn(carried(text), FAR / 10));
    }

    private static ProvedSet carried(String text) throws GameSyntaxException {
        return Proofs.kept().about(GameSpec.parse(text), BUDGET).orElseThrow();
    }

    private static void farPilesAreRuledOn(ProvedSet set, int digits) {
        String name = set.name();
        GameSpec game = set.game();
        Strategy strategy = strategy(set);
        Optional<Strategy> theory = Applicable.to(game, Set.of()).strategy().map(Applicable.Given::value);
        boolean comply = game.maneuver().kind() == Maneuver.Kind.COMPLY;
        Random random = new Random(name.hashCode());
        BigInteger far = BigInteger.TEN.pow(digits).add(new BigInteger(2 * digits, random));
        // Piles of very different sizes, and nearer ones also of nearly the same.
        BigInteger wide = new BigInteger(33 * digits / 10, random);
        boolean nearer = digits < FAR;
        for (BigInteger gap : nearer ? List.of(BigInteger.valueOf(5), wide) : List.of(wide)) {
            BigPosition start = new BigPosition(far, far.add(gap));
            Ruling ruling = strategy.at(start);
            assertThat(ruling.isP()).isEqualTo(strategy.isP(start));
            theory.ifPresent(known -> assertThat(known.isP(start)).isEqualTo(ruling.isP()));
            for (BigMove move : ruling.maneuver()) {
                assertThat(Place.start(game, start).objection(move)).isEmpty();
                assertThat(strategy.isP(move.from(start))).isEqualTo(!comply);
            }
            if (!comply && !ruling.isP()) {
                BigMove move = ruling.move().orElseThrow();
                assertThat(Place.start(game, start).objection(move)).isEmpty();
                BigPosition lost = move.from(start);
                assertThat(strategy.isP(lost)).isTrue();
                theory.ifPresent(known -> assertThat(known.isP(lost)).isTrue());
                leadsToN(game, strategy, lost, nearer ? 4 : 2, random);
            }
        }
    }

    /** Of a few moves from a P-position no more lead to P than can be forbidden. */
    private static void leadsToN(GameSpec game, Strategy strategy, BigPosition lost, int amounts, Random random) {
        Set<BigMove> toP = new HashSet<>();
        for (int i = 0; i < amounts; i++) {
            BigInteger amount = BigInteger.valueOf(1 + random.nextInt(50));
            for (BigMove move : List.of(
                    new BigMove(amount, BigInteger.ZERO),
                    new BigMove(BigInteger.ZERO, amount),
                    new BigMove(amount, amount))) {
                if (Place.start(game, lost).objection(move).isEmpty() && strategy.isP(move.from(lost))) {
                    toP.add(move);
                }
            }
        }
        assertThat(toP).hasSizeLessThan(game.maneuver().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "wythoff-block-4", "wythoff-comply-4", "modular-5", "st-2-3", "even-even-1-1"})
    void aWindowShowsWhatIsThere(String name) {
        ProvedSet set = certified(name);
        Strategy strategy = strategy(set);
        // Near zero, before carries, and far away.
        for (BigInteger corner : List.of(
                BigInteger.ZERO,
                BigInteger.valueOf(1000),
                BigInteger.ONE.shiftLeft(70).subtract(BigInteger.TEN),
                BigInteger.TEN.pow(300).add(BigInteger.valueOf(name.hashCode())))) {
            BigPosition from = new BigPosition(corner, corner.shiftRight(1));
            boolean[][] window = set.window(from, 20, BUDGET);
            for (int i = 0; i < 20; i++) {
                for (int j = 0; j < 20; j++) {
                    BigPosition at = new BigPosition(
                            from.x().add(BigInteger.valueOf(i)), from.y().add(BigInteger.valueOf(j)));
                    assertThat(window[i][j]).as("%s at %s", name, at).isEqualTo(strategy.isP(at));
                }
            }
        }
    }
}
