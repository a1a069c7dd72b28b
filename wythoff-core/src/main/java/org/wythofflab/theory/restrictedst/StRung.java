package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Product;

/**
 * The numbers {@code a_k} and {@code a_(k-1)} of the ladder {@code a_(-1) = 0}, {@code a_0 = 1}, {@code a_(k+1) = p*a_k
 * + q*a_(k-1)}: {@code F^k(a)} has {@code a_k} letters {@code a} and {@code a_(k-1)} letters {@code b}, {@code u_k}
 * together, where {@code F: a -> a^p b, b -> a^q}.
 */
record StRung(BigInteger p, BigInteger q, BigInteger letters, BigInteger previous) {

    /** Rung 0 of the ladder of a game. */
    static StRung first(StForm form) {
        return new StRung(form.p(), form.s(), BigInteger.ONE, BigInteger.ZERO);
    }

    /** {@code u_k = a_k + a_(k-1)}. */
    BigInteger units() {
        return letters.add(previous);
    }

    /** {@code a_0 + ... + a_(k-1)}: summing the recurrence, {@code (p + q - 1)} times it is {@code a_k + q*a_(k-1) - 1}. */
    BigInteger lettersBelow() {
        BigInteger sum = letters.add(Product.of(q, previous)).subtract(BigInteger.ONE);
        return Division.floor(sum, p.add(q).subtract(BigInteger.ONE));
    }

    /** {@code u_0 + ... + u_(k-1)}. */
    BigInteger unitsBelow() {
        return lettersBelow().shiftLeft(1).subtract(previous);
    }

    StRung up() {
        return new StRung(p, q, Product.of(p, letters).add(Product.of(q, previous)), letters);
    }

    StRung down() {
        BigInteger beforePrevious = Division.floor(letters.subtract(Product.of(p, previous)), q);
        return new StRung(p, q, previous, beforePrevious);
    }

    /** Rung 2k: {@code a_2k = a_k^2 + q*a_(k-1)^2} and {@code a_(2k-1) = a_(k-1)*(2a_k - p*a_(k-1))}. */
    StRung doubled() {
        BigInteger even = Product.square(letters).add(Product.of(q, Product.square(previous)));
        BigInteger odd = Product.of(previous, letters.shiftLeft(1).subtract(Product.of(p, previous)));
        return new StRung(p, q, even, odd);
    }

    /** Rung k, in as many doublings as {@code k} has bits. */
    static StRung at(StForm form, long k) {
        StRung rung = first(form);
        for (int bit = Long.SIZE - Long.numberOfLeadingZeros(k) - 1; bit >= 0; bit--) {
            rung = rung.doubled();
            rung = (k >>> bit & 1) == 0 ? rung : rung.up();
        }
        return rung;
    }

    /**
     * A rung whose {@code u_k} has about the given number of bits, a few rungs too high or too low. Doubling gives a rung
     * {@code j} more than half way up, and the bits grow evenly: {@code k = j*bits / bits(a_j)}. For {@code p >= 2}.
     */
    static StRung near(StForm form, int bits) {
        long j = 1;
        StRung rung = at(form, 1);
        while (2L * rung.letters.bitLength() <= bits) {
            rung = rung.doubled();
            j *= 2;
        }
        return at(form, j * bits / rung.letters.bitLength());
    }
}
