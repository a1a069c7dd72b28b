package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.answer.BoardSource;
import org.wythofflab.answer.Frame;
import org.wythofflab.answer.FrameOutcomes;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.answer.Values;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.GrundyTable;

/** One game asked about for one request: what {@code answer} does not give becomes what a user is told. */
public final class Asked {
    private final GameSpec game;
    private final Method method;
    private final Inquiry inquiry;

    public Asked(GameSpec game, Method method, Inquiry inquiry) {
        this.game = game;
        this.method = method;
        this.inquiry = inquiry;
    }

    public Situations situations() {
        return inquiry.accept(method.answers(game, inquiry).outcomes(), game::text);
    }

    public Situation situation(Place place) {
        return situation(place, situations());
    }

    public Situation situation(Place place, Situations situations) {
        return inquiry.accept(
                inquiry.run(() -> situations.at(place)),
                () -> "the outcome of " + game.text() + " at " + SideWords.position(place.piles()));
    }

    /** The same, and its options can be visited. */
    public Situation withOptions(Place place) {
        Situation situation = situation(place);
        requireVisible(place);
        return situation;
    }

    /** Refuses to list more options than a list can hold. */
    public static void requireVisible(Place place) {
        if (!new Options(place).canAllBeVisited()) {
            throw LimitException.ofKnowledge("the moves from " + SideWords.brief(place.piles())
                    + " are too many to list"
                    + "\n  wythoff outcome gives a winning move for piles of any size where a theorem applies");
        }
    }

    public FrameOutcomes frame(Frame frame) {
        return inquiry.accept(
                inquiry.run(() -> method.answers(game, inquiry).frame(frame)),
                () -> "the board of " + game.text() + " up to "
                        + SideWords.position(new BigPosition(
                                frame.board().rows(), frame.board().columns())));
    }

    public Values values() {
        return inquiry.accept(method.answers(game, inquiry).values(), () -> "a Grundy value of " + game.text());
    }

    /** From tables that somebody keeps. */
    public Values values(BoardSource<GrundyTable> kept) {
        return inquiry.accept(method.answers(game, inquiry).values(kept), () -> "a Grundy value of " + game.text());
    }

    public BigInteger value(BigPosition position, Values values) {
        return inquiry.accept(
                inquiry.run(() -> values.at(position)),
                () -> "the Grundy value of " + game.text() + " at " + SideWords.position(position));
    }
}
