package org.wythofflab.theory.restrictedst;

import java.util.function.Function;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** A strategy that looks at parities and makes a few comparisons and sums. */
record ParityStrategy(Function<BigPosition, Ruling> rulings, Function<BigPosition, String> hallmarks, String pattern)
        implements Strategy {

    @Override
    public Ruling at(BigPosition position) {
        return rulings.apply(position);
    }

    /** The strategy of the game with the piles exchanged, by the cases of this one. */
    ParityStrategy exchanged() {
        return new ParityStrategy(
                position -> {
                    Ruling ruling = rulings.apply(exchanged(position)).swapped();
                    return new Ruling(
                            ruling.isP(),
                            ruling.move(),
                            ruling.maneuver(),
                            "with the piles exchanged, " + ruling.why());
                },
                position -> hallmarks.apply(exchanged(position)),
                "these, with the second pile written first: " + pattern);
    }

    private static BigPosition exchanged(BigPosition position) {
        return new BigPosition(position.y(), position.x());
    }

    @Override
    public String hallmark(BigPosition position) {
        return hallmarks.apply(position);
    }

    @Override
    public String cost() {
        return "linear time";
    }
}
