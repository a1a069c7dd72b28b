package org.wythofflab.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.lab.match.Sentence;
import org.wythofflab.render.Paint;
import org.wythofflab.render.Paragraph;

/** How a conversation sounds in a terminal: every sentence as soon as it is said, in lines that fit, and in colours. */
final class Voice {
    private final Writer out;
    private final Paint paint;

    Voice(Console console) {
        this.out = Output.encode(console.out());
        this.paint = console.terminal().hasColours() ? Paint.COLOUR : Paint.PLAIN;
    }

    void say(List<Sentence> sentences) throws IOException {
        for (Sentence sentence : sentences) {
            StringBuilder lines = new StringBuilder();
            Paragraph.write(lines, sentence.tone() == Sentence.Tone.ASIDE ? "  " : "", sentence.text());
            // Coloured when the lines are broken already: a colour has no width.
            out.append(paint == Paint.PLAIN ? lines : Highlights.of(sentence.tone(), lines.toString(), paint));
        }
        out.flush();
    }

    void note(String text) throws IOException {
        say(List.of(new Sentence(Sentence.Tone.NOTE, text)));
    }

    /** As it is. */
    void print(String text) throws IOException {
        out.append(text);
        out.flush();
    }
}
