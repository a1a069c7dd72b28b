package org.wythofflab.play;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.wythofflab.answer.SumAnswer;
import org.wythofflab.answer.SumAnswers;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;

/**
 * The opponent in a sum. A perfect one makes a winning move whenever there is one, and otherwise takes as little as it can; a
 * weaker one does so only now and then (see {@link Strength}), and otherwise anything legal.
 */
public final class SumComputer {
    /** Among so many moves of a part a guess is made. */
    private static final int MANY = 4096;

    /** What the computer does, and why, in words to the other player. */
    public record Decision(SumMove move, String reason) {}

    private final SumAnswers answers;

    public SumComputer(SumAnswers answers) {
        this.answers = answers;
    }

    /** What is known of a position. */
    public Optional<SumSituation> situation(SumPosition position) {
        return answers.at(position).toOptional();
    }

    /** The next move of a match that is not over; the same match always gets the same answer. */
    public Decision decide(SumMatch match) {
        Strength strength = match.seating().opponent();
        Random chance =
                new Random(match.seating().seed() * 1_000_003L + match.moves().size());
        boolean thinks = isNearTheEnd(match.position(), strength) || chance.nextInt(100) < strength.percent();
        return thinks
                ? best(match.position())
                : new Decision(
                        guess(match.position(), chance),
                        strength == Strength.RANDOM ? "by chance" : "a guess, I did not think this one through");
    }

    private static boolean isNearTheEnd(SumPosition position, Strength strength) {
        BigInteger tokens =
                position.parts().stream().map(part -> part.x().add(part.y())).reduce(BigInteger.ZERO, BigInteger::add);
        return tokens.compareTo(BigInteger.valueOf(strength.tokens())) <= 0;
    }

    /** The move of a perfect player. */
    public Decision best(SumPosition position) {
        Optional<SumAnswer> known = situation(position).map(SumSituation::answer);
        Optional<Decision> winning = known.flatMap(answer -> answer.move()
                .map(move -> new Decision(
                        move,
                        answer.explanation()
                                .reason()
                                .orElse(answer.explanation().plain()))));
        return winning.orElseGet(() -> new Decision(
                smallest(position),
                known.map(answer -> answer.isP()
                                ? "every move loses against good play; I take as little as I can"
                                : "I could win, but the piles are too large to see how")
                        .orElse("I do not know who wins here, and only keep the game going")));
    }

    private static SumMove smallest(SumPosition position) {
        return few(position, 1)
                .min(Comparator.comparing(SumMove::move, BigMove.SMALLEST))
                .orElseThrow();
    }

    private static Stream<SumMove> few(SumPosition position, int count) {
        return SumMatch.open(position).stream()
                .flatMap(part -> new Options(position.place(part))
                        .few(count, any -> true).stream().map(move -> new SumMove(part, move)));
    }

    private static SumMove guess(SumPosition position, Random chance) {
        List<SumMove> all = few(position, MANY).toList();
        return all.get(chance.nextInt(all.size()));
    }
}
