package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.prove.MustProve;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.automata.Tuples;
import org.wythofflab.prove.certificate.CertificateText;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Theorems;

/**
 * Mutants of the games in which t is left open: a position more or less for one t, a transition elsewhere, a number of the formula
 * off by one, other rules. A mutant is refuted if and only if it is wrong, with the first t and the first position for which it is:
 * that is known from boards that an engine solved, beyond them from a walk over both automata, and of rules that change nothing from
 * the independent checker. {@code -Dmutants=200} makes so many of every family instead of a few of some; {@code
 * -Dmutants.after} and {@code -Dmutants.until} are as in {@link MustProveMutantsTest}.
 */
class FamilyMutantsTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 28);
    private static final int BOARD = 40;
    private static final int BOARDS = 6;
    private static final int MOST_T = 64;
    private static final int MOST_PILE = 256;
    private static final int SOME = 12;
    private static final int FEW = 10;

    private final Outlay outlay = new Outlay(BUDGET, 400_000);
    private int refuted;
    private int beyond;
    private int same;

    @Test
    void mutantsAreRefutedWhereTheyAreFirstWrong() throws Exception {
        Optional<Integer> many = Optional.ofNullable(Integer.getInteger("mutants"));
        List<String> families = MustProve.families();
        int end = Math.min(families.size(), Integer.getInteger("mutants.until", families.size()));
        for (int i = Integer.getInteger("mutants.after", 0); i < end; i++) {
            if (many.isPresent() || i % SOME == 4) {
                look(GamesInT.parse(families.get(i)), many.orElse(FEW));
                String last = families.get(i);
                many.ifPresent(count -> System.out.println(told() + ", after " + last));
            }
        }
        assertThat(refuted).as(told()).isGreaterThan(FEW);
    }

    private String told() {
        return refuted + " refuted, " + beyond + " of them beyond the boards; " + same + " change nothing";
    }

    private void look(GamesInT family, int count) throws Exception {
        Random random = new Random(family.text().hashCode());
        String formula = Theorems.about(family).orElseThrow().form().formula();
        Automaton set = read(formula);
        Kernel kernel = Kernel.of(family, set.system(), outlay).orElseThrow();
        assertThat(kernel.image(kernel.steps(set))).as(family.text()).isEqualTo(set);
        for (GamesInT other : others(family)) {
            judge(other, set, family + " for " + other);
        }
        List<Automaton> mutants = new ArrayList<>(formulas(formula));
        Collections.shuffle(mutants, random);
        mutants.subList(Math.min(mutants.size(), count / 4), mutants.size()).clear();
        while (mutants.size() < count) {
            mutants.add(mutants.size() % 2 == 0 ? altered(set, random) : flipped(set, random));
        }
        List<Sample> boards = boards(family, BOARD);
        for (int i = 0; i < count; i++) {
            Automaton mutant = mutants.get(i);
            String what = family + ", mutant " + i;
            Optional<Counterexample.Case> wrong = FirstDifference.ofFamily(set, mutant);
            Optional<Counterexample.Case> seen = seen(boards, mutant);
            if (wrong.filter(FamilyMutantsTest::isOnTheBoards).isPresent()) {
                assertThat(seen).as(what).isEqualTo(wrong);
            } else {
                // With the least t it may be wrong only beyond the board, and with a larger one on it.
                seen.ifPresent(later -> assertThat(later.t())
                        .as(what)
                        .isGreaterThan(wrong.map(Counterexample.Case::t).orElse(later.t())));
            }
            assertThat(Counterexample.ofFamily(mutant, kernel.image(kernel.steps(mutant)), outlay))
                    .as(what)
                    .isEqualTo(wrong);
            count(wrong);
        }
    }

    private void count(Optional<Counterexample.Case> wrong) {
        wrong.ifPresentOrElse(
                first -> {
                    refuted++;
                    beyond += isOnTheBoards(first) ? 0 : 1;
                },
                () -> same++);
    }

    /** A set under other rules. */
    private void judge(GamesInT other, Automaton set, String what) throws Exception {
        Kernel kernel = Kernel.of(other, set.system(), outlay).orElseThrow();
        List<ProofStep> steps = kernel.steps(set);
        Optional<Counterexample.Case> found = Counterexample.ofFamily(set, kernel.image(steps), outlay);
        if (found.isPresent()) {
            assertThat(found.get().t().intValueExact()).as(what).isLessThanOrEqualTo(BOARDS);
            BigPosition first = found.get().position();
            int side = Math.max(BOARD, first.x().max(first.y()).intValueExact() + 1);
            assertThat(seen(boards(other, side), set)).as(what).isEqualTo(found);
        } else {
            StringBuilder certificate = new StringBuilder();
            CertificateText.write(other, new Solution(set, steps), certificate);
            assertThat(ProofCheck.of(certificate.toString(), BUDGET).flaw())
                    .as(what)
                    .isEmpty();
            assertThat(seen(boards(other, BOARD), set)).as(what).isEmpty();
        }
        count(found);
    }

    private static List<Sample> boards(GamesInT family, int side) {
        return IntStream.rangeClosed(1, BOARDS)
                .mapToObj(t -> Survey.below(side, family.at(BigInteger.valueOf(t)), side * side + 1, BUDGET)
                        .orElseThrow())
                .toList();
    }

    /** The first of which an engine says something else, with small t on a board. */
    private Optional<Counterexample.Case> seen(List<Sample> boards, Automaton set) {
        for (int i = 0; i < BOARDS; i++) {
            BigInteger t = BigInteger.valueOf(i + 1L);
            Optional<BigPosition> first = boards.get(i).firstDifference(Sets.at(set, t, outlay));
            if (first.isPresent()) {
                return Optional.of(new Counterexample.Case(t, first.get()));
            }
        }
        return Optional.empty();
    }

    private static boolean isOnTheBoards(Counterexample.Case wrong) {
        BigInteger larger = wrong.position().x().max(wrong.position().y());
        return wrong.t().compareTo(BigInteger.valueOf(BOARDS)) <= 0 && larger.compareTo(BigInteger.valueOf(BOARD)) < 0;
    }

    /** Without t = 0, which is no game. */
    private Automaton read(String formula) throws FormulaException {
        return FormulaText.read(
                "t >= 1 and (" + formula + ")", NumberSystem.BINARY, List.of("x", "y", "t"), Map.of(), outlay);
    }

    /** With one thing in the automaton changed, but still no t = 0. */
    private Automaton altered(Automaton set, Random random) throws FormulaException {
        return new Tuples(set.system(), 3, 3, outlay)
                .with(AlteredSet.of(set, random, outlay).on(0, 1, 2))
                .with(read("x = x").on(0, 1, 2))
                .all();
    }

    /** With one position more or less. */
    private Automaton flipped(Automaton set, Random random) throws FormulaException {
        int t = 1 + random.nextInt(MOST_T);
        int x = random.nextInt(MOST_PILE);
        int y = random.nextInt(MOST_PILE);
        return Sets.difference(set, read("t = " + t + " and x = " + x + " and y = " + y), outlay);
    }

    /** The formula with one of its numbers one more or less, where that can be read. */
    private List<Automaton> formulas(String formula) {
        List<Automaton> mutants = new ArrayList<>();
        for (String text : NearbyTexts.of(formula)) {
            try {
                mutants.add(read(text));
            } catch (FormulaException none) {
                // Nothing is divided by 0.
            }
        }
        return mutants;
    }

    /** The other convention, s one more or less, other parities. */
    private static List<GamesInT> others(GamesInT family) {
        String text = family.text();
        List<String> texts = NearbyTexts.of(text);
        texts.add(text.contains(" misere") ? text.replace(" misere", "") : text + " misere");
        for (String kind : List.of("odd-odd", "odd-even", "even-odd", "even-even", "st")) {
            texts.add(text.replaceFirst("^[a-z-]+", kind));
        }
        List<GamesInT> others = new ArrayList<>();
        for (String one : texts) {
            try {
                others.add(GamesInT.parse(one));
            } catch (GameSyntaxException none) {
                // No game has this number.
            }
        }
        others.removeIf(family::equals);
        return others;
    }
}
