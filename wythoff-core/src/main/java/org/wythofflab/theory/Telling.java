package org.wythofflab.theory;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.Set;
import org.wythofflab.exact.Brief;

/**
 * A sentence in the numbers of a position. In the place of a number too long to be read stands a letter, and the end of the
 * sentence says what it is: no letter is left undefined.
 */
public final class Telling {
    private final Set<String> meanings = new LinkedHashSet<>();

    public Telling() {}

    /** A number as it stands in the sentence. */
    public String number(String letter, BigInteger value, String meaning) {
        if (Brief.isShort(value)) {
            return value.toString();
        }
        meanings.add(letter + " " + meaning);
        return letter;
    }

    /** The smaller pile, or either of equal ones. */
    public String smaller(BigInteger pile) {
        return number("x", pile, "the smaller pile");
    }

    public String larger(BigInteger pile) {
        return number("y", pile, "the larger pile");
    }

    /** How many pairs come before, where they are numbered. */
    public String index(BigInteger n) {
        return number("n", n, Brief.of(n));
    }

    /** That a number is the least in no pair before its own, the {@code n}-th from 0 on. */
    public String leastUnused(String number, BigInteger n) {
        return number + " is the least number "
                + (n.equals(BigInteger.ONE)
                        ? "not in the pair before it"
                        : "in none of the " + index(n) + " pairs before it");
    }

    /** The whole sentence, without a full stop. */
    public String end(String sentence) {
        return meanings.isEmpty() ? sentence : sentence + "; " + String.join(", ", meanings);
    }
}
