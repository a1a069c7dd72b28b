package org.wythofflab.lab.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.render.Format;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.LedgerRun;
import org.wythofflab.verify.Parameters;

/** What is settled stays settled; what merely agrees is tried again. */
final class SettledClaimsTest {
    private static final Parameters ONE = new Parameters(Map.of("t", "1"));

    @Test
    void keepsProofsAndCounterexamplesOnly() {
        SettledClaims settled = new SettledClaims();
        Finding refuted = Finding.refuted("(1,2)", "P", "N");
        settled.keep("proved", ONE, 30, Finding.proved());
        settled.keep("refuted", ONE, 30, refuted);
        settled.keep("agrees", ONE, 30, Finding.agrees());
        settled.keep("open", ONE, 30, Finding.open("too large"));
        assertThat(settled.recall("proved", ONE, 30)).contains(Finding.proved());
        assertThat(settled.recall("refuted", ONE, 30)).contains(refuted);
        assertThat(settled.recall("agrees", ONE, 30)).isEmpty();
        assertThat(settled.recall("open", ONE, 30)).isEmpty();
        assertThat(settled.recall("proved", ONE, 31)).isEmpty();
        assertThat(settled.recall("proved", new Parameters(Map.of("t", "2")), 30))
                .isEmpty();
    }

    /** Visitors choose the bound: whoever asks with all of them does not fill the memory. */
    @Test
    void doesNotGrowForever() {
        SettledClaims settled = new SettledClaims();
        for (int bound = 0; bound <= 20_000; bound++) {
            settled.keep("claim", ONE, bound, Finding.proved());
        }
        assertThat(settled.recall("claim", ONE, 20_000)).isPresent();
        assertThat(settled.recall("claim", ONE, 0)).isEmpty();
    }

    private static String asked(LedgerRun.Notebook known) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Lab.sharing(new Boards(1_000_000), Limits.standard(), () -> false)
                .answer(new VerifyRequest(
                        List.of("modular/theorem-5"),
                        Optional.of("5"),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        known))
                .write(Format.TEXT, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void isAskedFirst() throws IOException {
        LedgerRun.Notebook wrong = new LedgerRun.Notebook() {
            @Override
            public Optional<Finding> recall(String claim, Parameters parameters, long bound) {
                return Optional.of(Finding.refuted("(4,4)", "P", "N"));
            }

            @Override
            public void keep(String claim, Parameters parameters, long bound, Finding finding) {}
        };
        assertThat(asked(new SettledClaims())).doesNotContain("(4,4)");
        assertThat(asked(wrong)).contains("(4,4)");
    }
}
