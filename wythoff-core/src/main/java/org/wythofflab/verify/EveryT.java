package org.wythofflab.verify;

import java.util.Optional;
import org.wythofflab.prove.FamilyProof;
import org.wythofflab.prove.FamilyProver;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.GamesInT;

/** What theorems say of the P-positions of games in which t is left open, for all t and all positions in one proof. */
public record EveryT(GamesInT games) implements Provable {

    /** Of games written in this room, as {@code odd-even(2,t)}. */
    public static EveryT of(String games) {
        try {
            return new EveryT(GamesInT.parse(games));
        } catch (GameSyntaxException wrong) {
            throw new IllegalStateException(games, wrong);
        }
    }

    @Override
    public Finding tried(Ground ground) {
        return FamilyProver.prove(games, ground.budget())
                .fold(
                        proved -> checked(proved, ground),
                        refuted -> Finding.refuted(
                                "t = " + refuted.t() + ", " + refuted.counterexample(),
                                refuted.claimed() ? "P" : "N",
                                refuted.claimed() ? "N" : "P"),
                        unknown -> Finding.agrees());
    }

    /** Nothing is called proved on the word of the prover. */
    private Finding checked(FamilyProof.Proved proved, Ground ground) {
        ProofCheck check = ProofCheck.of(ground.written(proved.certificate().text()), ground.budget());
        return check.isValid() && check.family().equals(Optional.of(games))
                ? Finding.proved()
                : Finding.open("the certificate of the proof is not valid: "
                        + check.flaw().orElse("it is that of other games"));
    }
}
