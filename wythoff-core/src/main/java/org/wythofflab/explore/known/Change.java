package org.wythofflab.explore.known;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** What may have been done to a known sequence. */
enum Change {
    /** Perhaps from another index on. */
    NONE(4) {
        @Override
        Optional<Fit> fit(long[] terms, long[] known, int farthest) {
            return shifted(terms, known, farthest, 0, false, "");
        }
    },
    ADDED(8) {
        @Override
        Optional<Fit> fit(long[] terms, long[] known, int farthest) {
            return shifted(terms, known, farthest, COST, true, "");
        }
    },
    DIFFERENCES(8) {
        @Override
        Optional<Fit> fit(long[] terms, long[] known, int farthest) {
            return shifted(terms, differences(known), farthest, COST + 1, false, "your terms are its differences");
        }
    },
    COMPLEMENT(8) {
        @Override
        Optional<Fit> fit(long[] terms, long[] known, int farthest) {
            return isIncreasing(known)
                    ? shifted(
                            terms,
                            complement(known),
                            farthest,
                            COST + 1,
                            false,
                            "your terms are the numbers it leaves out")
                    : Optional.empty();
        }
    },
    SUMS(9) {
        @Override
        Optional<Fit> fit(long[] terms, long[] known, int farthest) {
            if (terms.length < leastTerms()) {
                return Optional.empty();
            }
            return shifted(
                            differences(terms),
                            known,
                            farthest,
                            COST + 1,
                            false,
                            "the differences of your terms are its terms")
                    .map(fit -> fit.summed(terms[terms.length - 1]));
        }
    };

    /** Whoever has to change a sequence pays at least so much; another index costs less. */
    static final int COST = 4;

    /** Fewer terms say nothing. */
    private final int least;

    Change(int least) {
        this.least = least;
    }

    int leastTerms() {
        return least;
    }

    /**
     * A way in which terms agree with a sequence.
     *
     * @param from the first term that agrees, from 0 on
     * @param shift the place of that term in the sequence
     * @param cost how much had to be changed
     * @param next how the terms would go on
     */
    record Fit(String words, int from, int shift, int cost, List<Long> next) {

        /** The terms are the sums of these. */
        Fit summed(long last) {
            List<Long> sums = new ArrayList<>();
            long sum = last;
            for (long one : next) {
                sum += one;
                sums.add(sum);
            }
            return new Fit(words, from, shift, cost, sums);
        }
    }

    /** The simplest way, if there is one. */
    abstract Optional<Fit> fit(long[] terms, long[] known, int farthest);

    Optional<Fit> shifted(long[] terms, long[] known, int farthest, int cost, boolean added, String words) {
        for (int from = 0; from <= terms.length / 8 && terms.length - from >= least; from++) {
            for (int shift = 0; shift <= farthest && shift + terms.length - from <= known.length; shift++) {
                long offset = added ? terms[from] - known[shift] : 0;
                // What agrees only by being constant, or from some index on, needs more terms.
                boolean enough = (shift == 0 && from == 0) || terms.length - from >= least + 2;
                if (enough && agrees(terms, from, known, shift, offset)) {
                    List<Long> next = Arrays.stream(known)
                            .skip(shift + terms.length - from)
                            .map(term -> term + offset)
                            .boxed()
                            .toList();
                    int price = cost + (shift > 0 ? 1 : 0) + (from > 0 ? 2 : 0);
                    return Optional.of(new Fit(words(words, offset), from, shift, price, next));
                }
            }
        }
        return Optional.empty();
    }

    private static String words(String words, long offset) {
        return offset == 0 ? words : "your terms are its terms " + (offset < 0 ? "- " : "+ ") + Math.abs(offset);
    }

    private static boolean agrees(long[] terms, int from, long[] known, int shift, long offset) {
        boolean varied = false;
        for (int i = from; i < terms.length; i++) {
            if (terms[i] != known[shift + i - from] + offset) {
                return false;
            }
            varied |= terms[i] != terms[from];
        }
        return varied;
    }

    static long[] differences(long[] terms) {
        long[] differences = new long[terms.length - 1];
        Arrays.setAll(differences, i -> terms[i + 1] - terms[i]);
        return differences;
    }

    private static boolean isIncreasing(long[] terms) {
        for (int i = 1; i < terms.length; i++) {
            if (terms[i] <= terms[i - 1]) {
                return false;
            }
        }
        return terms[0] >= 0 && terms[terms.length - 1] < Integer.MAX_VALUE;
    }

    /** The positive integers that an increasing sequence leaves out, as far as it goes. */
    private static long[] complement(long[] terms) {
        BitSet used = new BitSet();
        Arrays.stream(terms).forEach(term -> used.set((int) term));
        int end = (int) terms[terms.length - 1];
        used.set(0);
        BitSet left = (BitSet) used.clone();
        left.flip(0, end);
        left.clear(end, left.length() + 1);
        return left.stream().asLongStream().toArray();
    }
}
