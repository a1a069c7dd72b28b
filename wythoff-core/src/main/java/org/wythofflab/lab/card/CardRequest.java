package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.ledger.RecordedLedger;
import org.wythofflab.lab.picture.Layer;
import org.wythofflab.lab.sequence.SequenceNames;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Theorems.Applied;

/**
 * What a page needs to know to show a game: its parts rather than its text, its layers and its theorems.
 *
 * @param secret whether what the theorems say is left out, for somebody who wants to find it out
 */
public record CardRequest(String game, boolean secret) implements Request {

    public CardRequest(String game) {
        this(game, false);
    }

    /** No game is called so. */
    private static final String SECRET = " in secret";

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.JSON, out -> out.write(card(spec, secret, lab)));
    }

    /** Found out once for each game, as far as the lab keeps anything. */
    static String card(GameSpec game, boolean secret, Lab lab) {
        return lab.boards().card(secret ? game.text() + SECRET : game.text(), () -> {
            StringWriter card = new StringWriter();
            try {
                json(game, Portrait.of(game, lab.inquiry()), secret, card);
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            return card.toString();
        });
    }

    private static void json(GameSpec game, Portrait portrait, boolean secret, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", game.text())
                .field("words", game.words())
                .name("symmetric")
                .bool(game.symmetry().isSymmetric())
                .name("memory")
                .bool(game.memory().isPresent())
                .field("maneuver", game.maneuver().kind().name().toLowerCase(Locale.ROOT))
                .name("count")
                .number(game.maneuver().count())
                .name("misere")
                .bool(game.convention() == Convention.MISERE)
                .name("layers")
                .array();
        for (String layer : layers(game, portrait)) {
            json.string(layer);
        }
        json.endArray().name("sequences").array();
        for (String name : new SequenceNames(game, Method.usual()).all()) {
            json.string(name);
        }
        json.endArray().name("theorems").array();
        for (Applied applied : secret ? List.<Applied>of() : portrait.theorems()) {
            json.object()
                    .field("id", applied.theorem().id())
                    .field("citation", applied.theorem().citation().inShort())
                    .field("reference", applied.theorem().citation().paper().reference())
                    .field("here", ForThisGame.of(game, applied.knowledge()).orElse(null))
                    .field("statement", applied.theorem().statement())
                    .name("facts")
                    .array();
            for (String fact : applied.knowledge().facts()) {
                json.string(fact);
            }
            json.endArray();
            RecordedLedger.write(applied.theorem().id(), json);
            json.endObject();
        }
        json.endArray().endObject().end();
    }

    private static List<String> layers(GameSpec game, Portrait portrait) {
        List<String> layers = new ArrayList<>();
        layers.add(Layer.OUTCOME.word());
        if (portrait.grundy().exists()) {
            layers.add(Layer.GRUNDY.word());
        }
        layers.add(game.memory().isPresent() ? Layer.DYNAMIC.word() : Layer.OPTIONS.word());
        return layers;
    }
}
