package org.wythofflab.answer;

import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Extent;

/** Where solved boards come from: solved for the occasion, or kept from an earlier one. */
@FunctionalInterface
public interface BoardSource<T> {

    /** A board with at least that many rows and columns, and which engine solved it and why. */
    Choice<T> covering(Extent extent);
}
