package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The games that a text stands for in which one number is left open: {@code odd-even(2,t)}, t being 1, 2, 3, and so on. The
 * number is the t of {@code max(k,l) < s*min(k,l) + t}, so that what may be taken is a linear condition on the amounts and t.
 */
public final class GamesInT {

    private static final String EXAMPLE = "odd-even(2,t)";
    private static final Pattern NAME = Pattern.compile("(?<![A-Za-z0-9_])t(?![A-Za-z0-9_])");
    private static final Pattern PLACE = Pattern.compile("[(,]\\s*t\\s*[;)]");

    /** No text of a game has it by chance, so that it can be found again in the text. */
    private static final BigInteger RARE = new BigInteger("918273645546372819");

    private final Moves moves;
    private final Band band;
    private final Convention convention;

    private GamesInT(Moves moves, Band band, Convention convention) {
        this.moves = moves;
        this.band = band;
        this.convention = convention;
    }

    /**
     * The line {@code a*k + b*l = t*T + c}, T being the number left open.
     *
     * @param t how many times T
     */
    public record Line(long a, long b, long t, long c) {}

    /** Whether a number is left open in the text: a t stands alone in it. */
    public static boolean isMeant(String text) {
        return NAME.matcher(text).find();
    }

    /**
     * Reads games in which one number is left open.
     *
     * @throws GameSyntaxException if the text is no game whatever t is, or t stands where it cannot
     */
    public static GamesInT parse(String text) throws GameSyntaxException {
        Matcher name = NAME.matcher(text);
        if (!name.find()) {
            throw new GameSyntaxException(text.length() + 1, "no number is left open; t stands for one", EXAMPLE);
        }
        int place = name.start();
        if (name.find()) {
            throw new GameSyntaxException(name.start() + 1, "only one number can be left open", EXAMPLE);
        }
        // One digit for one letter: the columns of faults stay right.
        GameSpec eight = GameSpec.parse(with(text, place, '8'));
        GameSpec nine = GameSpec.parse(with(text, place, '9'));
        if (isParameter(text, place)
                && eight.moves().both() instanceof Band band
                && band.t().intValueExact() == 8
                && eight.isUniform()
                && eight.memory().isEmpty()) {
            GamesInT family = new GamesInT(eight.moves(), band, eight.convention());
            if (family.at(BigInteger.valueOf(9)).equals(nine)) {
                return family;
            }
        }
        throw new GameSyntaxException(
                place + 1,
                "the rules are linear in t only if that is the last parameter of odd-odd, odd-even, even-odd, even-even, st or"
                        + " a-wythoff, or the second of restricted, without block, comply and ends; write a number here",
                EXAMPLE);
    }

    /** Not a part of one, as in {@code max(8,t)}: what is linear in t for t = 8 and 9 need not be so for others. */
    private static boolean isParameter(String text, int place) {
        String before = text.substring(0, place);
        boolean outermost = before.replaceAll("[^(]", "").length()
                == before.replaceAll("[^)]", "").length() + 1;
        return outermost
                && PLACE.matcher(text).results().anyMatch(found -> found.start() < place && place < found.end());
    }

    private static String with(String text, int place, char digit) {
        return text.substring(0, place) + digit + text.substring(place + 1);
    }

    /** The game with a number in the place of t, which is at least 1. */
    public GameSpec at(BigInteger t) {
        return GameSpec.of(
                new Moves(moves.first(), moves.second(), new Band(band.s(), t, band.d1(), band.d2())),
                Maneuver.NONE,
                convention);
    }

    /** What may be taken from one pile or, of these with t = 8, from both. */
    public Moves moves() {
        return moves;
    }

    /** s of {@code max(k,l) < s*min(k,l) + t}. */
    public BigInteger s() {
        return band.s();
    }

    public Convention convention() {
        return convention;
    }

    /** Whether k and l may be taken from both piles in the game with this t. */
    public boolean allows(BigInteger k, BigInteger l, BigInteger t) {
        return t.signum() > 0 && new Band(band.s(), t, band.d1(), band.d2()).allows(k, l);
    }

    /**
     * Where that may change: it depends only on k and l modulo {@link #modulus} and on the sides of these lines.
     *
     * @throws ArithmeticException if the numbers are too large
     */
    public List<Line> lines() {
        long s = band.s().longValueExact();
        // The last is T = 0, which is no game.
        List<Line> lines = new ArrayList<>(List.of(new Line(-s, 1, 1, 0), new Line(1, -s, 1, 0), new Line(0, 0, 1, 0)));
        band.d1().edges().forEach(edge -> lines.add(new Line(1, 0, 0, edge.longValueExact())));
        band.d2().edges().forEach(edge -> lines.add(new Line(0, 1, 0, edge.longValueExact())));
        return lines;
    }

    /**
     * By which number the remainders of the amounts matter.
     *
     * @throws ArithmeticException if it is too large
     */
    public int modulus() {
        return band.d1().periodicity().and(band.d2().periodicity()).period().intValueExact();
    }

    /** The canonical text. */
    public String text() {
        return at(RARE).text().replace(RARE.toString(), "t");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GamesInT family && at(RARE).equals(family.at(RARE));
    }

    @Override
    public int hashCode() {
        return at(RARE).hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
