package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.exact.Brief;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Writing;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.rules.Maneuver;

/** The pairs that {@link EnginePairs} numbers, from a proved set: as far out as one likes. */
record ProvedPairs(ProvedSet set, List<PairTerm> parts) implements Sequence {

    @Override
    public List<Heading> headings() {
        return EnginePairs.NAMES.headings(parts);
    }

    @Override
    public String about() {
        return EnginePairs.NAMES.about(parts) + "the "
                + (set.game().maneuver().kind() == Maneuver.Kind.COMPLY ? "N" : "P")
                + "-positions (x,y) with x <= y, numbered from 0 in order of x, then y, by " + set.citation();
    }

    @Override
    public Optional<String> remark() {
        return Optional.of(about());
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Inquiry inquiry) {
        // The first one is looked up before anything is written.
        visit(start, start.add(BigInteger.ONE).min(end), inquiry, (n, values) -> {});
        return terms -> visit(start, end, inquiry, terms);
    }

    private void visit(BigInteger start, BigInteger end, Inquiry inquiry, Terms terms) {
        if (start.compareTo(end) >= 0) {
            return;
        }
        BigInteger[] n = {start};
        boolean done = inquiry.run(() -> set.visitPairs(
                start,
                pair -> {
                    BigInteger index = n[0];
                    Writing.unchecked(() -> terms.at(index, PairNames.values(parts, pair)));
                    n[0] = index.add(BigInteger.ONE);
                    return n[0].compareTo(end) < 0;
                },
                inquiry.budget()));
        if (!done) {
            throw LimitException.ofKnowledge("the positions of " + set.game().text() + " from the "
                    + Brief.of(start) + "-th on cannot be looked up in " + set.citation()
                    + ": some x has infinitely many, or the index is too long");
        }
    }
}
