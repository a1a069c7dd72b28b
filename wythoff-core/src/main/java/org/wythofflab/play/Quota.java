package org.wythofflab.play;

import java.util.OptionalInt;

/**
 * How much has to be forbidden or proposed: what the named options are worth together, see {@link State#worth}.
 *
 * @param most empty if more is never too much
 */
public record Quota(int least, OptionalInt most) {

    boolean allows(long worth) {
        return worth >= least && worth <= most.orElse(Integer.MAX_VALUE);
    }
}
