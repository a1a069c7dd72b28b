package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** A word as a list of numbers, which takes no memory of its own. */
final class DigitList extends AbstractList<BigInteger> implements RandomAccess {

    private final int[] word;
    private final List<BigInteger> digits;

    /** @param digits all that there are, by value */
    DigitList(int[] word, List<BigInteger> digits) {
        this.word = word;
        this.digits = digits;
    }

    @Override
    public BigInteger get(int index) {
        return digits.get(word[index]);
    }

    @Override
    public int size() {
        return word.length;
    }
}
