package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.prove.MustProve;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.theory.Theorems;

/**
 * Of each game that must be proved, hundreds of sets with one position more or less are refuted there. They are put to the proof
 * together, as sets that a number tells apart: one run makes the other side of the equation for all of them, and each is compared
 * with its own. {@code -Dmutants=200} makes so many of every game instead of a few of some, smaller sets first; {@code
 * -Dmutants.after=100} leaves the first 100 out, {@code -Dmutants.until=200} all after the 200th.
 */
class PositionMutantsTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1L << 31);
    private static final int NEAR = 16;
    private static final int BOARD = 256;
    private static final int FAR = 1 << 12;
    private static final int MOST_T = 64;
    private static final int SOME = 23;
    private static final int SMALL = 100;
    private static final int FEW = 24;
    /** Not more at once: to find out which states dominate which takes the square of their number. */
    private static final int TOGETHER = 40;

    private final Outlay outlay = new Outlay(BUDGET);
    private int removed;
    private int added;

    @Test
    void onePositionMoreOrLessIsRefuted() throws Exception {
        Optional<Integer> many = Optional.ofNullable(Integer.getInteger("mutants"));
        List<KeptSet> kept = MustProve.games().stream()
                .map(game -> KeptSet.of(game, outlay))
                .sorted(Comparator.comparing(KeptSet::size))
                .toList();
        int end = Math.min(kept.size(), Integer.getInteger("mutants.until", kept.size()));
        for (int i = Integer.getInteger("mutants.after", 0); i < end; i++) {
            KeptSet one = kept.get(i);
            if (many.isPresent()) {
                tell(i, one.game(), () -> look(one, many.get()));
            } else if (i % SOME == 7 && one.size() < SMALL) {
                look(one, FEW);
                compareWithOneByOne(one);
            }
        }
        assertThat(removed).isPositive();
        assertThat(added).isPositive();
    }

    @Test
    void onePositionMoreOrLessForOneNumberIsRefuted() throws Exception {
        Optional<Integer> many = Optional.ofNullable(Integer.getInteger("mutants"));
        List<String> families = MustProve.families();
        int end = Math.min(families.size(), Integer.getInteger("mutants.until", families.size()));
        for (int i = Integer.getInteger("mutants.after", 0); i < end; i++) {
            GamesInT family = GamesInT.parse(families.get(i));
            if (many.isPresent()) {
                tell(i, family.text(), () -> look(family, many.get()));
            } else if (i % SOME == 4) {
                look(family, FEW);
            }
        }
        assertThat(removed).isPositive();
        assertThat(added).isPositive();
    }

    private interface Look {
        void run() throws Exception;
    }

    /** In a long run, one that takes too much does not keep the others from being looked at. */
    private void tell(int i, String game, Look look) throws Exception {
        String end = "";
        try {
            look.run();
        } catch (StoppedException tooMuch) {
            end = ": " + tooMuch.getMessage();
        }
        System.out.println(removed + " removed and " + added + " added are refuted, after " + i + " " + game + end);
    }

    private void look(KeptSet kept, int count) throws Exception {
        GameSpec game = GameSpec.parse(kept.game());
        Automaton set = kept.set();
        Random random = new Random(game.text().hashCode());
        Kernel kernel = Kernel.ofMany(game, set.system(), outlay).orElseThrow();
        for (int left = count; left > 0; left -= TOGETHER) {
            List<BigPosition> points = IntStream.range(0, Math.min(left, TOGETHER))
                    .mapToObj(i -> point(set, i, random))
                    .toList();
            ManyMutants mutants = mutants(set, points);
            Automaton images = kernel.image(kernel.steps(mutants.all()));
            for (int i = 0; i < points.size(); i++) {
                Automaton mutant = mutants.get(mutants.all(), i);
                BigPosition point = points.get(i);
                assertThat(FirstDifference.between(set, mutant)).contains(point);
                assertThat(Counterexample.between(mutant, mutants.get(images, i), outlay))
                        .as("%s with %s more or less", game, point)
                        .contains(point);
                count(set, point);
            }
            assertThat(mutants.get(images, points.size()))
                    .as("%s as it is", game)
                    .isEqualTo(set);
        }
    }

    private ManyMutants mutants(Automaton set, List<BigPosition> points) {
        return new ManyMutants(
                set, points.stream().map(point -> List.of(point.x(), point.y())).toList(), outlay);
    }

    private void count(Automaton set, BigPosition point) {
        if (set.contains(point.x(), point.y())) {
            removed++;
        } else {
            added++;
        }
    }

    /** What is made of all together is what would be made of each. */
    private void compareWithOneByOne(KeptSet kept) throws Exception {
        GameSpec game = GameSpec.parse(kept.game());
        Automaton set = kept.set();
        Random random = new Random(1);
        List<BigPosition> points =
                IntStream.range(0, 4).mapToObj(i -> point(set, i, random)).toList();
        Kernel many = Kernel.ofMany(game, set.system(), outlay).orElseThrow();
        Kernel one = Kernel.of(game, set.system(), outlay).orElseThrow();
        ManyMutants mutants = mutants(set, points);
        Automaton images = many.image(many.steps(mutants.all()));
        for (int i = 0; i < points.size(); i++) {
            assertThat(mutants.get(images, i))
                    .as("%s with %s more or less", game, points.get(i))
                    .isEqualTo(one.image(one.steps(mutants.get(mutants.all(), i))));
        }
    }

    private void look(GamesInT family, int count) throws Exception {
        Automaton set = set(family);
        Random random = new Random(family.text().hashCode());
        Kernel kernel = Kernel.ofMany(family, set.system(), outlay).orElseThrow();
        for (int left = count; left > 0; left -= TOGETHER) {
            List<Counterexample.Case> points = IntStream.range(0, Math.min(left, TOGETHER))
                    .mapToObj(i -> pointAndNumber(set, i, random))
                    .toList();
            ManyMutants mutants = new ManyMutants(
                    set,
                    points.stream()
                            .map(point -> List.of(
                                    point.position().x(), point.position().y(), point.t()))
                            .toList(),
                    outlay);
            Automaton images = kernel.image(kernel.steps(mutants.all()));
            for (int i = 0; i < points.size(); i++) {
                Automaton mutant = mutants.get(mutants.all(), i);
                Counterexample.Case point = points.get(i);
                assertThat(FirstDifference.ofFamily(set, mutant)).contains(point);
                assertThat(Counterexample.ofFamily(mutant, mutants.get(images, i), outlay))
                        .as("%s with %s more or less", family, point)
                        .contains(point);
                count(Sets.at(set, point.t(), outlay), point.position());
            }
            assertThat(mutants.get(images, points.size()))
                    .as("%s as it is", family)
                    .isEqualTo(set);
        }
    }

    private Counterexample.Case pointAndNumber(Automaton set, int i, Random random) {
        BigInteger t = BigInteger.valueOf(1L + random.nextInt(MOST_T));
        return new Counterexample.Case(t, point(Sets.at(set, t, outlay), i, random));
    }

    private Automaton set(GamesInT family) throws FormulaException {
        String formula = Theorems.about(family).orElseThrow().form().formula();
        return FormulaText.read(
                "t >= 1 and (" + formula + ")", NumberSystem.BINARY, List.of("x", "y", "t"), Map.of(), outlay);
    }

    /** One near the origin, one of the set, any, one far away, and so on. */
    private static BigPosition point(Automaton set, int i, Random random) {
        return switch (i % 4) {
            case 0 -> below(NEAR, random);
            case 1 -> member(set, random);
            case 2 -> below(BOARD, random);
            default -> below(FAR, random);
        };
    }

    private static BigPosition below(int bound, Random random) {
        return new BigPosition(BigInteger.valueOf(random.nextInt(bound)), BigInteger.valueOf(random.nextInt(bound)));
    }

    /** A member, or any position if the set has none in some rows. */
    private static BigPosition member(Automaton set, Random random) {
        for (int bound = BOARD; bound > 1; bound -= bound / 8 + 1) {
            int x = random.nextInt(bound);
            int start = random.nextInt(bound);
            for (int i = 0; i < 2 * BOARD; i++) {
                BigPosition point =
                        new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf((start + i) % (2 * BOARD)));
                if (set.contains(point.x(), point.y())) {
                    return point;
                }
            }
        }
        return below(BOARD, random);
    }
}
