package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.wythofflab.solve.StoppedException;

/**
 * What one check found: counterexamples, or why it could not tell, or neither, which is agreement, or even a proof.
 *
 * @param broken the smallest counterexample first; tables list all of them
 * @param isProved whether there is a valid certificate for all positions
 * @param isRefused whether it could not tell because what it stands on was refused; larger limits may help
 */
public record Finding(List<Counterexample> broken, Optional<String> open, boolean isRefused, boolean isProved) {

    private static final int LISTED = 100;
    private static final int PULSE = 1 << 10;

    public Finding {
        broken = List.copyOf(broken);
    }

    public static Finding agrees() {
        return refuted(List.of());
    }

    /** True for all positions. */
    public static Finding proved() {
        return new Finding(List.of(), Optional.empty(), false, true);
    }

    public static Finding refuted(String where, Object printed, Object right) {
        return refuted(List.of(new Counterexample(where, printed.toString(), right.toString())));
    }

    public static Finding refuted(List<Counterexample> broken) {
        return new Finding(broken, Optional.empty(), false, false);
    }

    /** Nothing speaks against the statement, but it could not be checked as it should. */
    public static Finding open(String why) {
        return new Finding(List.of(), Optional.of(why), false, false);
    }

    /** The check could not be made. */
    static Finding refused(String why) {
        return new Finding(List.of(), Optional.of(why), true, false);
    }

    /** What a check finds on its footing, if that can be had. */
    public static <T> Finding on(Footing<T> footing, Function<T, Finding> check) {
        return footing.fold(check, Finding::refused);
    }

    /** The same for a check that stands on two things; the second is asked for only if the first can be had. */
    public static <S, T> Finding on(Footing<S> first, Supplier<Footing<T>> second, BiFunction<S, T, Finding> check) {
        return on(first.with(second, check), Function.identity());
    }

    /** For statements that something exists. */
    public static Finding witness(boolean found, String whyOpen) {
        return found ? agrees() : open(whyOpen);
    }

    /** Whether there is nothing to report. */
    public boolean isAgreement() {
        return broken.isEmpty() && open.isEmpty();
    }

    /** Checks one index after the other and stops at the first that breaks. */
    public static Finding first(long from, long bound, Ground ground, LongFunction<Optional<Counterexample>> at) {
        for (long n = from; n < bound; n++) {
            if (n % PULSE == 0) {
                pulse(ground);
            }
            Optional<Counterexample> broken = at.apply(n);
            if (broken.isPresent()) {
                return refuted(List.of(broken.get()));
            }
        }
        return agrees();
    }

    /** Makes one check after the other and stops at the first that does not agree: each stands on a footing of its own. */
    public static Finding inTurn(long from, long bound, Ground ground, LongFunction<Finding> at) {
        Finding finding = agrees();
        for (long n = from; n < bound && finding.isAgreement(); n++) {
            pulse(ground);
            finding = at.apply(n);
        }
        return finding;
    }

    /** Goes through all indices and lists those that break, up to a hundred. */
    public static Finding each(long from, long bound, Ground ground, LongFunction<Optional<Counterexample>> at) {
        List<Counterexample> broken = new ArrayList<>();
        for (long n = from; n < bound && broken.size() < LISTED; n++) {
            if (n % PULSE == 0) {
                pulse(ground);
            }
            at.apply(n).ifPresent(broken::add);
        }
        return refuted(broken);
    }

    /** The first of two findings that is not agreement. */
    public Finding or(Finding other) {
        return isAgreement() ? other : this;
    }

    public static void pulse(Ground ground) {
        if (ground.budget().stop().getAsBoolean()) {
            throw new StoppedException("stopped while a claim was checked");
        }
    }
}
