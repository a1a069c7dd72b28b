package org.wythofflab.lab.match;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.play.Computer;
import org.wythofflab.play.Match;
import org.wythofflab.rules.BigPosition;

/**
 * Why the computer made its turns. The text of a match does not hold the reasons: those of earlier requests are found
 * again, but only for the last turns and for piles that cost little. In discovery mode there are none.
 */
record MatchReasons(Map<Integer, String> found) {
    private static final int MOST_TURNS = 24;

    /** Below 1024 tokens a pile, so that a board takes milliseconds. */
    private static final int MOST_BITS = 10;

    /**
     * @param given reasons that are known already, by the number of the turn
     */
    static MatchReasons of(Match match, Computer computer, Map<Integer, String> given) {
        if (match.seating().discovery()) {
            return new MatchReasons(Map.of());
        }
        Map<Integer, String> found = new HashMap<>(given);
        int end = match.turns().size();
        // Early turns first: what is known for large piles is known for the smaller ones that follow.
        for (int turn = Math.max(0, end - MOST_TURNS); turn < end; turn++) {
            int number = turn;
            if (!found.containsKey(turn) && isCheap(match, turn)) {
                computer.reason(match, turn).ifPresent(reason -> found.put(number, reason));
            }
        }
        return new MatchReasons(found);
    }

    private static boolean isCheap(Match match, int turn) {
        BigPosition piles = match.before(turn).piles();
        return match.seating().isComputer(match.before(turn).actor())
                && piles.x().max(piles.y()).bitLength() <= MOST_BITS;
    }

    /** @param turn counted from 0 */
    Optional<String> of(int turn) {
        return Optional.ofNullable(found.get(turn)).map(MatchWords::sentence);
    }
}
