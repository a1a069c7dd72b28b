package org.wythofflab.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.certificate.CertificateText;
import org.wythofflab.prove.game.Solution;
import org.wythofflab.rules.GameSpec;

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

    /** The set that is proved to be right. */
    Automaton set() {
        return solutions.get(value()).set();
    }

    /** Writes it as JSON; {@code docs/prover.md} says what stands where. */
    public void write(Appendable out) throws IOException {
        CertificateText.write(game, solutions, out);
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
