package org.wythofflab.play;

/**
 * Who plays, and how.
 *
 * @param you the side of the person at the keyboard; against another person it is of no importance
 * @param seed what the opponent's chances come from
 * @param discovery whether to give no pattern away
 */
public record Seating(Strength opponent, Side you, long seed, boolean discovery) {

    /** A perfect opponent, and you start. */
    public static Seating usual() {
        return new Seating(Strength.PERFECT, Side.FIRST, 0, false);
    }

    /** Whether the computer plays this side. */
    public boolean isComputer(Side side) {
        return !isBetweenPeople() && side != you;
    }

    /** Whether the computer plays neither side. */
    public boolean isBetweenPeople() {
        return opponent == Strength.HUMAN;
    }

    /** {@code you}, {@code I} or {@code the first player}, seen by the computer. */
    public String name(Side side) {
        if (isBetweenPeople()) {
            return side.words();
        }
        return side == you ? "you" : "I";
    }
}
