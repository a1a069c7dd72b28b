package org.wythofflab.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.certificate.CertificateText;
import org.wythofflab.prove.export.SmtScript;
import org.wythofflab.prove.export.WalnutScript;
import org.wythofflab.prove.game.Solution;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;

/** What others need to check a proof: the set, and for each step of the proof what shows that it is right. */
public final class Certificate {

    private final GameSpec game;
    private final List<Solution> solutions;

    /** @param solutions the sets of the positions of value 0, 1, ..., or that of the P-positions alone */
    Certificate(GameSpec game, List<Solution> solutions) {
        this.game = game;
        this.solutions = List.copyOf(solutions);
    }

    /** The Grundy value of the positions in the set; 0 if they are the P-positions (in a comply game the N-positions). */
    public int value() {
        return solutions.size() - 1;
    }

    /** What is proved, for whoever wants to use it: of the P-positions, a strategy. */
    public ProvedSet learned() {
        return ProvedSet.of(game, set());
    }

    /** The set that is proved to be right. */
    Automaton set() {
        return solutions.get(value()).set();
    }

    /** Writes it as JSON; {@code docs/prover.md} says what stands where. */
    public void write(Appendable out) throws IOException {
        CertificateText.write(game, solutions, out);
    }

    /**
     * The theorem as files for Walnut, by their paths below its folder; empty if the rules are too long to be written as
     * formulas.
     */
    public Optional<Map<String, String>> walnut(Budget budget) {
        return isPlain() ? WalnutScript.of(game, set(), new Outlay(budget)) : Optional.empty();
    }

    /**
     * The theorem for solvers that read SMT-LIB, which have to find that nothing satisfies its conditions; empty if the set was
     * not recognised as one that linear arithmetic can define.
     */
    public Optional<String> smtlib(Budget budget) {
        return isPlain() ? SmtScript.of(game, set(), new Outlay(budget)) : Optional.empty();
    }

    /** Whether the equation is one that can be written for others: not that of values, nor of misere play with a maneuver. */
    private boolean isPlain() {
        return value() == 0
                && (game.convention() == Convention.NORMAL || game.maneuver().kind() == Maneuver.Kind.NONE);
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        try {
            write(text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
