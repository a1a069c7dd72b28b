package org.wythofflab.theory;

import java.util.regex.Pattern;

/**
 * What a theorem says of the P-positions (in a comply game, of the N-positions), written down: a formula in the piles x and y
 * that is true of them and of no others, in the language in which claims are made to the prover ({@code docs/prover.md}). It is
 * text, and nothing here reads it.
 *
 * @param numeration the name of a number system in which the formula can be read
 */
public record ClosedForm(String formula, String numeration) {

    private static final Pattern PILE = Pattern.compile("\\b[xy]\\b");

    /** In any number system: only sums, comparisons and remainders are in it. */
    public static ClosedForm linear(String formula) {
        return new ClosedForm(formula, "base 2");
    }

    /** With floors of multiples of the golden ratio. */
    public static ClosedForm golden(String formula) {
        return new ClosedForm(formula, "fibonacci");
    }

    /** Of the game with the piles exchanged. */
    public ClosedForm exchanged() {
        return new ClosedForm(exchanged(formula), numeration);
    }

    /** True of (x,y) and of (y,x) where this is true of one of them. */
    public ClosedForm eitherWay() {
        // What a quantifier is about goes on to the end, or to a parenthesis.
        String other = exchanged(formula);
        return new ClosedForm(
                formula.contains(":") ? "(" + formula + ") or (" + other + ")" : formula + " or " + other, numeration);
    }

    private static String exchanged(String formula) {
        return PILE.matcher(formula).replaceAll(pile -> pile.group().equals("x") ? "y" : "x");
    }
}
