package org.wythofflab.architecture.samples.play;

import org.wythofflab.architecture.samples.FrontDoor;

/** Goes out and rings at the front door. */
final class MatchThatLeaves {
    int ring() {
        return FrontDoor.ring();
    }
}
