package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.answer.Explanation;
import org.wythofflab.render.Paint;
import org.wythofflab.render.Paragraph;

/** An answer for people: who wins, how, why, and to what that is owed. */
final class AnswerText {
    /** As wide as {@code P} and two blanks. */
    private static final String INDENT = "   ";

    private AnswerText() {}

    /** @param further what stands below the explanation, a paragraph each */
    static void write(boolean isP, Explanation explanation, List<String> further, Paint paint, Writer out)
            throws IOException {
        out.append(paint.outcome(isP)).append("  ");
        Paragraph.continued(out, INDENT, explanation.plain());
        if (explanation.reason().isPresent()) {
            Paragraph.write(out, INDENT, explanation.reason().get());
        }
        for (String paragraph : further) {
            Paragraph.write(out, INDENT, paragraph);
        }
    }
}
