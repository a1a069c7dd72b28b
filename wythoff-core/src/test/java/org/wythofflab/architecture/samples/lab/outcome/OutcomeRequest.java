package org.wythofflab.architecture.samples.lab.outcome;

import org.wythofflab.architecture.samples.render.picture.Sketch;

/** Uses another room as it may. */
public final class OutcomeRequest {
    private OutcomeRequest() {}

    public static int width() {
        return new Sketch(1).width();
    }
}
