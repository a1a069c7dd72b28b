package org.wythofflab.rules;

/**
 * Whether exchanging the piles changes a game.
 *
 * @param reason why, as a sentence without a full stop; if the game is not symmetric, a move or an end whose
 *     mirror image is none
 */
public record Symmetry(Answer answer, String reason) {

    public enum Answer {
        SYMMETRIC,
        NOT_SYMMETRIC,
        UNDECIDED
    }

    public static Symmetry because(String reason) {
        return new Symmetry(Answer.SYMMETRIC, reason);
    }

    static Symmetry not(String witness) {
        return new Symmetry(Answer.NOT_SYMMETRIC, witness);
    }

    /** Taking {@code k} from the first and {@code l} from the second pile is a move that has no mirror image. */
    public static Symmetry notFor(int k, int l) {
        return not("taking " + k + " from the first pile and " + l + " from the second is a move, but taking " + l
                + " from the first and " + k + " from the second is not");
    }

    /** From (x,y) k and l may be taken, but from (y,x) not l and k. */
    public static Symmetry notFrom(int k, int l, int x, int y) {
        return not("from (" + x + "," + y + ") one may take " + k + " from the first pile and " + l
                + " from the second, but from (" + y + "," + x + ") not " + l + " and " + k);
    }

    /** The game is over at (x,y), but not at (y,x). */
    public static Symmetry notOver(int x, int y) {
        return not("the game is over at (" + x + "," + y + "), but not at (" + y + "," + x + ")");
    }

    /** Whether exchanging the piles changes either of two parts of a game. */
    Symmetry and(Symmetry other) {
        if (isSymmetric() && other.isSymmetric()) {
            return because(reason + ", and " + other.reason);
        }
        return answer == Answer.NOT_SYMMETRIC || (answer == Answer.UNDECIDED && other.isSymmetric()) ? this : other;
    }

    public static Symmetry undecided(String why) {
        return new Symmetry(Answer.UNDECIDED, why);
    }

    /** Whether the game is known to be symmetric. */
    public boolean isSymmetric() {
        return answer == Answer.SYMMETRIC;
    }
}
