package org.wythofflab.solve.outcome;

import org.wythofflab.solve.OutcomeEngine;

final class SieveEngineTest extends OutcomeEngineContract {
    @Override
    OutcomeEngine engine() {
        return new SieveEngine();
    }
}
