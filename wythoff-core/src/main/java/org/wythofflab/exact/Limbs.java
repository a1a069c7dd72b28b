package org.wythofflab.exact;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;

/** The magnitude of an integer as bytes, most significant first, cut into limbs of a few bytes each. */
final class Limbs {

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final byte[] bytes;

    private Limbs(byte[] bytes) {
        this.bytes = bytes;
    }

    static Limbs of(BigInteger n) {
        return new Limbs(n.abs().toByteArray());
    }

    /** Zeros to be written into: room for {@code count} limbs, and for the rest of the word that holds the last. */
    static Limbs room(int count, int width) {
        return new Limbs(new byte[count * width + Long.BYTES]);
    }

    BigInteger value() {
        return new BigInteger(1, bytes);
    }

    /** Reads all limbs of {@code width < 8} bytes, least significant first, and tells how many they are. */
    int read(long[] limbs, int width) {
        long mask = (1L << (8 * width)) - 1;
        int i = 0;
        int end = bytes.length - Long.BYTES;
        for (; end >= 0; end -= width) {
            limbs[i++] = (long) WORDS.get(bytes, end) & mask;
        }
        for (end += Long.BYTES; end > 0; end -= width) {
            long limb = 0;
            for (int j = Math.max(0, end - width); j < end; j++) {
                limb = (limb << 8) | (bytes[j] & 0xff);
            }
            limbs[i++] = limb;
        }
        return i;
    }

    /**
     * Writes limb {@code i} as the last bytes of a word. The bytes before them are left to the next limb, so limbs are
     * written in the order of their index.
     */
    void write(int i, int width, long word) {
        WORDS.set(bytes, bytes.length - Long.BYTES - i * width, word);
    }

    /** The residue modulo {@code 2^61 - 1}. */
    long residue() {
        long residue = 0;
        int i = 0;
        for (; i < bytes.length % Long.BYTES; i++) {
            residue = (residue << 8) | (bytes[i] & 0xff);
        }
        for (; i < bytes.length; i += Long.BYTES) {
            residue = Mersenne.sum(Mersenne.timesWord(residue), Mersenne.residue((long) WORDS.get(bytes, i)));
        }
        return residue;
    }
}
