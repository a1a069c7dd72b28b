package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.GamesInT;

/**
 * Checks a certificate: that each step found what it says, and that with what they found the set satisfies the equation of the
 * game for all positions. Time and memory are linear in the certificate and in what can be read side by side with it.
 */
public final class CertificateCheck {

    static final String OUTCOMES = "wythoff certificate 1";
    private static final String FAMILIES = "wythoff family certificate 1";
    static final String VALUES = "wythoff value certificate 1";
    private static final String ROWS = "wythoff row certificate 1";

    private CertificateCheck() {}

    /**
     * What came of a check.
     *
     * @param game the game, if the certificate says one
     * @param family the games, if it is about all in which t is left open
     * @param value the Grundy value of the positions in the set; 0 if they are the P-positions
     * @param states of the set
     * @param row of the table of Grundy values, if the certificate is about one
     * @param flaw what is wrong, or empty if the certificate is valid
     */
    public record Result(
            Optional<GameSpec> game,
            Optional<GamesInT> family,
            int value,
            int states,
            Optional<Integer> row,
            Optional<String> flaw) {

        private static Result invalid(Optional<GameSpec> game, String flaw) {
            return new Result(game, Optional.empty(), 0, 0, Optional.empty(), Optional.of(flaw));
        }
    }

    /** Checks the text of a certificate. */
    public static Result of(String text, Clock clock) {
        Optional<GameSpec> game = Optional.empty();
        try {
            Page page = new Page(JsonText.read(text), "the certificate");
            String format = page.get("format").text();
            Flaw.unless(
                    List.of(OUTCOMES, FAMILIES, VALUES, ROWS).contains(format),
                    "its format is none of \"" + OUTCOMES + "\", \"" + FAMILIES + "\", \"" + VALUES + "\" and \"" + ROWS
                            + "\"");
            if (format.equals(FAMILIES)) {
                Optional<GamesInT> family =
                        Optional.of(GamesInT.parse(page.get("game").text()));
                GameSpec first = family.get().at(BigInteger.ONE);
                int states = new Equation(first, family, Notation.of(page), clock).check(page);
                return new Result(game, family, 0, states, Optional.empty(), Optional.empty());
            }
            game = Optional.of(GameSpec.parse(page.get("game").text()));
            if (format.equals(ROWS)) {
                int row = new RowCheck(game.get(), page, clock).check();
                return new Result(game, Optional.empty(), 0, 0, Optional.of(row), Optional.empty());
            }
            Equation equation = new Equation(game.get(), Optional.empty(), Notation.of(page), clock);
            int value = format.equals(VALUES) ? equation.smaller(page) : 0;
            return new Result(game, Optional.empty(), value, equation.check(page), Optional.empty(), Optional.empty());
        } catch (Flaw flaw) {
            return Result.invalid(game, flaw.what());
        } catch (GameSyntaxException wrong) {
            return Result.invalid(game, "its game cannot be read: " + wrong.getMessage());
        } catch (ArithmeticException tooLarge) {
            return Result.invalid(game, "its numbers are too large");
        }
    }
}
