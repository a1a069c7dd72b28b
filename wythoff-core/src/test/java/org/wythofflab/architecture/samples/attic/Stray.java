package org.wythofflab.architecture.samples.attic;

import org.assertj.core.api.Assertions;

/** Lives in no room and brings a library along. */
final class Stray {
    void wander() {
        Assertions.assertThat(AtticUtil.ANSWER).isEven();
    }
}
