package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.wythofflab.render.MarkdownTable;
import org.wythofflab.render.Paragraph;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Expectation;
import org.wythofflab.verify.LedgerRun;
import org.wythofflab.verify.Verdict;

/** What a reader of the papers should correct: refuted claims with their repairs; {@code docs/ERRATA.md}. */
final class Errata {

    private Errata() {}

    /** Whether a claim can be an erratum or its repair. */
    static boolean concerns(Claim claim) {
        return claim.expected() == Expectation.FAILS || claim.isRepair();
    }

    static void text(List<LedgerRun.Entry> entries, Writer out) throws IOException {
        for (LedgerRun.Entry entry : entries) {
            Optional<Verdict.Refuted> refuted = refuted(entry.verdict());
            if (refuted.isPresent()) {
                out.append(entry.claim().id())
                        .append("  (")
                        .append(entry.claim().citation().inShort())
                        .append(")\n");
                Paragraph.write(out, "  ", "printed: " + entry.claim().statement());
                Paragraph.write(out, "  ", "but: " + VerdictWords.details(entry.verdict()));
                Optional<LedgerRun.Entry> repair = repair(entry.claim(), entries);
                if (repair.isPresent()) {
                    Paragraph.write(out, "  ", "right: " + repaired(repair.get()));
                }
                out.append('\n');
            }
        }
        out.append(LedgerText.summary(entries)).append('\n');
    }

    static void markdown(List<LedgerRun.Entry> entries, Writer out) throws IOException {
        out.append("# Errata\n\n")
                .append("What is false in the papers as printed, found by computing; the rules of the games decide.\n")
                .append("*Printed* is the statement in our words. Each section ends with the command that shows it.\n")
                .append(
                        "This page is written by `./wythoff verify --show errata --format markdown`; all claims, with\n")
                .append("how far they were checked, are in [EVIDENCE.md](EVIDENCE.md).\n");
        for (Paper paper : Paper.values()) {
            String heading = "\n## " + paper.reference() + "\n";
            for (LedgerRun.Entry entry : entries) {
                Optional<Verdict.Refuted> refuted = refuted(entry.verdict());
                if (entry.claim().citation().paper() == paper && refuted.isPresent()) {
                    out.append(heading);
                    heading = "";
                    section(entry.claim(), refuted.get(), repair(entry.claim(), entries), out);
                }
            }
        }
    }

    private static void section(Claim claim, Verdict.Refuted refuted, Optional<LedgerRun.Entry> repair, Writer out)
            throws IOException {
        out.append("\n### ")
                .append(MarkdownTable.escaped(claim.citation().locator()))
                .append("\n\n");
        out.append("* Printed: ")
                .append(MarkdownTable.escaped(claim.statement()))
                .append('\n');
        String parameters = refuted.parameters().toString();
        out.append("* But")
                .append(parameters.isEmpty() ? "" : MarkdownTable.escaped(" for " + parameters))
                .append(MarkdownTable.escaped(", " + VerdictWords.words(refuted.smallest())))
                .append(".\n");
        if (repair.isPresent()) {
            out.append("* Right: ")
                    .append(MarkdownTable.escaped(repaired(repair.get())))
                    .append('\n');
        }
        if (!refuted.others().isEmpty()) {
            out.append("* All that differs:\n\n");
            MarkdownTable table = new MarkdownTable("where", "printed", "right");
            row(table, refuted.smallest());
            refuted.others().forEach(broken -> row(table, broken));
            table.write(out);
            out.append('\n');
        }
        out.append("* `./wythoff verify ").append(claim.id()).append("`\n");
    }

    private static void row(MarkdownTable table, Counterexample broken) {
        table.row(List.of(broken.where(), broken.printed(), broken.right()));
    }

    private static String repaired(LedgerRun.Entry repair) {
        return repair.claim().statement() + " (" + VerdictWords.word(repair.verdict()) + ": "
                + VerdictWords.details(repair.verdict()) + ")";
    }

    private static Optional<LedgerRun.Entry> repair(Claim claim, List<LedgerRun.Entry> entries) {
        return entries.stream()
                .filter(entry -> entry.claim().id().equals(claim.repairId()))
                .findFirst();
    }

    private static Optional<Verdict.Refuted> refuted(Verdict verdict) {
        return verdict.fold(
                proved -> Optional.empty(), agrees -> Optional.empty(), Optional::of, undecided -> Optional.empty());
    }
}
