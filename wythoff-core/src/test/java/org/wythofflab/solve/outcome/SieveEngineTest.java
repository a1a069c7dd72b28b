package org.wythofflab.solve.outcome;

import org.wythofflab.solve.OutcomeEngine;

final class SieveEngineTest extends OutcomeEngineContract {
    @Override
    protected OutcomeEngine engine() {
        return new SieveEngine();
    }
}
