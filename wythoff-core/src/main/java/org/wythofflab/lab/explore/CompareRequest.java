package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Locale;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.board.SolvedBoards;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.OutcomeGrid;

/**
 * Where two games have different outcomes: how many positions are P in one of them only, and the first of these.
 *
 * @param bound compare the positions with both piles below this
 */
public record CompareRequest(String game, String other, String bound) implements Request {
    private static final BigInteger MOST = BigInteger.ONE.shiftLeft(30);

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec one = Texts.game(game);
        GameSpec two = Texts.game(other);
        BigInteger end = Texts.number("bound", bound);
        if (end.signum() <= 0 || end.compareTo(MOST) > 0) {
            throw new BadRequestException("the bound is a number from 1 to 2^30");
        }
        return new Report()
                .as(Format.TEXT, out -> text(comparison(one, two, end, lab), out))
                .as(Format.JSON, out -> json(comparison(one, two, end, lab), out));
    }

    private static Comparison comparison(GameSpec one, GameSpec two, BigInteger end, Lab lab) {
        OutcomeGrid ofOne = board(one, end, lab);
        OutcomeGrid ofTwo = board(two, end, lab);
        lab.inquiry().budget().progress().stage("the two boards were compared");
        return Comparison.of(one, two, ofOne, ofTwo, end.intValueExact(), lab.inquiry());
    }

    private static OutcomeGrid board(GameSpec game, BigInteger end, Lab lab) {
        Inquiry inquiry = lab.inquiry();
        inquiry.budget().progress().stage("the board of " + game.text() + " was worked out");
        return new SolvedBoards(game, lab.boards(), inquiry).outcomes(end);
    }

    private static void text(Comparison found, Writer out) throws IOException {
        out.append("with both piles below " + found.bound() + "\n");
        line(found.both(), "P in both", out);
        line(found.inOne(), "P in " + found.one().text() + " only", out);
        line(found.inOther(), "P in " + found.other().text() + " only", out);
        String last = found.first()
                .map(at -> "They differ first at (" + at.x() + "," + at.y() + "): P in "
                        + (at.isInOne() ? found.one() : found.other()).text() + ", N in "
                        + (at.isInOne() ? found.other() : found.one()).text() + ".")
                .orElse("They do not differ there; farther out nothing was looked at.");
        Paragraph.write(out, "", last);
    }

    private static void line(long count, String words, Writer out) throws IOException {
        out.append(String.format(Locale.ROOT, "%10d  %s\n", count, words));
    }

    private static void json(Comparison found, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", found.one().text())
                .field("other", found.other().text())
                .field("bound", Integer.toString(found.bound()))
                .field("both", Long.toString(found.both()))
                .field("onlyGame", Long.toString(found.inOne()))
                .field("onlyOther", Long.toString(found.inOther()))
                .name("first");
        if (found.first().isPresent()) {
            Comparison.Difference at = found.first().get();
            json.object().name("position").array().digits(at.x()).digits(at.y()).endArray();
            json.field("p", at.isInOne() ? "game" : "other").endObject();
        } else {
            json.string(null);
        }
        json.endObject().end();
    }
}
