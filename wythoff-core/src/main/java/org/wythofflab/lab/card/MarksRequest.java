package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.board.SolvedBoards;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.OutcomeGrid;

/**
 * How many of a student's marks are right. Nothing is told of other squares, and of these only as much as is asked for.
 *
 * @param p positions that are thought to be P
 * @param n positions that are thought to be N
 * @param which whether the wrong ones are named
 */
public record MarksRequest(String game, List<Mark> p, List<Mark> n, boolean which) implements Request {

    /** A marked position. */
    public record Mark(String x, String y) {}

    /** No board larger than this is solved for the sake of marks. */
    public static final int FARTHEST = 1000;

    private record Square(int x, int y) {}

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        List<Square> lost = p.stream().map(MarksRequest::square).toList();
        List<Square> won = n.stream().map(MarksRequest::square).toList();
        return new Report().as(Format.JSON, out -> {
            List<Square> wrong = new ArrayList<>();
            if (!lost.isEmpty() || !won.isEmpty()) {
                OutcomeGrid grid = new SolvedBoards(spec, lab.boards(), lab.inquiry())
                        .outcomes(BigInteger.valueOf(Math.max(end(lost), end(won))));
                lost.stream().filter(at -> !grid.isP(at.x, at.y)).forEach(wrong::add);
                won.stream().filter(at -> grid.isP(at.x, at.y)).forEach(wrong::add);
            }
            write(lost.size() + won.size() - wrong.size(), wrong, out);
        });
    }

    private static Square square(Mark mark) {
        return new Square(pile("first", mark.x), pile("second", mark.y));
    }

    private static int pile(String name, String text) {
        BigInteger pile = Texts.number(name + " pile", text);
        if (pile.compareTo(BigInteger.valueOf(FARTHEST)) >= 0) {
            throw new BadRequestException("marks are scored on piles below " + FARTHEST + "; leave out the others");
        }
        return pile.intValueExact();
    }

    private static int end(List<Square> squares) {
        return squares.stream().mapToInt(at -> Math.max(at.x, at.y) + 1).max().orElse(1);
    }

    private void write(int right, List<Square> wrong, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .name("right")
                .number(right)
                .name("wrong")
                .number(wrong.size())
                .name("which")
                .array();
        for (Square at : which ? wrong : List.<Square>of()) {
            json.array()
                    .string(Integer.toString(at.x))
                    .string(Integer.toString(at.y))
                    .endArray();
        }
        json.endArray().endObject().end();
    }
}
