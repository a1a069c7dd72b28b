package org.wythofflab.verify.blocking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wythofflab.verify.OffByOne;
import org.wythofflab.verify.common.TheoremClaims;

/** What proves Proposition 1.2 is true of W^k, and false of the games with one option more or less to forbid. */
class BlockingSentencesTest {

    @Test
    void sentencesAreTrueOfTheirGameOnly() {
        for (int k = 1; k <= 3; k++) {
            OffByOne game =
                    new OffByOne(TheoremClaims.known("wythoff block " + k).orElseThrow());
            BlockingSentences.covering(k)
                    .forEach((name, sentences) -> assertThat(
                                    game.tried(sentences).isProved())
                            .as(name)
                            .isTrue());
            for (int other : new int[] {k - 1, k + 1}) {
                for (Map.Entry<String, List<String>> claim :
                        BlockingSentences.covering(Math.max(1, other)).entrySet()) {
                    // There are no fewer than one; at most k is at most k + 1, and in W^3 at most two have one
                    // difference.
                    boolean right =
                            other == 0 || (claim.getKey().equals("proposition-1.2-iii") && (other > k || k == 3));
                    assertThat(game.tried(claim.getValue()).isProved())
                            .as(claim.getKey() + " of " + other + " for " + k)
                            .isEqualTo(right);
                }
            }
        }
    }
}
