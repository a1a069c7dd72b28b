package org.wythofflab.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;

/**
 * How many moves a game on a small board still lasts, if whoever wins is quick and whoever loses holds out. Who wins is
 * asked of somebody who knows; the rest follows from the rules.
 */
final class Horizon {

    /** Options to look at before the first answer: well below a second. */
    private static final long MOST_STEPS = 3_000_000;

    private final Place corner;
    private final Predicate<Place> isP;

    /** By all that differs between places of one game: the state of one that remembers, or the piles. */
    private final Map<Object, Integer> depths = new HashMap<>();

    private Horizon(Place corner, Predicate<Place> isP) {
        this.corner = corner;
        this.isP = isP;
    }

    /** For everything that can still come of a place, or empty if that is too much. */
    static Optional<Horizon> of(Place place, Predicate<Place> isP) {
        if (steps(place).compareTo(BigInteger.valueOf(MOST_STEPS)) > 0) {
            return Optional.empty();
        }
        Horizon horizon = new Horizon(place, isP);
        if (place.memory().isEmpty()) {
            horizon.fill();
        }
        return Optional.of(horizon);
    }

    private static BigInteger steps(Place place) {
        BigInteger x = place.piles().x().add(BigInteger.ONE);
        BigInteger y = place.piles().y().add(BigInteger.ONE);
        GameSpec game = place.game();
        boolean pairs = game.moves().hasTwoPileMoves();
        BigInteger options = x.add(y).add(pairs ? x.multiply(y).shiftRight(3) : BigInteger.ZERO);
        BigInteger memory = game.memory()
                .map(Imitation::p)
                .map(BigInteger::valueOf)
                .map(p -> p.pow(2))
                .orElse(BigInteger.ONE);
        BigInteger last = game.memory().isPresent() ? x.min(y) : BigInteger.ONE;
        return x.multiply(y).multiply(options).multiply(memory).multiply(last);
    }

    /** Smaller piles first, so that nothing is asked for before it is known. */
    private void fill() {
        int rows = corner.piles().x().intValueExact();
        int columns = corner.piles().y().intValueExact();
        for (int x = 0; x <= rows; x++) {
            for (int y = 0; y <= columns; y++) {
                depth(new Place(
                        corner.game(),
                        new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)),
                        Optional.empty()));
            }
        }
    }

    boolean covers(Place place) {
        return place.piles().x().compareTo(corner.piles().x()) <= 0
                && place.piles().y().compareTo(corner.piles().y()) <= 0;
    }

    /** How many moves are still made. */
    int depth(Place place) {
        Object key = place.memory().<Object>map(state -> state).orElse(place.piles());
        Integer known = depths.get(key);
        if (known == null) {
            known = plan(place).depth();
            depths.put(key, known);
        }
        return known;
    }

    /** What the previous player forbids or proposes at a place, and how many moves are made after it. */
    Plan plan(Place place) {
        return Plan.of(place.game(), isP.test(place), scored(place));
    }

    private List<Plan.Scored> scored(Place place) {
        List<Plan.Scored> all = new ArrayList<>();
        for (BigMove move : new Options(place).list(Integer.MAX_VALUE).orElseThrow()) {
            Place to = place.after(move);
            all.add(new Plan.Scored(move, isP.test(to), depth(to), place.inScope(move)));
        }
        return all;
    }

    /** Of these moves, which all lose, the one after which the game lasts longest; of several the smallest. */
    BigMove longest(Place place, List<BigMove> moves) {
        BigMove best = moves.get(0);
        int most = -1;
        for (BigMove move : moves) {
            int depth = depth(place.after(move));
            if (depth > most || (depth == most && BigMove.SMALLEST.compare(move, best) < 0)) {
                best = move;
                most = depth;
            }
        }
        return best;
    }
}
