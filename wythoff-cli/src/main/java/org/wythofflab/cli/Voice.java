package org.wythofflab.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.lab.Sentence;
import org.wythofflab.render.Paragraph;

/** How a conversation sounds in a terminal: every sentence as soon as it is said, in lines that fit. */
final class Voice {
    private final Writer out;

    Voice(Console console) {
        this.out = Output.encode(console.out());
    }

    void say(List<Sentence> sentences) throws IOException {
        for (Sentence sentence : sentences) {
            Paragraph.write(out, sentence.tone() == Sentence.Tone.ASIDE ? "  " : "", sentence.text());
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
