package org.wythofflab;

import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Choice;

/**
 * An answer cannot be had: it would take more than the {@link Effort} allows, or the question makes no sense for the game.
 *
 * <pre>{@code
 * try {
 *     Wythoff.game("wythoff block 5").at("10^30", "7");
 * } catch (RefusedException refused) {
 *     refused.fits().ifPresent(side -> System.out.println("piles below " + side + " fit"));
 * }
 * }</pre>
 */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final @Nullable BigInteger fits;

    RefusedException(String task, String why) {
        this(task, why, Optional.empty());
    }

    RefusedException(String task, String why, Optional<BigInteger> fits) {
        super(task + ": " + why + fits.map(side -> "; " + Choice.whatFits(side)).orElse(""));
        this.fits = fits.orElse(null);
    }

    /** The side of the largest square board that would fit, if the answer is only too much. */
    public Optional<BigInteger> fits() {
        return Optional.ofNullable(fits);
    }
}
