package org.wythofflab.explore;

import java.util.Locale;

/**
 * What a finding was held against.
 *
 * @param bound piles below this were looked at
 * @param chances how many of the things looked at could have refuted it
 * @param of what these are, in the plural: positions, terms
 */
public record Check(long bound, long chances, String of) {

    /** {@code piles below 1,000,000; 618,033 terms}. */
    public String words() {
        return String.format(Locale.ROOT, "piles below %,d; %,d %s", bound, chances, of);
    }
}
