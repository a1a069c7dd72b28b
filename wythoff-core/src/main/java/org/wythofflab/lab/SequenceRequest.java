package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.BFileWriter;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.PairSequence;

/**
 * Terms of a sequence that a paper numbers the P-positions by.
 *
 * @param name the paper's name of it, such as A or B
 * @param from the index of the first term, of any size; without it, the first there is
 */
public record SequenceRequest(String game, String name, String count, Optional<String> from, Method method)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        PairSequence pairs = Theory.of(spec, method)
                .pairs()
                .orElseThrow(() -> LimitException.ofKnowledge("no theorem here numbers the P-positions of "
                        + spec.text() + "\n  wythoff positions lists them as far as an engine can"));
        boolean second = isSecond(pairs);
        BigInteger terms = Texts.number("count", count);
        BigInteger start = from.map(text -> Texts.number("first index", text)).orElseGet(pairs::first);
        return new Report()
                .as(Format.TEXT, out -> text(new SequenceSlice(pairs, second, start, terms, lab.bench()), out))
                .as(Format.CSV, out -> csv(new SequenceSlice(pairs, second, start, terms, lab.bench()), out))
                .as(Format.JSON, out -> json(spec, new SequenceSlice(pairs, second, start, terms, lab.bench()), out))
                .as(Format.BFILE, out -> bfile(spec, new SequenceSlice(pairs, second, start, terms, lab.bench()), out));
    }

    private boolean isSecond(PairSequence pairs) {
        if (!name.equals(pairs.firstName()) && !name.equals(pairs.secondName())) {
            throw new BadRequestException("there is no sequence '" + name + "' here; ask for " + pairs.firstName()
                    + " or " + pairs.secondName());
        }
        return name.equals(pairs.secondName());
    }

    private static void text(SequenceSlice slice, Writer out) throws IOException {
        slice.forEach((n, value) -> out.append(Decimals.print(n))
                .append(' ')
                .append(Decimals.print(value))
                .append('\n'));
    }

    private void csv(SequenceSlice slice, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line("n", name);
        slice.forEach((n, value) -> csv.line(Decimals.print(n), Decimals.print(value)));
    }

    private void json(GameSpec spec, SequenceSlice slice, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", spec.text())
                .field("sequence", name)
                .field("from", Decimals.print(slice.start()))
                .name("values")
                .array();
        slice.forEach((n, value) -> json.string(Decimals.print(value)));
        json.endArray().endObject().end();
    }

    private void bfile(GameSpec spec, SequenceSlice slice, Writer out) throws IOException {
        BFileWriter file = new BFileWriter(out, slice.start());
        file.comment(name + "_n of the P-positions of " + spec.text());
        slice.forEach((n, value) -> file.term(value));
    }
}
