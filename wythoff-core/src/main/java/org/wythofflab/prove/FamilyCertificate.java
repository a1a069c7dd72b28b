package org.wythofflab.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.wythofflab.prove.certificate.CertificateText;
import org.wythofflab.prove.game.Solution;
import org.wythofflab.rules.GamesInT;

/** What others need to check a proof about all games in which t is left open. */
public final class FamilyCertificate {

    private final GamesInT family;
    private final Solution solution;

    FamilyCertificate(GamesInT family, Solution solution) {
        this.family = family;
        this.solution = solution;
    }

    /** Writes it as JSON; {@code docs/prover.md} says what stands where. */
    public void write(Appendable out) throws IOException {
        CertificateText.write(family, solution, out);
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
