package org.wythofflab.solve.outcome;

import org.wythofflab.solve.OutcomeEngine;

final class CountingEngineTest extends OutcomeEngineContract {
    @Override
    OutcomeEngine engine() {
        return new CountingEngine();
    }
}
