package org.wythofflab.cli.terminal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.wythofflab.lab.match.Sentence;
import org.wythofflab.render.Paint;
import org.wythofflab.render.Paragraph;

/** How a conversation sounds in a terminal: every sentence as soon as it is said, in lines that fit, and in colours. */
public final class Voice {
    private final Writer out;
    private final Paint paint;

    public Voice(Console console) {
        this.out = new BufferedWriter(new OutputStreamWriter(console.out(), StandardCharsets.UTF_8));
        this.paint = console.terminal().hasColours() ? Paint.COLOUR : Paint.PLAIN;
    }

    public void say(List<Sentence> sentences) throws IOException {
        for (Sentence sentence : sentences) {
            StringBuilder lines = new StringBuilder();
            Paragraph.write(lines, sentence.tone() == Sentence.Tone.ASIDE ? "  " : "", sentence.text());
            // Coloured when the lines are broken already: a colour has no width.
            out.append(paint == Paint.PLAIN ? lines : Highlights.of(sentence.tone(), lines.toString(), paint));
        }
        out.flush();
    }

    public void note(String text) throws IOException {
        say(List.of(new Sentence(Sentence.Tone.NOTE, text)));
    }

    /** As it is. */
    public void print(String text) throws IOException {
        out.append(text);
        out.flush();
    }
}
