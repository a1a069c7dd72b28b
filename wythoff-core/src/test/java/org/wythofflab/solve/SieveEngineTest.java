package org.wythofflab.solve;

final class SieveEngineTest extends OutcomeEngineContract {
    @Override
    OutcomeEngine engine() {
        return new SieveEngine();
    }
}
