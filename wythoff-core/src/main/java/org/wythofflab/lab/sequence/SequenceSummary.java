package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.exact.Brief;
import org.wythofflab.lab.Summary;
import org.wythofflab.theory.PairWalk;

/**
 * Adds up terms. Of two sequences side by side an entry is (A_n, B_n, 1), of a third its term takes the place of the 1;
 * a single one has the entries (n, a(n), 1).
 */
final class SequenceSummary implements Sequence.Terms {
    private static final int MOST = 3;

    private final Summary summary;
    private long n;
    private long[] last = {};
    private List<BigInteger> largeLast = List.of();

    SequenceSummary(Summary summary) {
        this.summary = summary;
    }

    @Override
    public void at(long index, long... values) {
        summary.add(
                values.length == 1 ? index : values[0],
                values.length == 1 ? values[0] : values[1],
                values.length < MOST ? 1 : values[2]);
        n = index;
        // Whoever fills the array again calls again.
        last = values;
    }

    @Override
    public void from(long index, long[][] sequences, int count) throws IOException {
        if (sequences.length == 2 && count > 0) {
            // All but the last one in a loop without detours.
            summary.addPairs(sequences[0], sequences[1], count - 1);
            at(index + count - 1, sequences[0][count - 1], sequences[1][count - 1]);
        } else {
            Sequence.Terms.super.from(index, sequences, count);
        }
    }

    /** To be given all pairs but the last, which a person is told. */
    @Override
    public Optional<Sequence.PairSums> pairSums() {
        return Optional.of(new Sequence.PairSums(Summary.X_WEIGHT, Summary.Y_WEIGHT, new PairWalk.SumSink() {
            @Override
            public void add(long[] sums, int from, int to, long shift) {
                summary.addSums(sums, from, to, shift);
            }

            @Override
            public void addTwice(long[] sums, long shift, long laterShift) {
                summary.addSums(sums, shift, laterShift);
            }
        }));
    }

    @Override
    public void at(BigInteger index, List<BigInteger> values) {
        // Modulo 2^64, as the sum is.
        at(index.longValue(), values.stream().mapToLong(BigInteger::longValue).toArray());
        largeLast = new ArrayList<>(values);
        largeLast.add(0, index);
    }

    void end() {
        List<BigInteger> numbers = largeLast.isEmpty() && last.length > 0 ? small() : largeLast;
        if (!numbers.isEmpty()) {
            summary.remark("last", numbers.stream().map(Brief::of).collect(Collectors.joining(" ")));
        }
    }

    private List<BigInteger> small() {
        List<BigInteger> numbers = new ArrayList<>(List.of(BigInteger.valueOf(n)));
        Arrays.stream(last).mapToObj(BigInteger::valueOf).forEach(numbers::add);
        return numbers;
    }
}
