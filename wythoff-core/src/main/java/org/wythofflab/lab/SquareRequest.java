package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

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
        return new Report().as(Format.JSON, out -> json(spec, at, lab.boards(), lab.bench(), out));
    }

    private static void json(GameSpec game, BigPosition at, Boards boards, Bench bench, Writer out) throws IOException {
        SolvedBoards solved = new SolvedBoards(game, boards, bench);
        Optional<Long> winning = isWithin(SMALL, at) && game.memory().isEmpty()
                ? Optional.of(winning(board(game, at, solved, bench)))
                : Optional.empty();
        Optional<Answer> answer = answer(game, at, solved, bench);
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("x", Decimals.print(at.x()))
                .field("y", Decimals.print(at.y()))
                .field("outcome", answer.map(known -> known.isP() ? "P" : "N").orElse(null))
                .field(
                        "value",
                        value(game, at, solved, bench).map(Decimals::print).orElse(null))
                .name("winning");
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

    private static Optional<Answer> answer(GameSpec game, BigPosition at, SolvedBoards solved, Bench bench) {
        Optional<Situations> known = Theory.of(game, Method.usual()).situations(bench);
        if (known.isPresent() || game.memory().isPresent()) {
            return Optional.of(known.orElseGet(() -> Situations.of(game, bench, Method.usual()))
                    .at(Decimals.print(at.x()) + "," + Decimals.print(at.y()))
                    .situation()
                    .answer());
        }
        return isWithin(NEAR, at) ? Optional.of(board(game, at, solved, bench).answer()) : Optional.empty();
    }

    private static boolean isWithin(BigInteger bound, BigPosition at) {
        return at.x().max(at.y()).compareTo(bound) < 0;
    }

    private static BoardSituation board(GameSpec game, BigPosition at, SolvedBoards solved, Bench bench) {
        OutcomeBoard outcomes =
                new OutcomeBoard(solved.outcomes(at.x().max(at.y()).add(BigInteger.ONE)), Orientation.AS_GIVEN);
        return new BoardSituation(game, Options.of(game, at, bench), outcomes);
    }

    private static long winning(BoardSituation situation) {
        WinningOptions all = WinningOptions.of(situation);
        return all.inScope().count() + all.others().count();
    }

    private static Optional<BigInteger> value(GameSpec game, BigPosition at, SolvedBoards solved, Bench bench) {
        Optional<BigInteger> known = Theory.of(game, Method.usual()).applied().stream()
                .flatMap(applied -> applied.knowledge().grundy().stream())
                .findFirst()
                .map(formula -> formula.at(at));
        if (known.isPresent()
                || !isWithin(SMALL, at)
                || !Portrait.of(game, bench).grundy().exists()) {
            return known;
        }
        int x = at.x().intValueExact();
        int y = at.y().intValueExact();
        return Optional.of(BigInteger.valueOf(solved.grundy(SMALL).at(x, y)));
    }
}
