package org.wythofflab.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;

/** A legal turn by chance. Of piles too large to list the options it tries amounts of all sizes. */
final class Guess {
    private static final int MOST_LISTED = 1 << 16;
    private static final int TRIES = 200;
    private static final int FEW = 64;

    private final State state;
    private final Random chance;

    Guess(State state, Random chance) {
        this.state = state;
        this.chance = chance;
    }

    Turn turn() {
        return switch (state.phase()) {
            case MOVE -> Turn.take(state.moves(MOST_LISTED).map(this::any).orElseGet(this::tried));
            case FORBID -> new Turn.Forbid(forbidden());
            case PROPOSE -> new Turn.Propose(proposed());
            case OVER -> throw new IllegalArgumentException("nobody acts after the end");
        };
    }

    private BigMove any(List<BigMove> moves) {
        return moves.get(chance.nextInt(moves.size()));
    }

    private BigMove tried() {
        for (int i = 0; i < TRIES; i++) {
            BigInteger first = upTo(state.piles().x());
            BigInteger second = upTo(state.piles().y());
            BigMove move = switch (chance.nextInt(4)) {
                case 0 -> new BigMove(first, BigInteger.ZERO);
                case 1 -> new BigMove(BigInteger.ZERO, second);
                case 2 -> new BigMove(first, first);
                default -> new BigMove(first, second);
            };
            if (state.objection(Turn.take(move)).isEmpty()) {
                return move;
            }
        }
        return new Options(state.place()).few(1, state::isOpen).get(0);
    }

    private BigInteger upTo(BigInteger pile) {
        return pile.signum() == 0
                ? pile
                : new BigInteger(pile.bitLength() + 1, chance).mod(pile).add(BigInteger.ONE);
    }

    private List<BigMove> forbidden() {
        List<BigMove> options =
                new ArrayList<>(new Options(state.place()).inScope().few(FEW, any -> true));
        Collections.shuffle(options, chance);
        int most = Math.min(options.size(), state.game().maneuver().count() - 1);
        return options.subList(0, chance.nextInt(most + 1));
    }

    private List<BigMove> proposed() {
        Maneuver maneuver = state.game().maneuver();
        Options options = new Options(state.place());
        List<BigMove> others = options.outOfScope().few(FEW, any -> true);
        int count = maneuver.count();
        // Among more than it must propose, so that chance has something to choose from.
        List<BigMove> inScope = new ArrayList<>(options.inScope()
                .few((int) Math.min((long) count + FEW, Integer.MAX_VALUE), any -> true));
        Collections.shuffle(inScope, chance);
        boolean enough = inScope.size() >= count;
        return enough && (others.isEmpty() || chance.nextBoolean()) ? inScope.subList(0, count) : List.of(any(others));
    }

    /** The smallest proposal: one option the maneuver is not about, or as many others as it takes. */
    static List<BigMove> fewest(Place place, Options options) {
        List<BigMove> others = options.outOfScope().few(1, any -> true);
        return others.isEmpty() ? options.inScope().few(place.game().maneuver().count(), any -> true) : others;
    }
}
