package org.wythofflab.theory.modular;

import java.math.BigInteger;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Congruent;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.PairWalk;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.Golden;
import org.wythofflab.theory.common.NimPlus;
import org.wythofflab.theory.common.StWalk;
import org.wythofflab.theory.common.StatedTheorem;

/** Khovanova and Niu: m-modular Wythoff. */
public final class ModularTheorems {

    private static final BigInteger THREE = BigInteger.valueOf(3);

    private ModularTheorems() {}

    public static List<Theorem> all() {
        return List.of(
                theorem(
                        "Theorem 5",
                        "the P-positions of m-modular Wythoff are those of Wythoff's game whose smaller pile is less"
                                + " than m",
                        m -> Knowledge.of(new ModularStrategy(m))
                                .andPairs(new Pairs(m))
                                .andFormula(ClosedForm.golden(
                                        "(x < " + m + " or y < " + m + ") and (" + Golden.FORMULA.formula() + ")"))),
                theorem(
                        "Corollary 6",
                        "m-modular Wythoff has 2*floor(m/phi) + 1 P-positions",
                        m -> Knowledge.nothingYet().andFact(count(m))),
                theorem(
                        "Section 5.1",
                        "closed forms of the Grundy values for m = 1 and m = 3, and Wythoff's values for piles up to m",
                        ModularTheorems::small));
    }

    private static Theorem theorem(String locator, String statement, Function<BigInteger, Knowledge> given) {
        return StatedTheorem.of(
                Paper.MODULAR,
                locator,
                statement,
                (game, assumptions) -> NimPlus.pairs(game)
                        .filter(Congruent.class::isInstance)
                        .map(Congruent.class::cast)
                        .map(Congruent::modulus)
                        .map(given));
    }

    private static String count(BigInteger m) {
        BigInteger pairs = Golden.dividedBy(m);
        return "there are 2*floor(" + Brief.of(m) + "/phi) + 1 = "
                + Brief.of(pairs.shiftLeft(1).add(BigInteger.ONE))
                + " P-positions, phi the golden ratio, both orders of the piles counted";
    }

    private static Knowledge small(BigInteger m) {
        Knowledge agreement = Knowledge.nothingYet()
                .andFact("while both piles are at most " + Brief.of(m)
                        + ", the moves and so the Grundy values are those of Wythoff's game");
        if (m.equals(BigInteger.ONE)) {
            return agreement
                    .andGrundy(new OneModularValues())
                    .andFact("the Grundy value is the number of tokens in both piles");
        }
        return m.equals(THREE)
                ? agreement
                        .andGrundy(new ThreeModularValues())
                        .andFact(
                                "divide both piles by 3: the Grundy value is 3 times the sum of the quotients, and the sum of the"
                                        + " remainders modulo 3")
                : agreement;
    }

    /** The finite sequence {@code (c_i, c_i + i)}, {@code i = 0, ..., floor(m/phi)}. */
    private record Pairs(BigInteger m) implements PairSequence {

        @Override
        public BigPosition pair(BigInteger n) {
            // c_n < m if and only if n*phi < m.
            if (n.signum() < 0 || Golden.compare(m, n) <= 0) {
                throw new NoSuchElementException(
                        "there are pairs for n = 0, ..., " + Brief.of(Golden.dividedBy(m)) + " only");
            }
            return Golden.pair(n);
        }

        @Override
        public Optional<PairWalk> walk(long from, long end) {
            return from < end
                    ? StWalk.of(
                            BigInteger.ONE,
                            BigInteger.ONE,
                            from,
                            pair(BigInteger.valueOf(end - 1)).y())
                    : Optional.empty();
        }

        @Override
        public Optional<BigInteger> last() {
            return Optional.of(Golden.dividedBy(m));
        }
    }
}
