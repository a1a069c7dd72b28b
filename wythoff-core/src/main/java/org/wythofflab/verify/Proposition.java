package org.wythofflab.verify;

import java.util.List;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.ClosedForm;

/**
 * What a claim says of all positions of a game, for the prover: the P-positions are those of which a formula is true, and some
 * sentences in x and y, in which P stands for them, are true for all x and y.
 */
public record Proposition(GameSpec game, ClosedForm formula, List<String> sentences) implements Provable {

    public Proposition {
        sentences = List.copyOf(sentences);
    }

    @Override
    public Finding tried(Ground ground) {
        return Proving.of(this, ground);
    }
}
