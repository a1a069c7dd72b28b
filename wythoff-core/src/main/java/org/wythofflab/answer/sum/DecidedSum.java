package org.wythofflab.answer.sum;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.PartValue;
import org.wythofflab.answer.SumAnswer;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;

/**
 * A sum whose parts have values, but for twins, which cancel, and for at most one part that is known not to be 0 while the
 * others together are.
 */
public record DecidedSum(SumPosition position, List<PartValue> parts, List<PartSource> sources)
        implements SumSituation {

    /** The nim-sum of what is known; twins add nothing. */
    public static BigInteger known(List<PartValue> parts) {
        return parts.stream().flatMap(part -> part.value().stream()).reduce(BigInteger.ZERO, BigInteger::xor);
    }

    private boolean isOpen() {
        return parts.stream().anyMatch(PartValue::isOpen);
    }

    @Override
    public boolean isP() {
        return !isOpen() && known(parts).signum() == 0;
    }

    @Override
    public Optional<BigInteger> value() {
        return isOpen() ? Optional.empty() : Optional.of(known(parts));
    }

    @Override
    public SumAnswer answer() {
        Optional<SumMove> move = isP() ? Optional.empty() : winning();
        SumWords words = new SumWords(this, move);
        return new SumAnswer(isP(), move, words.explanation(), words.credit());
    }

    private Optional<SumMove> winning() {
        BigInteger sum = known(parts);
        for (int i = 0; i < parts.size(); i++) {
            Optional<BigMove> move = parts.get(i).isOpen() ? alone(i) : towards(i, sum);
            if (move.isPresent()) {
                return Optional.of(new SumMove(i, move.get()));
            }
        }
        return Optional.empty();
    }

    /** The part decides the sum by itself. */
    private Optional<BigMove> alone(int part) {
        return sources.get(part)
                .outcome(position.parts().get(part))
                .toOptional()
                .flatMap(situation -> situation.answer().move())
                .map(step -> new BigMove(step.first(), step.second()));
    }

    /** A part that has the highest binary digit of the nim-sum can be made as large as the others together. */
    private Optional<BigMove> towards(int part, BigInteger sum) {
        return parts.get(part)
                .value()
                .filter(value -> value.xor(sum).compareTo(value) < 0)
                .flatMap(value -> sources.get(part).move(position.parts().get(part), value.xor(sum)));
    }

    @Override
    public Found<Long> visitOptions(Visitor visitor) {
        long count = 0;
        for (int i = 0; i < parts.size(); i++) {
            Found<Long> seen = visit(i, visitor);
            if (seen.toOptional().isEmpty()) {
                return seen;
            }
            count += seen.toOptional().get();
        }
        return Found.known(count);
    }

    private Found<Long> visit(int part, Visitor visitor) {
        Options options = new Options(position.place(part));
        Optional<BigInteger> value = parts.get(part).value();
        if (isOpen() || value.isEmpty() || !options.canAllBeVisited()) {
            return unknown();
        }
        BigInteger others = known(parts).xor(value.get());
        PartSource source = sources.get(part);
        long[] count = {0};
        boolean all = options.visitAll(source.pulse(), option -> {
            Optional<BigInteger> to = source.value(option.position()).toOptional();
            to.ifPresent(known -> visitor.visit(part, option, known.xor(others)));
            count[0]++;
            return to.isPresent();
        });
        return all ? Found.known(count[0]) : unknown();
    }

    private static Found<Long> unknown() {
        return Found.missing(
                Found.Reason.TOO_MUCH, "what each move is worth is known only where every part has its value");
    }
}
