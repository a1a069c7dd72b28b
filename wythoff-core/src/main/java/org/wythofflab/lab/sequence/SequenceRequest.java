package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.answer.By;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.Layout;
import org.wythofflab.rules.GameSpec;

/**
 * Terms of a sequence that belongs to a game: one that numbers its P-positions, or one read off its tables.
 *
 * @param name such as A, B, differences, counts or grundy; a wrong name is answered with all there are
 * @param from the index of the first term, of any size; without it, the first there is
 * @param layout of a LaTeX table
 */
public record SequenceRequest(
        String game, String name, String count, Optional<String> from, Method method, Layout layout)
        implements Request {

    /** Up to this index an engine counts. */
    private static final BigInteger FAR = BigInteger.valueOf(1_000_000);

    public SequenceRequest(String game, String name, String count, Optional<String> from, Method method) {
        this(game, name, count, from, method, Layout.COLUMNS);
    }

    @Override
    public Report answeredBy(Lab lab) {
        SequenceViews views = views(lab);
        return new Report()
                .as(Format.TEXT, out -> views.text(lab.inquiry(), out))
                .as(Format.JSON, out -> views.json(lab.inquiry(), out))
                .as(Format.CSV, out -> views.csv(lab.inquiry(), out))
                .as(Format.LATEX, out -> views.latex(lab.inquiry(), layout, out))
                .as(Format.MARKDOWN, out -> views.markdown(lab.inquiry(), out))
                .as(Format.BFILE, out -> views.bfile(lab.inquiry(), out))
                .as(Format.OEIS, out -> views.oeis(lab.inquiry(), out));
    }

    /** What was asked for, once its texts are read. */
    SequenceViews views(Lab lab) {
        GameSpec spec = Texts.game(game);
        Sequence usual = new SequenceNames(spec, method).named(name);
        BigInteger terms = Texts.number("count", count);
        BigInteger start = from.map(text -> Texts.number("first index", text)).orElseGet(usual::first);
        return new SequenceViews(spec, proved(usual, start, lab).orElse(usual), start, terms);
    }

    /** Where an engine would have to list too many before, or is not asked, what a certificate says. */
    private Optional<Sequence> proved(Sequence usual, BigInteger start, Lab lab) {
        boolean asked = method.by() == By.PROOF || (method.by() == By.AUTO && start.compareTo(FAR) > 0);
        if (!asked || !(usual instanceof EnginePairs pairs)) {
            return Optional.empty();
        }
        Optional<Sequence> proved = lab.inquiry()
                .proofs()
                .about(pairs.game(), lab.inquiry().budget())
                .map(set -> new ProvedPairs(set, pairs.parts()));
        if (proved.isEmpty() && method.by() == By.PROOF) {
            throw LimitException.ofKnowledge("no certificate here numbers the P-positions of "
                    + pairs.game().text() + "\n  an engine may: leave out --by, or say --by engine");
        }
        return proved;
    }
}
