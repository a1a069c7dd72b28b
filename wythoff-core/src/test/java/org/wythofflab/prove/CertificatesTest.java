package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.Budget;

/** The certificates that are kept are valid, each of the game that its name or the index says. */
class CertificatesTest {

    private static final Budget BUDGET = Budget.of(0, 1 << 28);

    @Test
    void allInTheDocumentationAreValid() {
        List<String> names = DocsCertificates.names();
        assertThat(names).hasSizeGreaterThan(90);
        Together.at(names, name -> {
            ProofCheck check = ProofCheck.of(DocsCertificates.text(name), BUDGET);
            assertThat(check.flaw()).as(name).isEmpty();
            String about = check.game()
                    .map(GameSpec::text)
                    .or(() -> check.family().map(GamesInT::text))
                    .orElseThrow();
            assertThat(name).isEqualTo(MustProve.name(about));
        });
    }

    @Test
    void allInTheProgramAreValidAndFound() throws IOException {
        List<String> lines = text(resource("index.tsv")).lines().toList();
        assertThat(lines).isNotEmpty();
        Together.at(lines, line -> {
            String[] columns = line.split("\t", -1);
            ProofCheck check = ProofCheck.of(text(new GZIPInputStream(resource(columns[0] + ".json.gz"))), BUDGET);
            assertThat(check.flaw()).as(line).isEmpty();
            GameSpec game = GameSpec.parse(columns[1]);
            assertThat(check.game()).contains(game);
            assertThat(game.text()).isEqualTo(columns[1]);
            if (columns.length == 2) {
                Optional<ProvedSet> found = Proofs.kept().about(game, BUDGET);
                assertThat(found.map(ProvedSet::name)).contains(columns[0]);
                assertThat(found.map(ProvedSet::game)).contains(game);
                assertThat(found.orElseThrow().states()).isEqualTo(check.states());
            } else {
                assertThat(columns[2]).isEqualTo("grundy " + check.value());
                ProvedValue found = Proofs.kept().values(game, BUDGET).stream()
                        .filter(one -> one.value() == check.value())
                        .findFirst()
                        .orElseThrow();
                assertThat(found.name()).isEqualTo(columns[0]);
                assertThat(found.game()).isEqualTo(game);
                assertThat(found.states()).isEqualTo(check.states());
            }
        });
    }

    @Test
    void ofOtherGamesThereIsNone() throws GameSyntaxException {
        assertThat(Proofs.kept().about(GameSpec.parse("wythoff block 5"), BUDGET))
                .isEmpty();
        assertThat(Proofs.kept().values(GameSpec.parse("a-wythoff(4)"), BUDGET)).isEmpty();
    }

    private static InputStream resource(String name) {
        return CertificatesTest.class.getResourceAsStream("certificates/" + name);
    }

    private static String text(InputStream stream) throws IOException {
        try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
