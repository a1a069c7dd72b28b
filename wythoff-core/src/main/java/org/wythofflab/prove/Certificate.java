package org.wythofflab.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.certificate.CertificateText;
import org.wythofflab.prove.game.ProofStep;
import org.wythofflab.rules.GameSpec;

/** What others need to check a proof: the set, and for each step of the proof what shows that it is right. */
public final class Certificate {

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
