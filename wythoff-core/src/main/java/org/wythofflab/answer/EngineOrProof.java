package org.wythofflab.answer;

import java.util.Optional;
import java.util.function.Supplier;
import org.wythofflab.rules.Place;

/** Asks an engine; about places that are too much for it, a proof that is made when it is first needed. */
final class EngineOrProof implements Situations {

    private final Situations engine;
    private final Supplier<Optional<Situations>> proving;
    private Optional<Optional<Situations>> proof = Optional.empty();

    EngineOrProof(Situations engine, Supplier<Optional<Situations>> proving) {
        this.engine = engine;
        this.proving = proving;
    }

    @Override
    public Found<Situation> at(Place place) {
        return engine.at(place)
                .fold(
                        Found::known,
                        missing -> missing.reason() == Found.Reason.TOO_MUCH
                                ? proof().map(known -> known.at(place)).orElseGet(() -> Found.missing(missing))
                                : Found.missing(missing));
    }

    private synchronized Optional<Situations> proof() {
        if (proof.isEmpty()) {
            proof = Optional.of(proving.get());
        }
        return proof.get();
    }
}
