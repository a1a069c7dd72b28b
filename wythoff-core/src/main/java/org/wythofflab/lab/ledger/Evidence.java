package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import org.wythofflab.render.MarkdownTable;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.LedgerRun;

/** The ledger as a page: {@code docs/EVIDENCE.md}. */
final class Evidence {

    private Evidence() {}

    static void write(List<LedgerRun.Entry> entries, Writer out) throws IOException {
        out.append("# Evidence\n\n")
                .append("Every claim of the papers with computable content, in our words, checked against the rules.\n")
                .append(
                        "Verdicts are computed: *proved* means that a certificate for all positions, for each of the parameters\n")
                .append(
                        "named, was made and checked ([prover.md](prover.md)), *agrees* that no counterexample was found as\n")
                .append(
                        "far as stated, *refuted* that the statement is false as printed. What is false, and what is right\n")
                .append(
                        "instead, is in [ERRATA.md](ERRATA.md). This page is written by `./wythoff verify --format markdown`.\n\n")
                .append(LedgerText.summary(entries))
                .append(".\n");
        for (Paper paper : Paper.values()) {
            List<LedgerRun.Entry> mine = entries.stream()
                    .filter(entry -> entry.claim().citation().paper() == paper)
                    .toList();
            if (!mine.isEmpty()) {
                out.append("\n## ").append(paper.reference()).append("\n\n");
                MarkdownTable table = new MarkdownTable("claim", "where", "what it says", "verdict");
                for (LedgerRun.Entry entry : mine) {
                    table.row(Arrays.asList(
                            entry.claim().id(),
                            entry.claim().citation().locator(),
                            entry.claim().statement(),
                            VerdictWords.word(entry.verdict()) + ": " + VerdictWords.details(entry.verdict())));
                }
                table.write(out);
            }
        }
    }
}
