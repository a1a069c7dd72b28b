package org.wythofflab.answer;

/** Who wins at each position of a {@link Frame}, counted from its corner. */
@FunctionalInterface
public interface FrameOutcomes {
    boolean isP(int i, int j);
}
