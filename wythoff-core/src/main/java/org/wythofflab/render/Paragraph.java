package org.wythofflab.render;

import java.io.IOException;

/** Running text for a terminal. */
public final class Paragraph {
    private static final int WIDTH = 80;

    private Paragraph() {}

    /** Writes the words of the text in lines of at most 80 characters, all of them indented. */
    public static void write(Appendable out, String indent, String text) throws IOException {
        out.append(indent);
        continued(out, indent, text);
    }

    /** The same behind something that is already on the first line and is as wide as the indent. */
    public static void continued(Appendable out, String indent, String text) throws IOException {
        int column = indent.length();
        String gap = "";
        for (String word : text.split(" ", -1)) {
            if (column + gap.length() + word.length() > WIDTH && !gap.isEmpty()) {
                out.append('\n').append(indent);
                column = indent.length();
                gap = "";
            }
            out.append(gap).append(word);
            column += gap.length() + word.length();
            gap = " ";
        }
        out.append('\n');
    }
}
