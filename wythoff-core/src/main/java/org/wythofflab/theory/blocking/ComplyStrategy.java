package org.wythofflab.theory.blocking;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/**
 * A comply game through the blocking game with the same moves and the same K. Where that is N, propose winning options
 * of it that cannot all be forbidden; where it is P, fewer than K options are bad for the mover, and one that is not must
 * be among those proposed. Time: as for the blocking game.
 */
final class ComplyStrategy implements Strategy {

    private final Moves moves;
    private final Maneuver comply;
    private final Strategy blocking;

    ComplyStrategy(GameSpec game, Strategy blocking) {
        this.moves = game.moves();
        this.comply = game.maneuver();
        this.blocking = blocking;
    }

    @Override
    public Ruling at(BigPosition position) {
        Ruling opposite = blocking.at(position);
        if (!opposite.isP()) {
            // An option that cannot be forbidden is proposal enough.
            List<BigMove> proposal =
                    opposite.maneuver().isEmpty() ? opposite.move().stream().toList() : opposite.maneuver();
            return Ruling.p("N in the blocking game, " + opposite.why() + "; propose options that are P there")
                    .with(proposal);
        }
        boolean anyAmount = moves.first().isAll() && moves.second().isAll();
        if (anyAmount && !canPropose(position)) {
            return Ruling.alreadyWon("there are not enough options to propose");
        }
        String why =
                "P in the blocking game, " + opposite.why() + "; of those proposed, take an option that is N there";
        return new Ruling(false, anyAmount ? goodMove(position, opposite) : Optional.empty(), List.of(), why);
    }

    @Override
    public String hallmark(BigPosition position) {
        return blocking.hallmark(position);
    }

    @Override
    public String pattern() {
        return blocking.pattern();
    }

    private boolean canPropose(BigPosition position) {
        BigInteger onePile = position.x().add(position.y());
        int missing = BigInteger.valueOf(comply.count())
                .subtract(onePile)
                .max(BigInteger.ZERO)
                .intValueExact();
        return switch (comply.scope()) {
            case ALL -> missing == 0 || pairs(position).limit(missing).count() == missing;
            case NIM -> missing == 0 || pairs(position).findAny().isPresent();
            case DIAGONAL, SAME_DIAGONAL -> onePile.signum() > 0;
        };
    }

    /** The first option that is N in the blocking game. */
    private Optional<BigMove> goodMove(BigPosition position, Ruling opposite) {
        Set<BigMove> bad = new HashSet<>(opposite.maneuver());
        Predicate<BigMove> good =
                bad.isEmpty() ? move -> !blocking.at(move.from(position)).isP() : move -> !bad.contains(move);
        Stream<BigMove> first = amounts(position.x()).map(amount -> new BigMove(amount, BigInteger.ZERO));
        Stream<BigMove> second = amounts(position.y()).map(amount -> new BigMove(BigInteger.ZERO, amount));
        return Stream.of(first, second, pairs(position))
                .flatMap(options -> options)
                .filter(good)
                .findFirst();
    }

    /** 1, 2, ..., as far as the pile goes and no further than K: fewer than K options are bad. */
    private Stream<BigInteger> amounts(BigInteger pile) {
        BigInteger most = pile.min(BigInteger.valueOf(comply.count()));
        return Stream.iterate(BigInteger.ONE, amount -> amount.compareTo(most) <= 0, BigInteger.ONE::add);
    }

    /** Two-pile options, all of them if the piles are smaller than K. */
    private Stream<BigMove> pairs(BigPosition position) {
        if (moves.both().equals(new NoPairs())) {
            return Stream.empty();
        }
        return amounts(position.x())
                .flatMap(k -> amounts(position.y())
                        .filter(l -> moves.both().allows(k, l))
                        .map(l -> new BigMove(k, l)));
    }

    @Override
    public String cost() {
        return blocking.cost();
    }
}
