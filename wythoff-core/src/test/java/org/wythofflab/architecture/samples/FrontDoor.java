package org.wythofflab.architecture.samples;

import org.wythofflab.architecture.samples.answer.Answers;
import org.wythofflab.architecture.samples.lab.outcome.OutcomeRequest;

/** Uses every room, and the requests of the lab. */
public final class FrontDoor {
    private FrontDoor() {}

    public static int ring() {
        return Answers.of(OutcomeRequest.width()).value();
    }
}
