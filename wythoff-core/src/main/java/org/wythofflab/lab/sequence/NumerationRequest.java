package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.DecidingDigits;
import org.wythofflab.theory.DecidingDigits.Reading;

/** The digits of a pile in the numeration system that decides a game. */
public record NumerationRequest(String game, String pile, Method method) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger value = Texts.number("pile", pile);
        DecidingDigits digits = method.theorems(spec)
                .digits()
                .map(Given::value)
                .orElseThrow(() -> LimitException.ofKnowledge("no numeration system here decides " + spec.text()
                        + "\n  wythoff describe lists what is known about a game"));
        return new Report()
                .as(Format.TEXT, out -> text(digits, value, out))
                .as(Format.JSON, out -> json(spec, digits, value, out));
    }

    private static void text(DecidingDigits digits, BigInteger pile, Writer out) throws IOException {
        Reading reading = digits.read(pile);
        List<BigInteger> all = reading.digits();
        boolean oneFigureEach = all.stream().allMatch(digit -> digit.compareTo(BigInteger.TEN) < 0);
        String separator = "";
        for (BigInteger digit : all) {
            out.append(separator).append(digit.toString());
            separator = oneFigureEach ? "" : " ";
        }
        out.append(all.isEmpty() ? "0\n" : "\n");
        Paragraph.write(out, "", reading.meaning());
        Paragraph.write(out, "", digits.system());
    }

    private static void json(GameSpec spec, DecidingDigits digits, BigInteger pile, Writer out) throws IOException {
        Reading reading = digits.read(pile);
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", spec.text())
                .field("pile", Decimals.print(pile))
                .field("system", digits.system())
                .name("digits")
                .array();
        for (BigInteger digit : reading.digits()) {
            json.string(digit.toString());
        }
        json.endArray().field("reading", reading.meaning()).endObject().end();
    }
}
