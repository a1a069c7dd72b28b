package org.wythofflab.theory.blocking;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.rules.PairRule;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.Golden;
import org.wythofflab.theory.common.NimPlus;
import org.wythofflab.theory.common.StatedTheorem;
import org.wythofflab.theory.common.WythoffStrategy;
import org.wythofflab.theory.modular.ModularTheorems;
import org.wythofflab.theory.wytf.WytFTheorems;

/** Larsson: Wythoff Nim and Nim with forbidden and with proposed options. */
public final class BlockingTheorems {

    private BlockingTheorems() {}

    /** The paper's results; for the comply games with what the three papers of this room's own say of blocking games. */
    static List<Theorem> all() {
        List<Theorem> plain = Stream.of(blocking(), WytFTheorems.all(), ModularTheorems.all())
                .flatMap(List::stream)
                .toList();
        return Stream.concat(blocking().stream(), ComplyTheorems.over(plain).stream())
                .toList();
    }

    /** The results about games in which options are forbidden. */
    public static List<Theorem> blocking() {
        return List.of(
                theorem(
                        "Theorem 1.1",
                        "the P-positions of blocking-k Wythoff Nim for k = 1, 2, 3 are the sets R_k of Definition 4",
                        NimPlus.DIAGONAL,
                        BlockingTheorems::theorem11),
                theorem(
                        "Proposition 1.2",
                        "every column of blocking-k Wythoff Nim holds exactly k P-positions, and every diagonal at most k",
                        NimPlus.DIAGONAL,
                        k -> Optional.of(cover(k))),
                theorem(
                        "Proposition 1.3",
                        "the terminal positions of blocking-k Wythoff Nim are {x,y} with x <= y < k - 2x",
                        NimPlus.DIAGONAL,
                        k -> Optional.of(terminals(k))),
                theorem(
                        "Proposition 1.4",
                        "the P-positions of blocking-k Nim on two piles are {x,y} with |y-x| < k and y-x = k-1 (mod 2),"
                                + " or x + y < k",
                        new NoPairs(),
                        k -> Optional.of(Knowledge.of(new BlockedNim(k)).andFormula(BlockedNim.formula(k)))));
    }

    private static Theorem theorem(
            String locator, String statement, PairRule pairs, IntFunction<Optional<Knowledge>> given) {
        return StatedTheorem.of(Paper.BLOCKING, locator, statement, (game, assumptions) -> {
            OptionalInt k = NimPlus.block(game, pairs);
            return k.isPresent() ? given.apply(k.getAsInt()) : Optional.empty();
        });
    }

    private static Optional<Knowledge> theorem11(int k) {
        return switch (k) {
            case 1 ->
                Optional.of(Knowledge.of(new WythoffStrategy(""))
                        .andPairs(new WythoffPairs())
                        .andFormula(Golden.FORMULA));
            case 2 ->
                Optional.of(Knowledge.of(new BlockTwo())
                        .andPairs(new BlockTwoPairs())
                        .andFormula(BlockTwo.FORMULA));
            case 3 ->
                Optional.of(Knowledge.of(new BlockThree())
                        .andPairs(new BlockThreePairs())
                        .andFormula(BlockThree.FORMULA));
            default -> Optional.empty();
        };
    }

    /**
     * As printed, part (ii) says that in the pairs {@code a_i <= b_i} with {@code i >= k} every positive number occurs
     * exactly k times. For k = 2 the number 1 occurs once, in (1,3), and 2 three times, in (2,2) and (2,5). The proof
     * counts the P-positions of a column, (1,0) too and (2,2) once.
     */
    private static Knowledge cover(int k) {
        return Knowledge.nothingYet()
                .andFact("for every x exactly " + k + " of the positions (x,0), (x,1), (x,2), ... are P")
                .andFact("for every d at most " + k + " of the positions (0,d), (1,d+1), (2,d+2), ... are P");
    }

    private static Knowledge terminals(int k) {
        BigInteger rows = BigInteger.valueOf((k + 2L) / 3);
        int excess = k % 3 == 0 ? 2 : k % 3 == 1 ? -2 : 0;
        BigInteger count = rows.multiply(rows.multiply(BigInteger.valueOf(3)).add(BigInteger.valueOf(excess)));
        return Knowledge.nothingYet()
                .andFact(
                        "terminal positions, all options of which can be forbidden: smaller pile x, larger pile y less than "
                                + k + " - 2x")
                .andFact(
                        count.equals(BigInteger.ONE)
                                ? "there is one terminal position"
                                : "there are " + count + " terminal positions, both orders of the piles counted");
    }

    private record WythoffPairs() implements PairSequence {

        @Override
        public BigPosition pair(BigInteger n) {
            return Golden.pair(n);
        }

        @Override
        public String firstName() {
            return "a";
        }

        @Override
        public String secondName() {
            return "b";
        }
    }
}
