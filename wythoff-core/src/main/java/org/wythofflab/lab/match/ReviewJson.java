package org.wythofflab.lab.match;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wythofflab.play.Match;
import org.wythofflab.play.Phase;
import org.wythofflab.play.Review;
import org.wythofflab.play.Side;
import org.wythofflab.play.Speech;
import org.wythofflab.play.State;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigMove;

/** A match looked at again, turn by turn, as a page shows it. */
record ReviewJson(Match match, Review review, Function<Side, String> name) {

    void write(JsonWriter json) throws IOException {
        Map<Integer, Review.Mistake> mistakes =
                review.mistakes().stream().collect(Collectors.toMap(Review.Mistake::turn, mistake -> mistake));
        json.array();
        for (int i = 0; i < match.turns().size(); i++) {
            write(json, i, Optional.ofNullable(mistakes.get(i + 1)));
        }
        json.endArray();
    }

    private void write(JsonWriter json, int turn, Optional<Review.Mistake> mistake) throws IOException {
        State before = match.before(turn);
        json.object()
                .name("turn")
                .number(turn + 1)
                .field("by", name.apply(before.actor()))
                .field("what", Speech.of(before, match.turns().get(turn)))
                .field("winning", review.winning().get(turn).map(name).orElse(null))
                .name("mistake")
                .bool(mistake.isPresent())
                .field(
                        "better",
                        mistake.map(found -> Speech.of(before, found.better())).orElse(null))
                .field("reason", mistake.map(Review.Mistake::reason).orElse(null))
                .name("to");
        Optional<BigMove> move = mistake.map(Review.Mistake::better)
                .filter(better -> better.phase() == Phase.MOVE)
                .map(better -> better.options().get(0));
        if (move.isPresent()) {
            MatchJson.position(json, move.get().from(before.piles()));
        } else {
            json.string(null);
        }
        json.endObject();
    }
}
