package org.wythofflab.lab.bench;

import java.io.OutputStream;
import java.io.StringWriter;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Writing;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.lab.sequence.SequenceRequest;
import org.wythofflab.lab.sequence.SequenceSummaryRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Budget;

/** Whole questions about a game, as the commands ask them. */
record AskedWork(String game) {

    /** As {@code sequence --summary} answers. */
    BenchTask.Run sequence(String name, long count) {
        Request request =
                new SequenceSummaryRequest(game, name, Long.toString(count), Optional.empty(), Method.usual());
        return budget -> {
            String[] lines = text(request, budget).split("\n", -1);
            return lines[0] + ", " + lines[1];
        };
    }

    /** As {@code sequence} writes it into a file. */
    BenchTask.Run terms(String name, long count) {
        Request request = new SequenceRequest(game, name, Long.toString(count), Optional.empty(), Method.usual());
        return budget -> {
            CRC32 sum = new CRC32();
            OutputStream file = new CheckedOutputStream(OutputStream.nullOutputStream(), sum);
            Writing.unchecked(() -> lab(budget).answer(request).write(Format.TEXT, file));
            return "text " + Long.toHexString(sum.getValue());
        };
    }

    /** As {@code outcome} answers for two positions of which the first is P; an N-position is answered with a move. */
    BenchTask.Run outcomes(LongPair pair) {
        Request first = new OutcomeRequest(game, pair.text(), Method.usual());
        Request second = new OutcomeRequest(game, pair.neighbour(), Method.usual());
        return budget ->
                text(first, budget).charAt(0) + " " + text(second, budget).charAt(0);
    }

    private static Lab lab(Budget budget) {
        Limits limits = new Limits(budget.cells(), budget.bytes(), budget.threads(), Optional.empty());
        return new Lab(limits, Paint.PLAIN, budget.progress(), budget.stop());
    }

    private static String text(Request request, Budget budget) {
        StringWriter out = new StringWriter();
        Writing.unchecked(() -> lab(budget).answer(request).write(Format.TEXT, out));
        return out.toString();
    }
}
