package org.wythofflab.prove.check;

import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;

/**
 * What a certificate is about: the game, the number system and the set, without the steps of the proof.
 *
 * @param quotients the number a of the number system, or those that repeat
 * @param b of the number system; 0 is base a
 * @param value the Grundy value of the positions in the set; 0 if they are the P-positions
 * @param rows for each state of the set whether it accepts, then letters and targets
 */
public record SetPage(GameSpec game, List<Integer> quotients, int b, int value, List<int[]> rows) {

    private static final Set<String> KEYS = Set.of("format", "game", "a", "b", "set", "steps");
    private static final Set<String> VALUE_KEYS =
            Set.of("format", "game", "a", "b", "value", "smaller", "set", "steps");

    /**
     * Reads it, from the whole text of a certificate or one whose steps were left out. What it says is not checked.
     *
     * @throws IllegalArgumentException if it is not written as a certificate of who wins is
     */
    public static SetPage read(String text) {
        return read(text, page -> {
            Flaw.unless(KEYS.containsAll(page.entries().keySet()), "it is not, or not only, about who wins");
            Flaw.unless(CertificateCheck.OUTCOMES.equals(page.text("format")), "it is not about who wins one game");
            return 0;
        });
    }

    /** The same of a certificate of the positions of a Grundy value above 0. */
    public static SetPage readValue(String text) {
        return read(text, page -> {
            Flaw.unless(
                    VALUE_KEYS.containsAll(page.entries().keySet()), "it is not, or not only, about a Grundy value");
            Flaw.unless(CertificateCheck.VALUES.equals(page.text("format")), "it is not about a Grundy value");
            int value = page.number("value");
            Flaw.unless(value > 0, "its value is not above 0");
            return value;
        });
    }

    private static SetPage read(String text, ToIntFunction<Page> valueOf) {
        try {
            Page page = Page.of(JsonText.read(text), "the certificate");
            int value = valueOf.applyAsInt(page);
            Notation notation = Notation.of(page);
            List<int[]> rows = page.rows("set");
            // Looks at every row.
            Table table = new Table(rows, notation.letters(2), "the set");
            Flaw.unless(table.states() == rows.size(), "the set is not written as it should be");
            return new SetPage(GameSpec.parse(page.text("game")), notation.quotients(), notation.b(), value, rows);
        } catch (Flaw flaw) {
            throw new IllegalArgumentException(flaw.what(), flaw);
        } catch (GameSyntaxException wrong) {
            throw new IllegalArgumentException("its game cannot be read: " + wrong.getMessage(), wrong);
        }
    }
}
