package org.wythofflab.prove;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigPosition;

/**
 * What came of looking for the positions of one Grundy value of a game, or for its P-positions.
 *
 * @param value the Grundy value; 0 if the P-positions (of a comply game, the N-positions) were looked for
 * @param traits what else is known of the set, if it was proved
 */
public record Discovery(Proof proof, int value, Optional<Traits> traits) {

    /**
     * A set in a few words.
     *
     * @param bound the positions that it was guessed from, or is told by, have piles below this
     * @param listed how many these were
     * @param symmetric whether (y,x) is in the set if (x,y) is, so that only positions with x at most y are told
     * @param first the first positions, by (max, x, y)
     * @param slopes of the lines along which the positions lie, as {@code (1+sqrt(5))/2}
     * @param strips conditions, in the words of a claim, one of which holds of every position: these are proved
     * @param lines the strips as numbers, for those who want to draw them
     * @param exceptions positions for which none of them does, as conditions
     * @param density how many positions have the same pile, in words, if that is the same for all piles: proved
     * @param formula a claim that is true of the positions of the set and of no others, proved
     * @param machine what reads the digits
     */
    public record Traits(
            int bound,
            long listed,
            boolean symmetric,
            List<BigPosition> first,
            List<String> slopes,
            List<String> strips,
            List<Line> lines,
            List<String> exceptions,
            Optional<String> density,
            Optional<String> formula,
            Machine machine) {}

    /**
     * A strip: {@code low <= r y - p x - q shift(x) <= high}. The shift of x is about x times the number by which the weights
     * of the system a, b grow, the larger root of z^2 = a z + b; where q is not 0, b is not either.
     */
    public record Line(int r, int p, int q, long low, long high, int a, int b) {}

    /**
     * The automaton, for those who want to draw it. State 0 is the first.
     *
     * @param accepting by state
     * @param arrows all of them
     */
    public record Machine(List<Boolean> accepting, List<Arrow> arrows) {}

    /** A digit of x and one of y that lead from a state to another. */
    public record Arrow(int from, int to, int first, int second) {}
}
