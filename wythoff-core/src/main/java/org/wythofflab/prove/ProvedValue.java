package org.wythofflab.prove;

import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.check.SetPage;
import org.wythofflab.rules.GameSpec;

/**
 * Where the positions of a Grundy value above 0 are, as a certificate proves.
 *
 * @param name of the certificate
 * @param states of the automaton that reads the positions
 * @param written in which number system the digits are, in words: "written in base 2"
 */
public record ProvedValue(String name, GameSpec game, int value, int states, String written) {

    /**
     * Reads what a certificate is about. Whether it is right is the business of {@link ProofCheck}.
     *
     * @throws IllegalArgumentException if it is not written as a certificate of a value is
     */
    public static ProvedValue read(String name, String certificate) {
        SetPage page = SetPage.readValue(certificate);
        NumberSystem system = new NumberSystem(page.quotients(), page.b());
        return new ProvedValue(name, page.game(), page.value(), page.rows().size(), system.words());
    }

    /** What is proved, in a sentence without a full stop. */
    public String statement() {
        return "for all x and y, (x,y) has Grundy value " + value + " if and only if an automaton of " + states
                + " states accepts the digits of x and y, " + written;
    }

    /** How it is cited: {@code Wythoff Lab, certificate wythoff-grundy-1}. */
    public String citation() {
        return "Wythoff Lab, certificate " + name;
    }
}
