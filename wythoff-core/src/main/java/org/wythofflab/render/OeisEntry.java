package org.wythofflab.render;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes an entry in the internal format of the OEIS: lines of a letter, a number and a text. */
public final class OeisEntry {
    private static final String NUMBER = "A000000";
    private static final String DATA = "STU";

    /** Of the digits and commas on a line. */
    private static final int WIDTH = 70;

    private final Appendable out;

    public OeisEntry(Appendable out) {
        this.out = out;
    }

    /** A line such as {@code %N A000000 Name}. */
    public OeisEntry line(char letter, String text) throws IOException {
        out.append('%')
                .append(letter)
                .append(' ')
                .append(NUMBER)
                .append(text.isEmpty() ? "" : " " + text)
                .append('\n');
        return this;
    }

    /** As many terms as three lines hold. */
    public OeisEntry data(List<String> terms) throws IOException {
        List<String> lines = new ArrayList<>(List.of(""));
        for (String term : terms) {
            String line = lines.get(lines.size() - 1);
            if (!line.isEmpty() && line.length() + term.length() >= WIDTH) {
                if (lines.size() == DATA.length()) {
                    break;
                }
                lines.add("");
                line = "";
            }
            lines.set(lines.size() - 1, line + term + ",");
        }
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            // A comma at the end says that more follow.
            boolean last = i == lines.size() - 1;
            line(DATA.charAt(i), last ? line.substring(0, Math.max(0, line.length() - 1)) : line);
        }
        return this;
    }
}
