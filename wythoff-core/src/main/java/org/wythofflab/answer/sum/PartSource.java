package org.wythofflab.answer.sum;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Situations;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.theory.GrundyFormula;

/**
 * Where the values of one game come from.
 *
 * @param formula a theorem's, if they come from one
 * @param outcomes asked only where there is no value
 * @param credit to what the value of a position is owed
 * @param pulse called now and then while options are looked at
 */
public record PartSource(
        GameSpec game,
        RowValues values,
        Optional<GrundyFormula> formula,
        Supplier<Found<Situations>> outcomes,
        Function<BigPosition, Credit> credit,
        Runnable pulse) {

    public Found<BigInteger> value(BigPosition position) {
        return values.at(position);
    }

    /** Who wins the part by itself, by whatever way there is. */
    public Found<Situation> outcome(BigPosition position) {
        return outcomes.get().then(known -> known.at(Place.start(game, position)));
    }

    /** A move to a position of a value below that of {@code from}, if one can be found. */
    Optional<BigMove> move(BigPosition from, BigInteger value) {
        return formula.flatMap(known -> known.move(from, value))
                .or(() -> values.move(from, value))
                .or(() -> search(from, value));
    }

    private Optional<BigMove> search(BigPosition from, BigInteger value) {
        Options options = new Options(Place.start(game, from));
        if (!options.canAllBeVisited()) {
            return Optional.empty();
        }
        BigMove[] found = new BigMove[1];
        boolean none = options.visitAll(pulse, option -> {
            boolean wanted =
                    value(option.position()).toOptional().filter(value::equals).isPresent();
            if (wanted) {
                found[0] = option.toMove();
            }
            return !wanted;
        });
        return none ? Optional.empty() : Optional.of(found[0]);
    }
}
