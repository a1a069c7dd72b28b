package org.wythofflab.lab;

import java.io.IOException;
import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;

/** Some consecutive terms of one of the two sequences that number the P-positions of a game. */
record SequenceSlice(PairSequence pairs, boolean second, BigInteger start, BigInteger count, Bench bench) {

    /** Receives one term after the other. */
    @FunctionalInterface
    interface Terms {
        void term(BigInteger n, BigInteger value) throws IOException;
    }

    void forEach(Terms terms) throws IOException {
        if (start.compareTo(pairs.first()) < 0) {
            throw new BadRequestException("the sequence begins with n = " + pairs.first());
        }
        if (pairs.last().filter(last -> start.compareTo(last) > 0).isPresent()) {
            throw new BadRequestException(
                    "the sequence ends with n = " + pairs.last().get());
        }
        BigInteger asked = start.add(count);
        BigInteger end = pairs.last().map(BigInteger.ONE::add).map(asked::min).orElse(asked);
        for (BigInteger n = start; n.compareTo(end) < 0; n = n.add(BigInteger.ONE)) {
            bench.pulse();
            BigPosition pair = pairs.pair(n);
            terms.term(n, second ? pair.y() : pair.x());
        }
    }
}
