package org.wythofflab.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.function.UnaryOperator;

/** Answers one line after the other. */
public final class LineByLine {
    private LineByLine() {}

    /** One line out for each line in; what goes wrong is told with the number of the line. */
    public static void answer(BufferedReader lines, UnaryOperator<String> answer, Writer out) throws IOException {
        long number = 0;
        while (true) {
            if (!lines.ready()) {
                // Whoever writes the lines may be waiting for the answers so far before he goes on.
                out.flush();
            }
            String line = lines.readLine();
            if (line == null) {
                return;
            }
            number++;
            try {
                out.append(answer.apply(line)).append('\n');
            } catch (BadRequestException fault) {
                throw fault.atLine(number);
            } catch (LimitException limit) {
                throw limit.atLine(number);
            }
        }
    }
}
