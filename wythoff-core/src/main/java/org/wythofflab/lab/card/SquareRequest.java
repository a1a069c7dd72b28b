package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Answers;
import org.wythofflab.answer.BoardSource;
import org.wythofflab.answer.By;
import org.wythofflab.answer.Situation;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.board.SolvedBoards;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;

/**
 * What there is to say at a glance about a position on a map: only what a kept board or a theorem tells quickly. Farther away
 * there is no outcome, and the reason says why.
 */
public record SquareRequest(String game, String x, String y) implements Request {

    /** Boards larger than this are not solved for the sake of one position's value. */
    private static final BigInteger SMALL = BigInteger.valueOf(512);

    /** Boards larger than this are not solved for the sake of one position. */
    private static final BigInteger NEAR = BigInteger.valueOf(4096);

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigPosition at = new BigPosition(Texts.number("first pile", x), Texts.number("second pile", y));
        return new Report().as(Format.JSON, out -> json(spec, at, lab.boards(), lab.inquiry(), out));
    }

    private static void json(GameSpec game, BigPosition at, Boards boards, Inquiry inquiry, Writer out)
            throws IOException {
        Place place = Place.start(game, at);
        SolvedBoards kept = new SolvedBoards(game, boards, inquiry);
        Optional<Answer> answer = answer(place, kept, inquiry);
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("x", Decimals.print(at.x()))
                .field("y", Decimals.print(at.y()))
                .field("outcome", answer.map(known -> known.isP() ? "P" : "N").orElse(null))
                .field("value", value(place, kept, inquiry).map(Decimals::print).orElse(null))
                .name("winning");
        Optional<Long> winning = winning(place, kept, inquiry);
        if (winning.isPresent()) {
            json.number(winning.get());
        } else {
            json.string(null);
        }
        String why = answer.map(Answer::why)
                .orElseGet(() -> "no theorem here decides " + game.text() + ", and piles from " + NEAR
                        + " on are not solved for a glance; wythoff outcome may go further");
        json.field("why", why).endObject().end();
    }

    private static Optional<Answer> answer(Place place, SolvedBoards kept, Inquiry inquiry) {
        if (place.memory().isPresent()) {
            Asked asked = new Asked(place.game(), Method.usual(), inquiry);
            return Optional.of(asked.situation(place).answer());
        }
        return Answers.about(place.game(), inquiry.proofs(), inquiry.budget())
                .outcomes(within(NEAR, kept::outcomes))
                .then(situations -> situations.at(place))
                .map(Situation::answer)
                .toOptional();
    }

    /** How many options are P-positions; a theorem would have to be asked about each. */
    private static Optional<Long> winning(Place place, SolvedBoards kept, Inquiry inquiry) {
        Answers boards = new Answers(place.game(), By.ENGINE, Set.of(), inquiry.budget());
        return place.memory().isPresent()
                ? Optional.empty()
                : boards.outcomes(within(SMALL, kept::outcomes))
                        .then(situations -> situations.at(place))
                        .map(Situation::countP)
                        .toOptional();
    }

    private static Optional<BigInteger> value(Place place, SolvedBoards kept, Inquiry inquiry) {
        boolean exists =
                Engines.grundy(place.game(), Extent.of(1, 1), inquiry.budget()).fold(chosen -> true, refused -> false);
        return Answers.about(place.game(), inquiry.proofs(), inquiry.budget())
                .values(within(exists ? SMALL : BigInteger.ZERO, any -> kept.grundy(SMALL)))
                .then(values -> values.at(place.piles()))
                .toOptional();
    }

    /** Kept boards for a glance, and none beyond the bound. */
    private static <T> BoardSource<T> within(BigInteger bound, Function<BigInteger, T> boards) {
        return extent -> {
            BigInteger side = extent.rows().max(extent.columns());
            return side.compareTo(bound) > 0
                    ? new Choice.Refused<>("too far for a glance", Optional.of(bound))
                    : new Choice.Chosen<>(boards.apply(side), "kept", "solved before");
        };
    }
}
