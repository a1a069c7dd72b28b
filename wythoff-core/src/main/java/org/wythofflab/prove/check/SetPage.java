package org.wythofflab.prove.check;

import java.util.List;
import java.util.Set;
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
        return read(text, CertificateCheck.OUTCOMES, KEYS, "who wins one game");
    }

    /** The same of a certificate of the positions of a Grundy value above 0. */
    public static SetPage readValue(String text) {
        return read(text, CertificateCheck.VALUES, VALUE_KEYS, "a Grundy value above 0");
    }

    private static SetPage read(String text, String format, Set<String> keys, String about) {
        try {
            Page page = new Page(JsonText.read(text), "the certificate");
            int value = keys.contains("value") ? page.get("value").number() : 0;
            Flaw.unless(
                    format.equals(page.get("format").text())
                            && keys.containsAll(page.entries().keySet())
                            && value > 0 == keys.contains("value"),
                    "it is not, or not only, about " + about);
            Notation notation = Notation.of(page);
            List<int[]> rows = page.get("set").rows();
            // Looks at every row.
            Table table = new Table(rows, notation.letters(2), "the set");
            Flaw.unless(table.states() == rows.size(), "the set is not written as it should be");
            return new SetPage(
                    GameSpec.parse(page.get("game").text()), notation.quotients(), notation.b(), value, rows);
        } catch (Flaw flaw) {
            throw new IllegalArgumentException(flaw.what(), flaw);
        } catch (GameSyntaxException wrong) {
            throw new IllegalArgumentException("its game cannot be read: " + wrong.getMessage(), wrong);
        }
    }
}
