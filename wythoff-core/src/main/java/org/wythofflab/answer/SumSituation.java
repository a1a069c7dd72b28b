package org.wythofflab.answer;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.SumPosition;

/** A position of a sum that is decided: who wins, how, why, and what each option is worth. */
public interface SumSituation {

    /** Looks at an option of a sum. */
    @FunctionalInterface
    interface Visitor {
        /**
         * An option of a part.
         *
         * @param part in which part it is, counted from 0
         * @param value the Grundy value of the sum it leads to; 0 is a P-position
         */
        void visit(int part, Option option, BigInteger value);
    }

    SumPosition position();

    /** What is known of each part. */
    List<PartValue> parts();

    /** Whether the player who has just moved wins. */
    boolean isP();

    /** The Grundy value of the sum; empty where it is only known not to be 0. */
    Optional<BigInteger> value();

    /** Who wins, how, and why. */
    SumAnswer answer();

    /**
     * Every option, part by part; only where the piles are small enough for {@link
     * org.wythofflab.rules.Options#canAllBeVisited}.
     *
     * @return whether all were seen, or why not
     */
    Found<Long> visitOptions(Visitor visitor);
}
