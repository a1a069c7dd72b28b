package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.render.Paragraph;
import org.wythofflab.verify.LedgerRun;

/** The ledger in a terminal. */
final class LedgerText {

    private static final String INDENT = " ".repeat(11);

    private static final int WIDTH = 80;

    private LedgerText() {}

    static void write(List<LedgerRun.Entry> entries, Writer out) throws IOException {
        for (LedgerRun.Entry entry : entries) {
            String word = VerdictWords.word(entry.verdict());
            String claim = entry.claim().id() + (entry.surprising() ? " (not expected)" : "");
            String details = VerdictWords.details(entry.verdict());
            out.append(word).append(" ".repeat(INDENT.length() - word.length())).append(claim);
            if (INDENT.length() + claim.length() + 2 + details.length() <= WIDTH) {
                out.append("  ").append(details).append('\n');
            } else {
                out.append('\n');
                Paragraph.write(out, INDENT, details);
            }
        }
        out.append('\n').append(summary(entries)).append('\n');
    }

    /** Such as "120 claims: 110 agree, 9 are refuted, 1 is undecided; as the ledger expects". */
    static String summary(List<LedgerRun.Entry> entries) {
        return entries.size() + (entries.size() == 1 ? " claim: " : " claims: ")
                + count(entries, VerdictWords.PROVED) + " proved, " + count(entries, VerdictWords.AGREES) + " agree, "
                + count(entries, "refuted") + " refuted as printed, " + count(entries, "undecided") + " undecided; "
                + (entries.stream().anyMatch(LedgerRun.Entry::surprising)
                        ? "this is not what the ledger expects"
                        : "as the ledger expects");
    }

    private static long count(List<LedgerRun.Entry> entries, String word) {
        return entries.stream()
                .filter(entry -> VerdictWords.word(entry.verdict()).equals(word))
                .count();
    }
}
