package org.wythofflab.exact;

/** The transforms of one number modulo the two primes, and its residue modulo {@code 2^61 - 1} for the check. */
final class Spectrum {

    final long[] first;
    final long[] second;
    final long residue;

    Spectrum(long[] first, long[] second, long residue) {
        this.first = first;
        this.second = second;
        this.residue = residue;
    }
}
