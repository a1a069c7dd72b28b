package org.wythofflab.verify;

/**
 * What a bound N means for a claim, in words that go before the number ("piles below"), and the N of an ordinary run.
 *
 * @param standard 0 if there is nothing to bound, as in a printed table
 */
public record Scale(String words, long standard) {

    /** Everything the paper prints is checked, whatever the bound. */
    public static final Scale ALL_PRINTED = new Scale("all that is printed", 0);

    public static Scale piles(long standard) {
        return new Scale("piles below", standard);
    }

    public static Scale indices(long standard) {
        return new Scale("n below", standard);
    }

    /** Nothing to bound, in other words: {@code all s < m/phi}. */
    public static Scale all(String what) {
        return new Scale(what, 0);
    }

    public boolean isBounded() {
        return standard > 0;
    }

    public String describe(long bound) {
        return isBounded() ? words + " " + bound : words;
    }
}
