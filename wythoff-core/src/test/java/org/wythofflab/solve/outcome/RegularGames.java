package org.wythofflab.solve.outcome;

import java.util.List;
import java.util.Random;

/** Random games whose moves are unions of progressions, residue classes, bands, wedges and points. */
public final class RegularGames {
    private final Random random;

    public RegularGames(long seed) {
        random = new Random(seed);
        // The first numbers of neighbouring seeds are alike.
        random.nextLong();
        random.nextLong();
    }

    /** The moves of a game, without a maneuver. */
    public String moves() {
        return "moves(first: " + set() + "; second: " + set() + "; both: " + condition(number(0, 3)) + ")";
    }

    <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    int number(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    private String set() {
        return one(List.of(
                "all",
                "odd",
                "even",
                number(0, 4) + " mod 5",
                "{" + number(1, 9) + "," + number(10, 30) + "}",
                ">=" + number(2, 9),
                number(1, 4) + ".." + number(5, 70),
                "odd|{" + 2 * number(1, 9) + "}"));
    }

    String condition(int depth) {
        if (depth == 0) {
            return atom();
        }
        return switch (number(0, 2)) {
            case 0 -> condition(depth - 1) + " and " + condition(depth - 1);
            case 1 -> "(" + condition(depth - 1) + " or " + condition(depth - 1) + ")";
            default -> "not (" + condition(depth - 1) + ")";
        };
    }

    private String atom() {
        return one(List.of(
                "(" + expression() + ") % " + number(2, 5) + " = " + number(0, 2),
                "(" + number(0, 3) + "*k^2+" + number(1, 3) + "*k*l) % " + number(2, 5) + " = " + number(0, 2),
                "k in " + set(),
                "l in " + set(),
                "k+" + number(1, 2) + "*l " + relation() + " " + number(5, 60),
                number(1, 3) + "*k = " + number(1, 3) + "*l+" + number(0, 5),
                expression() + " " + relation() + " " + expression() + "+" + number(0, 6),
                "if(k < " + number(1, 20) + ", k, 2*l) " + relation() + " " + expression()));
    }

    private String relation() {
        return one(List.of("=", "!=", "<", "<=", ">", ">="));
    }

    private String expression() {
        return one(List.of(
                "k",
                "l",
                number(1, 3) + "*k+" + number(0, 9),
                number(1, 3) + "*l-" + number(0, 9),
                "min(k,l)",
                "abs(k-l)",
                "k//" + number(2, 3) + "+l",
                "max(k," + number(1, 2) + "*l)"));
    }
}
