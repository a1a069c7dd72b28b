package org.wythofflab.verify;

import java.util.List;
import java.util.function.Function;

/** What the ledger says of a claim. Always computed from findings. */
public sealed interface Verdict {

    <R> R fold(
            Function<Proved, R> proved,
            Function<AgreesTo, R> agrees,
            Function<Refuted, R> refuted,
            Function<Undecided, R> undecided);

    /**
     * True for all positions, with each choice of the parameters: for each a certificate was checked.
     *
     * @param certificates how many
     */
    record Proved(String parameters, int certificates) implements Verdict {
        @Override
        public <R> R fold(
                Function<Proved, R> proved,
                Function<AgreesTo, R> agrees,
                Function<Refuted, R> refuted,
                Function<Undecided, R> undecided) {
            return proved.apply(this);
        }
    }

    /**
     * No counterexample up to the bound, which {@code scale} puts into words, for any of the parameters.
     *
     * @param proved for which of them it is even proved, or nothing
     */
    record AgreesTo(Scale scale, long bound, String parameters, String proved) implements Verdict {
        @Override
        public <R> R fold(
                Function<Proved, R> proved,
                Function<AgreesTo, R> agrees,
                Function<Refuted, R> refuted,
                Function<Undecided, R> undecided) {
            return agrees.apply(this);
        }
    }

    /** False as stated. The smallest counterexample has the smallest parameters, and then the smallest place. */
    record Refuted(Parameters parameters, Counterexample smallest, List<Counterexample> others) implements Verdict {
        public Refuted {
            others = List.copyOf(others);
        }

        @Override
        public <R> R fold(
                Function<Proved, R> proved,
                Function<AgreesTo, R> agrees,
                Function<Refuted, R> refuted,
                Function<Undecided, R> undecided) {
            return refuted.apply(this);
        }
    }

    /**
     * Neither: the check could not be made as far as it should, or what it looks for was not found.
     *
     * @param isRefused whether it is only for want of what was refused, so that larger limits may decide it
     */
    record Undecided(Parameters parameters, String why, boolean isRefused) implements Verdict {
        @Override
        public <R> R fold(
                Function<Proved, R> proved,
                Function<AgreesTo, R> agrees,
                Function<Refuted, R> refuted,
                Function<Undecided, R> undecided) {
            return undecided.apply(this);
        }
    }
}
