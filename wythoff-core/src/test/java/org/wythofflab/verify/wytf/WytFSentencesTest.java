package org.wythofflab.verify.wytf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.OffByOne;
import org.wythofflab.verify.common.TheoremClaims;

/** What proves claims about Wyt(t) is true of it, and false a little off. */
class WytFSentencesTest {

    private final OffByOne three = new OffByOne(TheoremClaims.known("wyt(3)").orElseThrow());

    @Test
    void sentencesAreTrueAndFalseWithANumberOffByOne() {
        three.look("the recursion", List.of(WytFSentences.recursion(3)));
        WytFSentences.of(3).forEach(three::look);
    }

    @Test
    void sentencesOfAnotherTAreFalse() {
        List<String> right = new ArrayList<>();
        for (int t : new int[] {2, 4}) {
            for (Map.Entry<String, List<String>> claim : WytFSentences.of(t).entrySet()) {
                Finding finding = three.tried(claim.getValue());
                if (finding.broken().isEmpty()) {
                    right.add(claim.getKey() + " of " + t);
                }
            }
        }
        // Statements that speak of no t; one about g alone; and bounds that are wider than needed.
        assertThat(right)
                .containsExactlyInAnyOrder(
                        "theorem-10-part-1 of 2",
                        "theorem-10-part-1 of 4",
                        "theorem-13-iii of 2",
                        "theorem-13-iii of 4",
                        "lemma-1-i of 2",
                        "lemma-1-i of 4",
                        "theorem-10-part-1-ii of 2",
                        "theorem-13-iv of 4");
    }
}
