package org.wythofflab.verify.blocking;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** Larsson: Wythoff Nim in which options are forbidden. W^k is {@code wythoff block k}. */
public final class BlockingClaims {

    private BlockingClaims() {}

    public static List<Claim> all() {
        return Stream.of(
                        section1(),
                        BlockingCovers.all(),
                        BlockingTerminals.all(),
                        BlockingProof.all(),
                        BlockingProofCases.all(),
                        BlockingCaseFour.all(),
                        BlockingComply.all(),
                        BlockingTables.all(),
                        BlockingEstimates.all())
                .flatMap(List::stream)
                .toList();
    }

    static Citation at(String locator) {
        return new Citation(Paper.BLOCKING, locator);
    }

    static String game(int k) {
        return "wythoff block " + k;
    }

    private static List<Claim> section1() {
        return List.of(
                TheoremClaims.claim(
                        "blocking/theorem-1.1",
                        Scale.piles(200),
                        Case.over("k", 1, 3, k -> TheoremClaims.proved("blocking/theorem-1.1", game(k)))),
                TheoremClaims.claim(
                        "blocking/proposition-1.4",
                        Scale.piles(60),
                        Case.over("k", 1, 12, k -> TheoremClaims.proved("blocking/proposition-1.4", "nim block " + k))),
                Claim.holds(
                        "blocking/section-1-symmetry",
                        at("Section 1, before Notation 2"),
                        "(x,y) and (y,x) are P together",
                        Scale.piles(400),
                        Case.over("k", 1, 20, BlockingClaims::symmetric)));
    }

    private static Check symmetric(int k) {
        return (bound, ground) -> Finding.on(
                ground.outcomes(Ground.game(game(k)), bound),
                truth -> Finding.first(0, bound, ground, larger -> {
                    for (int x = 0; x < larger; x++) {
                        if (truth.isP(x, (int) larger) != truth.isP((int) larger, x)) {
                            return Optional.of(new Counterexample(
                                    BlockingBoard.place(x, larger), "as (" + larger + "," + x + ")", "not so"));
                        }
                    }
                    return Optional.empty();
                }));
    }
}
