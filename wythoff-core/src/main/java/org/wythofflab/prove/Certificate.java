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
import org.wythofflab.prove.game.ProofStep;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** What others need to check a proof: the set, and for each step of the proof what shows that it is right. */
public final class Certificate {

    private static final long MOST_STATES = 4_000_000;

    private final GameSpec game;
    private final Automaton set;
    private final List<ProofStep> steps;

    Certificate(GameSpec game, Automaton set, List<ProofStep> steps) {
        this.game = game;
        this.set = set;
        this.steps = List.copyOf(steps);
    }

    /** The set that is proved to be right. */
    Automaton set() {
        return set;
    }

    /** Writes it as JSON; {@code docs/prover.md} says what stands where. */
    public void write(Appendable out) throws IOException {
        CertificateText.write(game, set, steps, out);
    }

    /**
     * The theorem as files for Walnut, by their paths below its folder; empty if the rules are too long to be written as
     * formulas.
     */
    public Optional<Map<String, String>> walnut(Budget budget) {
        return WalnutScript.of(game, set, new Outlay(budget, MOST_STATES));
    }

    /**
     * The theorem for solvers that read SMT-LIB, which have to find that nothing satisfies its conditions; empty if the set was
     * not recognised as one that linear arithmetic can define.
     */
    public Optional<String> smtlib(Budget budget) {
        return SmtScript.of(game, set, new Outlay(budget, MOST_STATES));
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
