package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.prove.DocsCertificates;
import org.wythofflab.prove.MustProve;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.check.SetPage;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/**
 * Mutants of the sets of the games that must be proved: a position more or less, a transition elsewhere, and the rules of the next
 * game of the list, a parameter or a rule of which is another. Each is refuted at the right first position. {@code -Dmutants=200}
 * makes so many of every game, instead of a few of some.
 */
class MustProveMutantsTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 28);
    private static final int BOARD = 256;
    private static final int SOME = 23;
    private static final int FEW = 4;

    private final Outlay outlay = new Outlay(BUDGET, 400_000);
    private int refuted;
    private int same;
    private int stopped;

    @Test
    void mutantsAreRefutedAtTheFirstPosition() throws Exception {
        Optional<Integer> many = Optional.ofNullable(Integer.getInteger("mutants"));
        List<String> kept = MustProve.games().stream()
                .filter(game -> DocsCertificates.names().contains(MustProve.name(game)))
                .toList();
        for (int i = 0; i < kept.size(); i++) {
            Automaton set = set(kept.get(i));
            boolean small = set.states() * set.system().digits() < 150;
            if (many.isPresent() || (i % SOME == 7 && small)) {
                look(kept.get(i), kept.get((i + 1) % kept.size()), set, many.orElse(FEW));
            }
        }
        if (many.isPresent()) {
            System.out.println(refuted + " refuted, " + same + " the same set, " + stopped + " took too much");
        }
        // Neighbours of the list may have the same P-positions, as odd-odd(2,3) and odd-odd(2,4).
        assertThat(refuted).isGreaterThan(same + stopped);
    }

    private void look(String text, String next, Automaton set, int count) throws Exception {
        GameSpec game = GameSpec.parse(text);
        Kernel kernel = Kernel.of(game, set.system(), outlay).orElseThrow();
        Sample sample = Survey.below(BOARD, game, 1 << 20, BUDGET).orElseThrow();
        Random random = new Random(text.hashCode());
        int before = refuted;
        for (int i = 0; i < count; i++) {
            if (i % 2 == 0) {
                BigPosition point = new BigPosition(
                        BigInteger.valueOf(random.nextInt(BOARD)), BigInteger.valueOf(random.nextInt(BOARD)));
                Automaton flipped = Sets.difference(set, only(point, set.system()), outlay);
                assertThat(first(kernel, flipped))
                        .as("%s, %s flipped", text, point)
                        .contains(point);
                refuted++;
            } else {
                judge(kernel, sample, altered(set, random), set, text + ", mutant " + i);
            }
        }
        GameSpec other = GameSpec.parse(next);
        judge(
                Kernel.of(other, set.system(), outlay).orElseThrow(),
                Survey.below(BOARD, other, 1 << 20, BUDGET).orElseThrow(),
                set,
                set(next),
                text + " for " + next);
        assertThat(refuted).as(text).isGreaterThan(before);
    }

    /** Refuted where an engine sees the first difference, or beyond what it sees; proved only if it is the right set. */
    private void judge(Kernel kernel, Sample sample, Automaton mutant, Automaton right, String what) {
        Optional<BigPosition> found;
        try {
            found = first(kernel, mutant);
        } catch (StoppedException tooMuch) {
            stopped++;
            return;
        }
        Optional<BigPosition> seen = sample.firstDifference(mutant);
        if (found.isEmpty()) {
            assertThat(seen).as(what).isEmpty();
            assertThat(mutant.system().equals(right.system()) && !mutant.equals(right))
                    .as(what)
                    .isFalse();
            same++;
            return;
        }
        refuted++;
        if (seen.isPresent()) {
            assertThat(found).as(what).isEqualTo(seen);
        } else {
            assertThat(found.get().x().max(found.get().y())).as(what).isGreaterThanOrEqualTo(BigInteger.valueOf(BOARD));
        }
    }

    private Optional<BigPosition> first(Kernel kernel, Automaton set) {
        return Counterexample.between(set, kernel.image(kernel.steps(set)), outlay);
    }

    private Automaton only(BigPosition point, NumberSystem system) throws Exception {
        return FormulaText.read("x = " + point.x() + " and y = " + point.y(), system, outlay);
    }

    private Automaton set(String game) {
        SetPage page = SetPage.read(DocsCertificates.text(MustProve.name(game)));
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(new NumberSystem(page.quotients(), page.b()), 2);
        IntStream.range(0, page.rows().size()).forEach(builder::state);
        for (int[] row : page.rows()) {
            for (int i = 1; i < row.length; i += 2) {
                builder.transition(row[i], row[i + 1]);
            }
            builder.finish(row[0] == 1, outlay);
        }
        return builder.smallest(outlay);
    }

    /** The first state keeps its zeros, and no transition is added: words that are none stay unread. */
    private Automaton altered(Automaton set, Random random) {
        int flipped = random.nextInt(3) == 0 ? random.nextInt(set.states()) : -1;
        int moved = flipped < 0 ? 1 + random.nextInt(Math.max(1, set.firstOf(set.states()) - 1)) : -1;
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(set.system(), 2);
        IntStream.range(0, set.states()).forEach(builder::state);
        for (int state = 0; state < set.states(); state++) {
            for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
                builder.transition(set.letter(t), t == moved ? random.nextInt(set.states()) : set.target(t));
            }
            builder.finish(set.accepts(state) != (state == flipped), outlay);
        }
        return builder.smallest(outlay);
    }
}
