package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The legal moves of a place, smallest amounts first: from the first pile, from the second, from both. Of large piles only
 * a part can be looked through; who needs more hears of it.
 */
public final class Options {

    /** What can be listed: pairs to test. */
    private static final long MOST_PAIRS = 1L << 22;

    /** How far a search in piles beyond that looks. */
    private static final int FAR = 1 << 20;

    private static final int FAR_PAIRS = 1 << 9;

    private final Place place;
    private final Predicate<BigMove> kind;
    private final boolean onePile;
    private final boolean twoPile;
    private final boolean over;
    private final int first;
    private final int second;

    public Options(Place place) {
        this(place, any -> true, true, true);
    }

    private Options(Place place, Predicate<BigMove> kind, boolean onePile, boolean twoPile) {
        this.place = place;
        this.kind = kind;
        this.onePile = onePile;
        this.twoPile = twoPile && place.game().moves().hasTwoPileMoves();
        over = place.isOver();
        first = clamp(place.piles().x());
        second = clamp(place.piles().y());
    }

    /** Only those the maneuver of the game is about. */
    public Options inScope() {
        Maneuver.Scope scope = scope();
        return new Options(
                place,
                place::inScope,
                scope == Maneuver.Scope.ALL || scope == Maneuver.Scope.NIM,
                scope != Maneuver.Scope.NIM);
    }

    /** Only those the maneuver of the game is not about. */
    public Options outOfScope() {
        Maneuver.Scope scope = scope();
        return new Options(
                place,
                option -> !place.inScope(option),
                scope == Maneuver.Scope.DIAGONAL || scope == Maneuver.Scope.SAME_DIAGONAL,
                scope == Maneuver.Scope.NIM || scope == Maneuver.Scope.SAME_DIAGONAL);
    }

    private Maneuver.Scope scope() {
        return place.game().maneuver().scope();
    }

    private static int clamp(BigInteger pile) {
        return pile.min(BigInteger.valueOf(FAR)).intValueExact();
    }

    /** Whether the piles are small enough for {@link #visitAll}: an {@code int} holds them. */
    public boolean canAllBeVisited() {
        return place.piles().x().max(place.piles().y()).bitLength() < Integer.SIZE;
    }

    /**
     * All that the amounts allow, one-pile options first, then two-pile options, smallest amounts first, until the
     * visitor answers false; what only the memory of the game forbids is among them. Whether all were seen.
     *
     * @param pulse called now and then, whether or not there are options
     */
    public boolean visitAll(Runnable pulse, Predicate<Option> visitor) {
        if (over) {
            return true;
        }
        int x = place.piles().x().intValueExact();
        int y = place.piles().y().intValueExact();
        Moves.Visitor taking = (k, l) -> visitor.test(Option.taking(k, l, x, y));
        Moves moves = place.game().moves();
        return moves.visitOnePile(x, y, pulse, taking) && moves.visitTwoPile(x, y, pulse, taking);
    }

    /** The one-pile options of {@link #visitAll}. */
    public boolean visitOnePile(Predicate<Option> visitor) {
        if (over) {
            return true;
        }
        int x = place.piles().x().intValueExact();
        int y = place.piles().y().intValueExact();
        return place.game().moves().visitOnePile(x, y, (k, l) -> visitor.test(Option.taking(k, l, x, y)));
    }

    /** All of them, unless there are too many. */
    public Optional<List<BigMove>> list(int most) {
        boolean small = over || (first < FAR && second < FAR && (!twoPile || (long) first * second <= MOST_PAIRS));
        List<BigMove> options = new ArrayList<>();
        boolean all = small
                && visit(first, second, option -> {
                    options.add(option);
                    return options.size() <= most;
                });
        return all ? Optional.of(options) : Optional.empty();
    }

    /** The first few that pass the test. */
    public List<BigMove> few(int count, Predicate<BigMove> test) {
        List<BigMove> found = new ArrayList<>();
        if (count > 0) {
            visit(pairLimit(first), pairLimit(second), option -> {
                if (test.test(option)) {
                    found.add(option);
                }
                return found.size() < count;
            });
        }
        return found;
    }

    /**
     * Whether so many pass the test.
     *
     * @throws TooLargeException if the piles are too large to be sure
     */
    public boolean exist(int count, Predicate<BigMove> test) {
        int found = few(count, test).size();
        if (found < count && !isSeenWhole()) {
            throw new TooLargeException("whether there are enough moves from " + Words.position(place.piles())
                    + " cannot be told: the piles are too large, and small amounts are no moves of this game");
        }
        return found >= count;
    }

    private boolean isSeenWhole() {
        boolean alone = !onePile
                || (isSeen(place.game().moves().first(), place.piles().x(), first)
                        && isSeen(place.game().moves().second(), place.piles().y(), second));
        boolean together = !twoPile
                || (isSeen(AmountSet.ALL, place.piles().x(), pairLimit(first))
                        && isSeen(AmountSet.ALL, place.piles().y(), pairLimit(second)));
        return over || (alone && together);
    }

    private static boolean isSeen(AmountSet amounts, BigInteger pile, int limit) {
        return amounts.isEmpty() || pile.equals(BigInteger.valueOf(limit));
    }

    /** How much of a pile the search for pairs looks at. */
    private int pairLimit(int pile) {
        return (long) first * second <= MOST_PAIRS ? pile : Math.min(pile, FAR_PAIRS);
    }

    private boolean visit(int pairFirst, int pairSecond, Predicate<BigMove> visitor) {
        Moves moves = place.game().moves();
        if (over) {
            return true;
        }
        // What a guard says of piles that are looked at in part only it has to say of the piles themselves.
        Moves amounts = moves.unguarded();
        return (!onePile || amounts.visitOnePile(first, second, (k, l) -> offer(k, l, visitor)))
                && (!twoPile || amounts.visitTwoPile(pairFirst, pairSecond, () -> {}, (k, l) -> offer(k, l, visitor)));
    }

    /** The amounts are right; only a guard or the memory of the game may forbid them. */
    private boolean offer(int k, int l, Predicate<BigMove> visitor) {
        BigMove move = new BigMove(BigInteger.valueOf(k), BigInteger.valueOf(l));
        // An objection would put into words each time why there is one.
        boolean guarded = place.game()
                .moves()
                .guard()
                .filter(rule -> !rule.allows(
                        move.first(),
                        move.second(),
                        place.piles().x(),
                        place.piles().y()))
                .isPresent();
        boolean forbidden =
                guarded || (place.memory().isPresent() && place.objection(move).isPresent());
        return forbidden || !kind.test(move) || visitor.test(move);
    }
}
