package org.wythofflab.solve;

final class CountingEngineTest extends OutcomeEngineContract {
    @Override
    OutcomeEngine engine() {
        return new CountingEngine();
    }
}
