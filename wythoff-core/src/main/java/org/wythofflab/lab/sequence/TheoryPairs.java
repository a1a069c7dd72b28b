package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.SideWords;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Place;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.PairWalk;
import org.wythofflab.theory.PairWalk.SumWalk;

/**
 * P-positions as a theorem numbers them, from any index.
 *
 * @param confirmed whether an engine has to find every listed pair to be a P-position
 */
record TheoryPairs(GameSpec game, Given<PairSequence> numbering, List<PairTerm> parts, boolean confirmed)
        implements Sequence {

    private static final int CHUNK = 1 << 10;

    /** Sums of pairs need no memory, and come in blocks that should be whole. */
    private static final int SUMS = 1 << 16;

    private static final List<PairTerm> PAIR = List.of(PairTerm.FIRST, PairTerm.SECOND);

    static PairNames names(Given<PairSequence> numbering) {
        return new PairNames(numbering.value().firstName(), numbering.value().secondName());
    }

    @Override
    public List<Heading> headings() {
        return names(numbering).headings(parts);
    }

    @Override
    public String about() {
        return names(numbering).about(parts) + "the P-positions as numbered by "
                + numbering.theorem().citation().inShort()
                + (confirmed ? "; an engine finds that each of them is one" : "");
    }

    @Override
    public BigInteger first() {
        return numbering.value().first();
    }

    @Override
    public Optional<BigInteger> last() {
        return numbering.value().last();
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry) {
        Credit.toTheorem(numbering.theorem(), "").announced(inquiry.budget());
        Asked engine = new Asked(game, Method.usual().by("engine"), inquiry);
        Situations boards = engine.situations();
        Optional<PairWalk> walk = confirmed || end.bitLength() >= Long.SIZE
                ? Optional.empty()
                : numbering.value().walk(start.longValueExact(), end.longValueExact());
        if (walk.isPresent()) {
            return terms -> list(walk.get(), start.longValueExact(), end.longValueExact(), inquiry, terms);
        }
        return terms -> {
            for (BigInteger n = start; n.compareTo(end) < 0; n = n.add(BigInteger.ONE)) {
                inquiry.pulse();
                BigPosition pair = numbering.value().pair(n);
                if (confirmed) {
                    confirm(n, pair, engine.situation(Place.start(game, pair), boards));
                }
                terms.at(n, PairNames.values(parts, pair));
            }
        };
    }

    private void list(PairWalk walk, long start, long end, Inquiry inquiry, Terms terms) throws IOException {
        long n = start + sum(walk, end - start, inquiry, terms);
        long[] firsts = new long[CHUNK];
        long[] seconds = new long[CHUNK];
        long[] differences = new long[parts.contains(PairTerm.DIFFERENCE) ? CHUNK : 0];
        long[][] values = parts.stream()
                .map(part -> switch (part) {
                    case FIRST -> firsts;
                    case SECOND -> seconds;
                    case DIFFERENCE -> differences;
                })
                .toArray(long[][]::new);
        for (; n < end; n += CHUNK) {
            inquiry.pulse();
            int count = (int) Math.min(CHUNK, end - n);
            walk.next(firsts, seconds, count);
            for (int i = 0; i < Math.min(count, differences.length); i++) {
                differences[i] = seconds[i] - firsts[i];
            }
            terms.from(n, values, count);
        }
    }

    /** Takes all pairs but the last few as sums, if that is possible; how many. */
    private long sum(PairWalk walk, long pairs, Inquiry inquiry, Terms terms) {
        Optional<PairSums> receiver = parts.equals(PAIR) ? terms.pairSums() : Optional.empty();
        Optional<SumWalk> sums = receiver.flatMap(asked -> walk.sums(asked.p(), asked.q()));
        if (sums.isEmpty()) {
            return 0;
        }
        long done = 0;
        for (; pairs - done > SUMS; done += SUMS) {
            inquiry.pulse();
            sums.get().next(SUMS, receiver.get().sink());
        }
        return done;
    }

    private static void confirm(BigInteger n, BigPosition pair, Situation found) {
        if (!found.isP()) {
            throw new DisagreementException(
                    "the theorem's pair for n = " + n + " is " + SideWords.position(pair) + ", but the engine says N");
        }
    }
}
