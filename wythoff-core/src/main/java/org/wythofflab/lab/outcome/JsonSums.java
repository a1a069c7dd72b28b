package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.answer.PartValue;
import org.wythofflab.answer.Step;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Writing;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.SumMove;

/** Sums of games as every JSON answer writes them: what a game has as {@code x} and {@code y}, they have in {@code parts}. */
final class JsonSums {
    private JsonSums() {}

    /** The sum, its parts with what they are worth, its value and who wins, inside an object that the caller opened. */
    static JsonWriter write(JsonWriter json, SumSituation situation) throws IOException {
        json.field("game", situation.position().sum().text()).name("parts").array();
        for (int i = 0; i < situation.parts().size(); i++) {
            BigPosition piles = situation.position().parts().get(i);
            PartValue part = situation.parts().get(i);
            json.object()
                    .field("game", situation.position().sum().parts().get(i).text())
                    .field("x", Decimals.print(piles.x()))
                    .field("y", Decimals.print(piles.y()))
                    .field("value", part.value().map(Decimals::print).orElse(null))
                    .field("by", part.credit().by())
                    .field("theorem", part.credit().theorem().orElse(null))
                    .endObject();
        }
        return json.endArray()
                .field("value", situation.value().map(Decimals::print).orElse(null))
                .field("outcome", situation.isP() ? "P" : "N");
    }

    /** An option and what it is worth, as an object. */
    static void option(JsonWriter json, int part, Option option, BigInteger value) {
        Writing.unchecked(() -> {
            json.object().name("part").number(part + 1);
            JsonMoves.write(json, Step.of(option))
                    .field("value", value.toString())
                    .field("outcome", value.signum() == 0 ? "P" : "N")
                    .endObject();
        });
    }

    /** A winning move, or null: as that of a game, with the part it is in, counted from 1. */
    static void move(JsonWriter json, SumSituation situation, Optional<SumMove> move) throws IOException {
        if (move.isEmpty()) {
            json.field("move", null);
            return;
        }
        json.name("move").object().name("part").number(move.get().part() + 1);
        JsonMoves.write(
                        json,
                        Step.of(
                                move.get().move(),
                                situation.position().parts().get(move.get().part())))
                .endObject();
    }
}
