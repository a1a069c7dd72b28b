package org.wythofflab.lab.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.ledger.GameClaimsRequest;
import org.wythofflab.lab.ledger.RecordedLedger;
import org.wythofflab.lab.sequence.SequenceRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonText;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Claims;

/** What a page is told about a game, and about the claims of the papers. */
final class CardRequestTest {

    @Test
    @SuppressWarnings("unchecked")
    void everySequenceOnACardCanBeAskedFor() {
        for (CatalogueEntry entry : Catalogue.entries()) {
            List<String> names = new ArrayList<>(
                    (List<String>) Ask.json(new CardRequest(entry.text())).get("sequences"));
            assertThat(names).as(entry.text()).isNotEmpty().doesNotHaveDuplicates();
            // Whether a row has a Grundy value at all, no engine can tell in general.
            names.removeIf(name -> name.contains(":"));
            for (String name : names) {
                assertThat(Ask.text(new SequenceRequest(entry.text(), name, "3", Optional.empty(), Method.usual())))
                        .as(entry.text() + " " + name)
                        .isNotEmpty();
            }
        }
    }

    @Test
    void theSequencesAreThoseThatTheCommandNames() {
        assertThat(Ask.json(new CardRequest("wythoff")))
                .containsEntry(
                        "sequences",
                        List.of("A", "B", "differences", "counts", "grundy", "grundy-row:0", "grundy-value:0"));
        assertThat(Ask.json(new CardRequest("imitation(2,3)")).get("sequences").toString())
                .doesNotContain("grundy");
    }

    @Test
    void everyTheoremHasAVerdictAndEveryClaim() {
        for (Theorem theorem : Theorems.all()) {
            assertThat(RecordedLedger.verdict(theorem.id())).as(theorem.id()).isPresent();
        }
        for (Claim claim : Claims.all()) {
            assertThat(RecordedLedger.verdict(claim.id())).as(claim.id()).isPresent();
        }
        assertThat(RecordedLedger.verdict("none/such")).isEmpty();
    }

    @Test
    void aVerdictIsAWordAndALine() {
        assertThat(verdict("modular(3)", "modular/theorem-5").get("verdict")).isEqualTo("agrees");
        assertThat(verdict("modular(3)", "modular/theorem-5").get("words").toString())
                .startsWith("agrees: piles below ")
                .contains("m=");
    }

    /** Cards state theorems as they hold; a part that is false as printed is named. */
    @Test
    void aTheoremInPartsNamesThoseThatHadToBeRepaired() {
        assertThat(verdict("wythoff block 6", "blocking/proposition-1.2")
                        .get("words")
                        .toString())
                .startsWith("agrees: ")
                .contains("; blocking/proposition-1.2-ii is refuted as printed, k=2: at x = 1 the paper has ")
                .contains("; blocking/proposition-1.2-columns is refuted as printed, ");
        assertThat(verdict("wyt(4)", "wyt-f/theorem-13").get("words").toString())
                .startsWith("agrees: 4 parts, ");
    }

    private static Map<?, ?> verdict(String game, String id) {
        return ((List<?>) Ask.json(new CardRequest(game)).get("theorems"))
                .stream()
                        .map(theorem -> (Map<?, ?>) theorem)
                        .filter(theorem -> theorem.get("id").equals(id))
                        .map(theorem -> (Map<?, ?>) theorem.get("verdict"))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void claimsComeWithTheirVerdicts() {
        List<?> claims = (List<?>) JsonText.parse(Ask.in(Format.JSON, new GameClaimsRequest(Optional.of("wyt(3)"))));
        assertThat(claims)
                .hasSize(Claims.all().size())
                .allSatisfy(claim -> assertThat(((Map<?, ?>) ((Map<?, ?>) claim).get("verdict")).get("words"))
                        .isNotNull());
    }
}
