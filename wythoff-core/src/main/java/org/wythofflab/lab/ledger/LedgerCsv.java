package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.verify.LedgerRun;

/** The ledger as a table, one claim a line; {@link RecordedLedger} reads one. */
final class LedgerCsv {

    private LedgerCsv() {}

    static void write(List<LedgerRun.Entry> entries, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line("id", "verdict", "details");
        for (LedgerRun.Entry entry : entries) {
            csv.line(entry.claim().id(), VerdictWords.word(entry.verdict()), VerdictWords.details(entry.verdict()));
        }
    }
}
