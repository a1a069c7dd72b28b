package org.wythofflab.lab.card;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.board.FewPositions;
import org.wythofflab.lab.board.Nearest;
import org.wythofflab.lab.board.PairField;
import org.wythofflab.lab.board.SolvedBoards;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.theory.Applicable;

/**
 * A P-position near a place of the map where none is in sight: the nearest where P-positions are listed or a board is small,
 * otherwise one that a move from there leads to.
 */
public record NearestRequest(String game, String x, String y) implements Request {

    /** A list up to here is made in a moment. */
    private static final BigInteger LISTED = BigInteger.valueOf(1 << 19);

    private static final BigInteger SMALL = BigInteger.valueOf(4096);

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigPosition place = new BigPosition(Texts.number("first pile", x), Texts.number("second pile", y));
        return new Report().as(Format.JSON, out -> {
            Optional<BigPosition> found =
                    find(spec, place, new SolvedBoards(spec, lab.boards(), lab.inquiry()), lab.inquiry());
            JsonWriter json = new JsonWriter(out).object().name("position");
            if (found.isPresent()) {
                json.array()
                        .string(Decimals.print(found.get().x()))
                        .string(Decimals.print(found.get().y()))
                        .endArray();
            } else {
                json.string(null);
            }
            json.endObject().end();
        });
    }

    private static Optional<BigPosition> find(GameSpec game, BigPosition place, SolvedBoards boards, Inquiry inquiry) {
        // The nearest is at most as far away as (0,0), if that is P.
        BigInteger end = place.x().max(place.y()).add(BigInteger.ONE).shiftLeft(1);
        Applicable theory = Method.usual().theorems(game);
        Nearest nearest = new Nearest(place);
        if (end.compareTo(SMALL) <= 0 && game.memory().isEmpty()) {
            boards.nearest(end, nearest);
        } else {
            Optional<FewPositions> few =
                    end.compareTo(LISTED) <= 0 && game.maneuver().kind() != Maneuver.Kind.COMPLY
                            ? boards.few(end)
                            : Optional.empty();
            few.ifPresent(list -> list.nearest(nearest));
            if (few.isEmpty()) {
                PairField.of(game, theory, boards, inquiry).ifPresent(pairs -> pairs.nearest(place, nearest));
            }
        }
        return nearest.found().or(() -> reached(game, place, inquiry));
    }

    /** Where the winning move of a theorem or a proof leads to. */
    private static Optional<BigPosition> reached(GameSpec game, BigPosition place, Inquiry inquiry) {
        return Method.usual()
                .answers(game, inquiry)
                .strategy()
                .flatMap(strategy -> strategy.at(place).move())
                .map(move -> move.from(place));
    }
}
