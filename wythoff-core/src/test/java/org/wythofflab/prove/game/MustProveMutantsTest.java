package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.wythofflab.prove.MustProve;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.certificate.CertificateText;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/**
 * Mutants of the games that must be proved: a position more or less, a transition elsewhere, a parameter off by one, a move rule
 * changed. A mutant is refuted if and only if it is wrong, at the first position at which it is: that is known from a board
 * that an engine solved, beyond it from a walk over both automata, and of rules that change nothing from the independent checker.
 * {@code -Dmutants=200} makes so many of every game, smaller sets first, instead of a few of some; {@code -Dmutants.after=100}
 * leaves the first 100 games out, and {@code -Dmutants.until=200} all after the 200th; {@code
 * -Dmutants.parts=8 -Dmutants.part=0} makes the first of eight parts of each game's; {@code -Dmutants.of="wyt(16)"} those of one
 * game.
 */
class MustProveMutantsTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 28);
    private static final int BOARD = 256;
    private static final int PROVERS_BOARD = 128;
    private static final int LARGEST_BOARD = 1 << 12;
    private static final int MOST_STATES = 60_000;
    private static final int SOME = 23;
    private static final int SMALL = 100;
    private static final int FEW = 8;

    private Outlay outlay = new Outlay(BUDGET);
    private int games;
    private int refuted;
    private int beyond;
    private int same;
    private int onTheBoard;
    private int stopped;

    @Test
    void mutantsAreRefutedWhereTheyAreFirstWrong() throws Exception {
        Optional<Integer> many = Optional.ofNullable(Integer.getInteger("mutants"));
        Optional<String> only = Optional.ofNullable(System.getProperty("mutants.of"));
        List<KeptSet> kept = MustProve.games().stream()
                .filter(game -> only.map(game::equals).orElse(true))
                .map(game -> KeptSet.of(game, outlay))
                .sorted(Comparator.comparing(KeptSet::size))
                .toList();
        int end = Math.min(kept.size(), Integer.getInteger("mutants.until", kept.size()));
        for (int i = Integer.getInteger("mutants.after", 0); i < end; i++) {
            games = i + 1;
            if (many.isPresent() || (i % SOME == 7 && kept.get(i).size() < SMALL)) {
                look(kept.get(i).game(), kept.get(i).set(), many.orElse(FEW));
                String last = kept.get(i).game();
                many.ifPresent(count -> System.out.println(told() + ", after " + last));
            }
        }
        assertThat(refuted).as(told()).isGreaterThan(FEW);
        // Only where a mutant takes many times as much as the right set; of the sample none does.
        assertThat(stopped).as(told()).isLessThanOrEqualTo(many.isPresent() ? refuted / 10 : 0);
    }

    private String told() {
        return games + " games: " + refuted + " refuted, " + beyond + " of them beyond the board; " + same
                + " change nothing; automata took too much of " + onTheBoard + " that a small board refutes, and of "
                + stopped + " others";
    }

    private void look(String text, Automaton set, int count) throws Exception {
        GameSpec game = GameSpec.parse(text);
        // A mutant may take more than the right set, but not many times as much.
        outlay = new Outlay(BUDGET);
        Kernel right = Kernel.of(game, set.system(), outlay).orElseThrow();
        assertThat(right.image(right.steps(set))).as(text).isEqualTo(set);
        outlay = new Outlay(BUDGET, Math.max(MOST_STATES, 2 * outlay.largest()));
        Kernel kernel = Kernel.of(game, set.system(), outlay).orElseThrow();
        List<GameSpec> others = others(game);
        Collections.shuffle(others, new Random(text.hashCode()));
        int rules = Math.min(others.size(), count / 2);
        Sample sample = board(BOARD, game);
        for (int i = Integer.getInteger("mutants.part", 0); i < count; i += Integer.getInteger("mutants.parts", 1)) {
            String what = text + ", mutant " + i;
            Random random = new Random(text.hashCode() + 31L * i);
            if (i < rules) {
                judge(others.get(i), set, text + " for " + others.get(i));
            } else if (i % 2 == 0) {
                BigPosition point = new BigPosition(
                        BigInteger.valueOf(random.nextInt(BOARD)), BigInteger.valueOf(random.nextInt(BOARD)));
                judge(
                        kernel,
                        Sets.difference(set, only(point, set.system()), outlay),
                        Optional.of(point),
                        sample,
                        what);
            } else {
                Automaton mutant = AlteredSet.of(set, random, outlay);
                Optional<BigPosition> seen = sample.firstDifference(mutant);
                Optional<BigPosition> first = FirstDifference.between(set, mutant);
                if (seen.isPresent()) {
                    assertThat(first).as(what).isEqualTo(seen);
                }
                judge(kernel, mutant, first, sample, what);
            }
        }
    }

    /** Refuted if and only if it is wrong, and there. */
    private void judge(Kernel kernel, Automaton mutant, Optional<BigPosition> wrong, Sample sample, String what) {
        try {
            assertThat(Counterexample.between(mutant, kernel.image(kernel.steps(mutant)), outlay))
                    .as(what)
                    .isEqualTo(wrong);
            count(wrong);
        } catch (StoppedException tooMuch) {
            assertThat(sample.firstDifference(mutant)).as(what).isEqualTo(wrong.filter(first -> isBelow(BOARD, first)));
            gaveUp(wrong);
        }
    }

    /** The prover looks at a small board first, so that what is wrong there needs no automata. */
    private void gaveUp(Optional<BigPosition> wrong) {
        if (wrong.filter(first -> isBelow(PROVERS_BOARD, first)).isPresent()) {
            onTheBoard++;
        } else {
            stopped++;
        }
    }

    private void count(Optional<BigPosition> wrong) {
        wrong.ifPresentOrElse(
                first -> {
                    refuted++;
                    beyond += isBelow(BOARD, first) ? 0 : 1;
                },
                () -> same++);
    }

    private static boolean isBelow(int side, BigPosition position) {
        return position.x().max(position.y()).compareTo(BigInteger.valueOf(side)) < 0;
    }

    /** A set under other rules. */
    private void judge(GameSpec other, Automaton set, String what) throws Exception {
        try {
            Kernel kernel = Kernel.of(other, set.system(), outlay).orElseThrow();
            List<ProofStep> steps = kernel.steps(set);
            Optional<BigPosition> found = Counterexample.between(set, kernel.image(steps), outlay);
            Optional<BigPosition> seen = board(BOARD, other).firstDifference(set);
            if (seen.isEmpty() && found.isPresent()) {
                int max = found.get().x().max(found.get().y()).intValueExact();
                assertThat(max).as(what).isBetween(BOARD, LARGEST_BOARD);
                seen = board(max + 1, other).firstDifference(set);
            }
            assertThat(found).as(what).isEqualTo(seen);
            if (found.isEmpty()) {
                StringBuilder certificate = new StringBuilder();
                CertificateText.write(other, List.of(new Solution(set, steps)), certificate);
                assertThat(ProofCheck.of(certificate.toString(), BUDGET).flaw())
                        .as(what)
                        .isEmpty();
            }
            count(found);
        } catch (StoppedException tooMuch) {
            gaveUp(board(BOARD, other).firstDifference(set));
        }
    }

    private static Sample board(int side, GameSpec game) {
        return Survey.below(side, game, side * side + 1, BUDGET).orElseThrow();
    }

    /** Games with a number of the text one more or less, the other convention, another maneuver, or fewer moves. */
    private List<GameSpec> others(GameSpec game) {
        String text = game.text();
        List<String> texts = NearbyTexts.of(text);
        texts.add(text.contains(" misere") ? text.replace(" misere", "") : text + " misere");
        texts.add(text + " ends(x + y < 3)");
        texts.add(text + " block 2");
        List<GameSpec> others = new ArrayList<>();
        for (String one : texts) {
            try {
                GameSpec other = GameSpec.parse(one);
                if (!other.equals(game)
                        && Kernel.of(other, NumberSystem.BINARY, outlay).isPresent()) {
                    others.add(other);
                }
            } catch (GameSyntaxException none) {
                // No game has this number.
            }
        }
        FewerMoves.of(game).stream()
                .map(FewerMoves::game)
                .filter(other -> Kernel.of(other, NumberSystem.BINARY, outlay).isPresent())
                .forEach(others::add);
        return others;
    }

    private Automaton only(BigPosition point, NumberSystem system) throws Exception {
        return FormulaText.read("x = " + point.x() + " and y = " + point.y(), system, outlay);
    }
}
