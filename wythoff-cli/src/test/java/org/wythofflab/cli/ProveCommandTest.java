package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands prove and check-proof as scripts see them. */
final class ProveCommandTest {

    @TempDir
    Path folder;

    @Test
    void aProofIsFoundAndItsCertificateChecked() throws IOException {
        for (String name : new String[] {"proof.json", "proof.json.gz"}) {
            String file = folder.resolve(name).toString();
            Run proof = Run.of("prove", "wythoff block 3", "--certificate", file);
            assertThat(proof.code()).isZero();
            assertThat(proof.out()).startsWith("PROVED ").contains("blocking/theorem-1.1", "certificate: ");
            Run check = Run.of("check-proof", file);
            assertThat(check.code()).isZero();
            assertThat(check.out()).startsWith("VALID: ").contains("wythoff block 3");
        }
        assertThat(Files.size(folder.resolve("proof.json.gz")))
                .isLessThan(Files.size(folder.resolve("proof.json")) / 2);
    }

    @Test
    void aNumberMayBeLeftOpen() {
        String file = folder.resolve("all-t.json.gz").toString();
        Run proof = Run.of("prove", "odd-even(2,t)", "--certificate", file);
        assertThat(proof.code()).isZero();
        assertThat(proof.out()).startsWith("PROVED for all t and all positions").contains("restricted-st/theorem-19");
        assertThat(Run.of("check-proof", file).out()).startsWith("VALID: for all t >= 1 ");
        Run refuted = Run.of(
                "prove",
                "odd-odd(2,t)",
                "--claim",
                "x % 2 = 0 and y % 2 = 0 and (t != 5 or x + y > 0)",
                "--format",
                "json");
        assertThat(refuted.code()).isEqualTo(1);
        assertThat(refuted.out()).contains("\"verdict\":\"REFUTED\"", "\"t\":\"5\"", "\"counterexample\":\"(0,0)\"");
        assertThat(refuted.err()).contains("the claim is false at t = 5, (0,0)");
        assertThat(Run.of("prove", "st(2,t)").code()).isEqualTo(3);
        Run wrong = Run.of("prove", "odd-even(t,2)");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("column 10", "odd-even(2,t)");
        assertThat(Run.of("prove", "odd-even(2,t)", "--smtlib", file).err()).contains("write a number");
    }

    @Test
    void aFalseClaimEndsWithOne() {
        Run run = Run.of("prove", "nim", "--claim", "x = y and x < 1000");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).startsWith("REFUTED at (1000,1000)");
        assertThat(run.err()).contains("the claim is false at (1000,1000)");
    }

    @Test
    void whatIsNotFoundOutEndsWithThree() {
        Run run = Run.of("prove", "wyt(k^2)");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.out()).startsWith("UNKNOWN");
        Run late = Run.of("prove", "wythoff", "--max-seconds", "0");
        assertThat(late.code()).isEqualTo(3);
    }

    @Test
    void jsonHasTheAgreedFields() {
        assertThat(Run.of("prove", "nim", "--format", "json").out())
                .matches(
                        "\\{\"game\":\"nim\",\"verdict\":\"PROVED\",\"statement\":\"(?:[^\"\\\\]|\\\\.)+\",\"numeration\":\"base 2\",\"states\":\\d+,"
                                + "\"seconds\":[0-9.E-]+,\"counterexample\":null,\"certificate\":null}\\s*");
        assertThat(Run.of("prove", "nim", "--claim", "x <= y", "--format", "json")
                        .out())
                .contains("\"verdict\":\"REFUTED\"", "\"counterexample\":\"(0,1)\"", "\"states\":null");
    }

    @Test
    void badInputSaysWhatToDo() throws IOException {
        Run claim = Run.of("prove", "nim", "--claim", "x = z");
        assertThat(claim.code()).isEqualTo(2);
        assertThat(claim.err()).contains("column 5", "variables x, y");
        Run system = Run.of("prove", "nim", "--claim", "x = y", "--numeration", "roman");
        assertThat(system.code()).isEqualTo(2);
        assertThat(system.err()).contains("no number system 'roman'", "fibonacci");
        assertThat(Run.of("check-proof", folder.resolve("none").toString()).code())
                .isEqualTo(2);
        Path wrong = Files.writeString(folder.resolve("wrong.json"), "{\"format\": \"wythoff certificate 1\"");
        Run check = Run.of("check-proof", wrong.toString());
        assertThat(check.code()).isEqualTo(1);
        assertThat(check.out()).startsWith("INVALID: ");
    }

    @Test
    void theoremsAreWrittenForOtherPrograms() {
        Run walnut =
                Run.of("prove", "wythoff", "--walnut", folder.resolve("new").toString());
        assertThat(walnut.code()).isZero();
        assertThat(folder.resolve("new/Command Files/w_wythoff.txt")).content().contains("?msd_fib");
        assertThat(folder.resolve("new/Automata Library/w_wythoff.txt"))
                .content()
                .startsWith("msd_fib msd_fib\n");
        String file = folder.resolve("nim.smt2").toString();
        assertThat(Run.of("prove", "nim", "--smtlib", file).code()).isZero();
        assertThat(Path.of(file)).content().contains("(check-sat)");
        Run refused =
                Run.of("prove", "wythoff", "--smtlib", folder.resolve("no.smt2").toString());
        assertThat(refused.code()).isEqualTo(3);
        assertThat(refused.err()).contains("no SMT-LIB file");
        assertThat(folder.resolve("no.smt2")).doesNotExist();
    }

    @Test
    void rowsAreProvedAndTheirCertificatesChecked() {
        String file = folder.resolve("row.json").toString();
        Run proof = Run.of("prove", "wythoff", "--grundy-row", "4", "--certificate", file);
        assertThat(proof.code()).isZero();
        assertThat(proof.out()).startsWith("PROVED");
        assertThat(proof.out().replaceAll("\\s+", " ")).contains("G(4,y + 12) = G(4,y) + 12 for all y >= 9");
        assertThat(Run.of("check-proof", file).out()).contains("VALID: row 4");
        assertThat(Run.of("prove", "modular(3)", "--grundy-row", "4").code()).isEqualTo(3);
        assertThat(Run.of("prove", "wythoff", "--grundy-row", "-1").code()).isEqualTo(2);
        assertThat(Run.of("prove", "nim", "--grundy-row", "1", "--walnut", "x").err())
                .contains("leave out one of them");
    }
}
