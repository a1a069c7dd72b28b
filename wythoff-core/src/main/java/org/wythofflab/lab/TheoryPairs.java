package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * P-positions as a theorem numbers them, from any index.
 *
 * @param confirmed whether an engine has to find every listed pair to be a P-position
 */
record TheoryPairs(GameSpec game, Theory.Numbering numbering, List<PairPart> parts, boolean confirmed)
        implements Sequence {

    static PairNames names(Theory.Numbering numbering) {
        return new PairNames(numbering.pairs().firstName(), numbering.pairs().secondName());
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
        return numbering.pairs().first();
    }

    @Override
    public Optional<BigInteger> last() {
        return numbering.pairs().last();
    }

    @Override
    public Listing prepare(BigInteger start, BigInteger end, Bench bench) {
        Situations engine = Situations.of(game, bench, Method.usual().by("engine"));
        return terms -> {
            for (BigInteger n = start; n.compareTo(end) < 0; n = n.add(BigInteger.ONE)) {
                bench.pulse();
                BigPosition pair = numbering.pairs().pair(n);
                if (confirmed) {
                    confirm(n, pair, engine);
                }
                terms.at(n, PairNames.values(parts, pair));
            }
        };
    }

    private static void confirm(BigInteger n, BigPosition pair, Situations engine) {
        if (!engine.at(pair.x() + " " + pair.y()).situation().isP()) {
            throw new DisagreementException(
                    "the theorem's pair for n = " + n + " is " + Brief.position(pair) + ", but the engine says N");
        }
    }
}
