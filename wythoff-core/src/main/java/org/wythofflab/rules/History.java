package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.List;

/**
 * What has been played of a game of (m,p)-Imitation Nim: every move was allowed when it was made. Written as the
 * positions from the start to now, {@code 13,18 11,18 11,15}; a game that has not begun also as {@code 13 18}.
 */
public record History(BigPosition position, ImitationState state) {

    /** A game that has not begun. */
    public static History start(Imitation rule, BigPosition position) {
        return new History(position, ImitationState.start(rule, position));
    }

    /**
     * Reads a history and replays it.
     *
     * @throws GameSyntaxException naming the word that cannot be read, or the move that breaks a rule and which rule
     */
    public static History parse(Imitation rule, String text) throws GameSyntaxException {
        List<HistoryWord> words = HistoryWord.split(text);
        if (words.isEmpty() || !words.get(0).isPair()) {
            return start(rule, onePosition(text, words));
        }
        History history = start(rule, words.get(0).position());
        for (int step = 1; step < words.size(); step++) {
            HistoryWord word = words.get(step);
            history = history.then(rule, word, "step " + step + ": " + words.get(step - 1) + " -> " + word);
        }
        return history;
    }

    /** Reads one position, {@code 3 5} or {@code 3,5}: what a game without memory is given. */
    public static BigPosition position(String text) throws GameSyntaxException {
        return onePosition(text, HistoryWord.split(text));
    }

    private static BigPosition onePosition(String text, List<HistoryWord> words) throws GameSyntaxException {
        if (words.isEmpty()) {
            throw new GameSyntaxException(1, "expected two piles, found nothing", "3 5");
        }
        boolean pair = words.get(0).isPair();
        int needed = pair ? 1 : 2;
        if (words.size() < needed) {
            throw new GameSyntaxException(text.length() + 1, "expected a second pile after " + words.get(0), "3 5");
        }
        if (words.size() > needed) {
            throw new GameSyntaxException(
                    words.get(needed).start() + 1,
                    "expected the end after two piles, found " + words.get(needed),
                    "3 5");
        }
        return pair
                ? words.get(0).position()
                : new BigPosition(words.get(0).pile(), words.get(1).pile());
    }

    private History then(Imitation rule, HistoryWord word, String move) throws GameSyntaxException {
        BigPosition to = word.position();
        BigInteger first = position.x().subtract(to.x());
        BigInteger second = position.y().subtract(to.y());
        if (first.signum() < 0 || second.signum() < 0) {
            throw word.error(move + " adds tokens to a pile; a move takes some from one pile");
        }
        if (first.signum() == second.signum()) {
            String amount = first.signum() > 0 ? "tokens from both piles" : "nothing";
            throw word.error(move + " takes " + amount + "; a move takes at least 1 token from one pile only");
        }
        boolean fromFirst = first.signum() > 0;
        BigInteger amount = fromFirst ? first : second;
        if (state.forbids(rule, fromFirst, amount)) {
            String rank =
                    rule.p() == 1 ? "an imitation" : "imitation number " + rule.p() + " in a row by the same player";
            String most = rule.p() == 1 ? "none is" : "at most " + (rule.p() - 1) + " in a row are";
            throw word.error(move + " takes " + amount + " from the larger pile after " + state.lastFromSmaller()
                    + " from the smaller one; that would be " + rank + ", and " + most + " allowed");
        }
        return new History(to, state.after(rule, fromFirst, amount));
    }
}
