package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands verify and claims as scripts see them. */
final class VerifyCommandTest {

    @Test
    void aRefutedClaimThatIsExpectedToFailIsNoFailure() {
        Run run = Run.of("verify", "restricted-st/table-10");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("refuted    restricted-st/table-10")
                .contains("at n=2 H_n the paper has 5, the rules give 4 (and 13 more)");
    }

    @Test
    void jsonHasTheAgreedFields() {
        Run run = Run.of("verify", "blocking/figure-1-n-position", "--format", "json");
        assertThat(run.out())
                .startsWith("[{\"id\":\"blocking/figure-1-n-position\",\"locator\":\"")
                .contains(
                        "\"verdict\":\"refuted\"",
                        "\"bound\":null",
                        "\"parameters\":\"\"",
                        "\"counterexample\":",
                        "\"printed\":\"2\"",
                        "\"right\":\"4: ");
    }

    @Test
    void claimsAreListed() {
        assertThat(Run.of("claims", "modular/lemma-4").out()).contains("modular/lemma-4  (Lemma 4)");
        assertThat(Run.of("claims", "--format", "csv").out()).startsWith("id,locator,statement\nwyt-f/");
    }

    @Test
    void aBoundThatNoBoardHoldsIsUndecided() {
        Run run = Run.of("verify", "modular/theorem-5", "--bound", "10^11", "--params", "m=2");
        assertThat(run.out()).startsWith("undecided  modular/theorem-5");
    }

    @Test
    void whatALimitRefusesIsStoppedByALimit() {
        Run run = Run.of("verify", "modular/theorem-5", "modular/theorem-5-last-line", "--max-cells", "100");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.out()).contains("undecided  modular/theorem-5", "refuted    modular/theorem-5-last-line");
        assertThat(run.err())
                .contains("a claim could not be checked within the limits: modular/theorem-5\n", "--max-cells");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "verify modular/lemma-99 | there is no claim 'modular/lemma-99'",
                "verify modular --params m=99 | none of these claims has a case with m=99",
                "verify modular --params m | parameters are written as",
                "verify modular --bound 0 | the bound is at least 1",
                "verify modular --bound x | the bound is not a number",
                "verify modular --threads 0 | the number of threads is between 1 and 256",
                "verify modular --show all | --show is ledger or errata",
                "verify modular/table-1 --checkpoint /nowhere/at/all | is not a file in a directory that exists",
                "verify modular/table-1 --format bfile | there is no bfile form",
            })
    void whatCannotBeReadIsBadInput(String line, String message) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(message);
    }
}
