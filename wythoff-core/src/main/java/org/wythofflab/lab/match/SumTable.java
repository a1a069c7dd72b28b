package org.wythofflab.lab.match;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.wythofflab.lab.AskedSum;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.outcome.SumRequest;
import org.wythofflab.play.SumComputer;
import org.wythofflab.play.SumMatch;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;

/** A match of a sum between one request and its answer: what is done, and what is said about it. */
final class SumTable {
    private final Inquiry inquiry;
    private final List<String> said = new ArrayList<>();
    private SumMatch match;

    SumTable(SumMatch match, Inquiry inquiry) {
        this.match = SumWords.open(match);
        this.inquiry = inquiry;
    }

    private <T> T playing(Supplier<T> work) {
        return Playable.playing(() -> inquiry.run(work));
    }

    private boolean isOver() {
        return playing(match::isOver);
    }

    void make(SumMove move) {
        if (isOver()) {
            throw new BadRequestException("not allowed: the match is over");
        }
        SumMatch next = playing(() -> match.then(move));
        said.add(MatchWords.sentence(SumWords.announcement(match, move)));
        match = next;
    }

    /** The computer moves if it has to. */
    void answer() {
        SumComputer computer = SumConversation.computer(match, inquiry.proofs(), inquiry.budget());
        if (!isOver() && match.seating().isComputer(match.actor())) {
            make(playing(() -> computer.decide(match)).move());
        }
        if (isOver()) {
            said.add(SumWords.ending(match));
        }
    }

    void undo() {
        match = match.undoToYou().orElseThrow(() -> new BadRequestException("there is nothing to take back"));
        said.add("Taken back.");
    }

    void write(Writer out) throws IOException {
        AskedSum asked = new AskedSum(match.start().sum(), Method.usual(), inquiry);
        JsonWriter json = new JsonWriter(out).object().field("match", match.text());
        MatchJson.seating(json.name("seating"), match.seating());
        SumRequest.write(json.name("at"), asked, match.position());
        json.field("turn", MatchJson.name(match.seating(), match.actor()))
                .field(
                        "winner",
                        isOver() ? MatchJson.name(match.seating(), match.actor().other()) : null)
                .name("said")
                .array();
        for (String sentence : said) {
            json.string(sentence);
        }
        json.endArray().name("turns").array();
        SumPosition position = match.start();
        for (int i = 0; i < match.moves().size(); i++) {
            SumMove made = match.moves().get(i);
            json.object()
                    .field("by", MatchJson.name(match.seating(), SumMatch.mover(i)))
                    .field("what", SumWords.speech(position, made))
                    .endObject();
            position = position.after(made);
        }
        json.endArray().endObject().end();
    }
}
