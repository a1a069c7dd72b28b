package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.LedgerRun;
import org.wythofflab.verify.Verdict;

/** The ledger for machines. */
final class LedgerJson {

    private LedgerJson() {}

    static void write(List<LedgerRun.Entry> entries, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).array();
        for (LedgerRun.Entry entry : entries) {
            Verdict verdict = entry.verdict();
            json.object()
                    .field("id", entry.claim().id())
                    .field("locator", entry.claim().citation().locator())
                    .field("statement", entry.claim().statement())
                    .field("verdict", VerdictWords.word(verdict))
                    .field("bound", entry.claim().scale().isBounded() ? Long.toString(entry.bound()) : null)
                    .field("parameters", parameters(verdict))
                    .field("counterexample", broken(verdict, Counterexample::where))
                    .field("printed", broken(verdict, Counterexample::printed))
                    .field("right", broken(verdict, Counterexample::right))
                    .endObject();
        }
        json.endArray().end();
    }

    private static String parameters(Verdict verdict) {
        return verdict.fold(
                proved -> proved.parameters(),
                agrees -> agrees.parameters(),
                refuted -> refuted.parameters().toString(),
                undecided -> undecided.parameters().toString());
    }

    private static @Nullable String broken(Verdict verdict, Function<Counterexample, String> part) {
        return verdict.<Optional<String>>fold(
                        proved -> Optional.empty(),
                        agrees -> Optional.empty(),
                        refuted -> Optional.of(part.apply(refuted.smallest())),
                        undecided -> Optional.empty())
                .orElse(null);
    }
}
