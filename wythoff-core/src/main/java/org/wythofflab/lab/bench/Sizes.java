package org.wythofflab.lab.bench;

import java.util.List;
import java.util.stream.LongStream;

/** Sizes to go up. There are always larger ones than anybody has the patience for. */
final class Sizes {
    private static final long[] STEPS = {1, 2, 5};

    private Sizes() {}

    /** 10, 20, 50, 100, ..., at most {@code most}. */
    static List<Long> upTo(long most) {
        return tens(10, most).stream()
                .flatMapToLong(ten -> LongStream.of(STEPS).map(step -> step * ten))
                .filter(size -> size <= most)
                .boxed()
                .toList();
    }

    /** {@code first}, ten times that, and so on, at most {@code most}. */
    static List<Long> tens(long first, long most) {
        return LongStream.iterate(first, size -> size <= most, size -> 10 * size)
                .boxed()
                .toList();
    }

    /** {@code 5000}, {@code 2*10^6}. */
    static String words(long size) {
        long rest = size;
        int zeros = 0;
        while (rest % 10 == 0 && rest > 0) {
            rest /= 10;
            zeros++;
        }
        boolean shorter = zeros > 4;
        return shorter ? (rest == 1 ? "" : rest + "*") + "10^" + zeros : Long.toString(size);
    }
}
