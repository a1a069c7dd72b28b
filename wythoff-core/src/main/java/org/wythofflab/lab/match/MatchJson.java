package org.wythofflab.lab.match;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.play.Discovery;
import org.wythofflab.play.Match;
import org.wythofflab.play.Phase;
import org.wythofflab.play.Quota;
import org.wythofflab.play.Review;
import org.wythofflab.play.Sage;
import org.wythofflab.play.Seating;
import org.wythofflab.play.Side;
import org.wythofflab.play.Speech;
import org.wythofflab.play.State;
import org.wythofflab.play.Strength;
import org.wythofflab.play.Turn;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;

/** A match as a page shows it. */
record MatchJson(
        Match match,
        Sage sage,
        List<String> said,
        Optional<Help> hint,
        MatchReasons reasons,
        boolean revealed,
        Inquiry inquiry) {

    /** A hint, and the moves it is about. */
    record Help(String words, List<BigMove> about) {}

    private static final int MOST_OPTIONS = 2000;

    void write(Writer out) throws IOException {
        State state = match.state();
        boolean over = state.isOver();
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("match", match.text())
                .field("game", match.game().text());
        position(json.name("start"), match.start());
        seating(json.name("seating"), match.seating());
        position(json.name("position"), state.piles());
        json.field("history", history())
                .field("phase", state.phase().name().toLowerCase(Locale.ROOT))
                .field("turn", name(state.actor()));
        boolean comply = match.game().maneuver().kind() == Maneuver.Kind.COMPLY;
        moves(json.name("forbidden"), comply ? List.of() : state.named());
        moves(json.name("proposed"), comply ? state.named() : List.of());
        json.field("demand", over ? null : state.demand().orElse(null));
        quota(json.name("quota"), state);
        credits(json.name("credits"), state);
        options(json.name("options"), state, over);
        json.name("said").array();
        for (String sentence : said) {
            json.string(sentence);
        }
        json.endArray().field("hint", hint.map(Help::words).orElse(null));
        lit(json.name("lit"), state);
        json.field("winner", state.winner().map(this::name).orElse(null));
        turns(json.name("turns"));
        review(json.name("review"), over);
        discovery(json.name("discovery"), over);
        json.endObject().end();
    }

    /** As a new match is asked for. */
    static void seating(JsonWriter json, Seating seating) throws IOException {
        json.object()
                .field("opponent", seating.opponent().word())
                .field("first", seating.you() == Side.FIRST ? "you" : "computer")
                .field("seed", Long.toString(seating.seed()))
                .name("discovery")
                .bool(seating.discovery())
                .endObject();
    }

    private String name(Side side) {
        return name(match.seating(), side);
    }

    static String name(Seating seating, Side side) {
        if (seating.opponent() == Strength.HUMAN) {
            return side == Side.FIRST ? "first" : "second";
        }
        return side == seating.you() ? "you" : "computer";
    }

    /** All positions so far, as the history of a game with memory is written. */
    private String history() {
        StringJoiner positions = new StringJoiner(" ");
        positions.add(written(match.start()));
        for (int i = 0; i < match.turns().size(); i++) {
            if (match.turns().get(i).phase() == Phase.MOVE) {
                positions.add(written(match.before(i + 1).piles()));
            }
        }
        return positions.toString();
    }

    private static String written(BigPosition piles) {
        return Decimals.print(piles.x()) + "," + Decimals.print(piles.y());
    }

    static void position(JsonWriter json, BigPosition piles) throws IOException {
        json.array()
                .string(Decimals.print(piles.x()))
                .string(Decimals.print(piles.y()))
                .endArray();
    }

    private static void moves(JsonWriter json, List<BigMove> moves) throws IOException {
        json.array();
        for (BigMove move : moves) {
            json.array()
                    .string(Decimals.print(move.first()))
                    .string(Decimals.print(move.second()))
                    .endArray();
        }
        json.endArray();
    }

    private static void quota(JsonWriter json, State state) throws IOException {
        if (state.quota().isEmpty()) {
            json.string(null);
            return;
        }
        Quota quota = state.quota().get();
        json.object().name("least").number(quota.least()).name("most");
        if (quota.most().isPresent()) {
            json.number(quota.most().getAsInt());
        } else {
            json.string(null);
        }
        json.endObject();
    }

    private void credits(JsonWriter json, State state) throws IOException {
        if (state.memory().isEmpty()) {
            json.string(null);
            return;
        }
        int mover = state.memory().get().moverCredit();
        int other = state.memory().get().otherCredit();
        boolean first = state.mover() == Side.FIRST;
        json.array().number(first ? mover : other).number(first ? other : mover).endArray();
    }

    /** The moves of the rules; those that are forbidden now say why. */
    private void options(JsonWriter json, State state, boolean over) throws IOException {
        Optional<List<BigMove>> all = all(state);
        if (all.isEmpty()) {
            json.string(null);
            return;
        }
        json.array();
        for (BigMove move : all.get()) {
            Optional<String> objection = objection(state, move);
            json.object().field("first", Decimals.print(move.first())).field("second", Decimals.print(move.second()));
            position(json.name("to"), move.from(state.piles()));
            json.name("allowed")
                    .bool(objection.isEmpty() && !over)
                    .field("why", objection.orElse(null))
                    .name("counts")
                    .bool(match.game().maneuver().scope().contains(move.first(), move.second()))
                    .name("worth")
                    .number(state.worth(move))
                    .endObject();
        }
        json.endArray();
    }

    /** To naming this option alone, now; a proposal may need others beside it. */
    private static Optional<String> objection(State state, BigMove move) {
        return switch (state.phase()) {
            case MOVE -> state.objection(Turn.take(move));
            case FORBID -> state.objection(new Turn.Forbid(List.of(move)));
            default -> Optional.empty();
        };
    }

    /** Also what is forbidden, not proposed, or an imitation: a page explains it. */
    private Optional<List<BigMove>> all(State state) {
        BigPosition piles = state.piles();
        if (piles.x().max(piles.y()).bitLength() >= Integer.SIZE - 1) {
            return Optional.empty();
        }
        Map<BigMove, Boolean> moves = new LinkedHashMap<>();
        boolean complete = piles.x().bitLength() <= 11
                && piles.y().bitLength() <= 11
                && new Options(Place.start(match.game(), piles)).visitAll(inquiry::pulse, option -> {
                    moves.put(BigMove.between(piles, option.position()), true);
                    return moves.size() <= MOST_OPTIONS;
                });
        return complete ? Optional.of(List.copyOf(moves.keySet())) : Optional.empty();
    }

    /** The story of the match. */
    private void turns(JsonWriter json) throws IOException {
        json.array();
        for (int i = 0; i < match.turns().size(); i++) {
            State before = match.before(i);
            json.object()
                    .name("turn")
                    .number(i + 1)
                    .field("by", name(before.actor()))
                    .field("what", Speech.what(before, match.turns().get(i)));
            position(json.name("position"), match.before(i + 1).piles());
            json.field("why", reasons.of(i).orElse(null)).endObject();
        }
        json.endArray();
    }

    /** The squares that a hint is about. */
    private void lit(JsonWriter json, State state) throws IOException {
        json.array();
        for (BigMove move : hint.map(Help::about).orElse(List.of())) {
            position(json, move.from(state.piles()));
        }
        json.endArray();
    }

    private void review(JsonWriter json, boolean over) throws IOException {
        if (!over || (match.seating().discovery() && !revealed)) {
            json.string(null);
        } else {
            new ReviewJson(match, inquiry.run(() -> Review.of(match, sage)), this::name).write(json);
        }
    }

    private void discovery(JsonWriter json, boolean over) throws IOException {
        if (!over || !match.seating().discovery()) {
            json.string(null);
            return;
        }
        json.object().field("question", Discovery.QUESTION).name("positions").array();
        if (revealed) {
            for (BigPosition losing : inquiry.run(() -> Discovery.losingPositions(match, sage))) {
                position(json, losing);
            }
        }
        json.endArray().endObject();
    }
}
