package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.Ends;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.PairRule;

/**
 * What the rules say of two numbers k and l, and of t if that is left open: of amounts to take, or of the piles themselves. The
 * rules promise that it depends only on the sides of some lines, and on remainders.
 *
 * @param piles that change: k is what is taken from pile 0, l from pile 1; if there is none, k and l are the piles
 * @param lines {@code (a,b,s,c)}: how {@code a k + b l + s t} compares with c. First those of the numbers that it is about
 * @param modulus by which the remainders of these numbers matter
 */
record Condition(List<Integer> piles, List<long[]> lines, int modulus, Test test) {

    private static final Band SAME = new Band(BigInteger.ONE, BigInteger.ONE, AmountSet.ALL, AmountSet.ALL);

    /** The rules themselves. */
    @FunctionalInterface
    interface Test {
        boolean holds(BigInteger k, BigInteger l, BigInteger t);
    }

    /** That a move of a class may be made. */
    static Condition of(String name, Moves moves, Optional<GamesInT> family) {
        PairRule both = moves.both();
        return switch (name) {
            case "first" -> onePile(0, moves.first(), (k, l, t) -> moves.first().contains(k));
            case "second" ->
                onePile(1, moves.second(), (k, l, t) -> moves.second().contains(l));
            case "both" -> family.map(Condition::pairs).orElseGet(() -> pairs(both, (k, l, t) -> both.allows(k, l)));
            case "unequal" -> {
                Condition pairs = pairs(both, (k, l, t) -> !k.equals(l) && both.allows(k, l));
                pairs.lines.add(new long[] {1, -1, 0, 0});
                yield pairs;
            }
            case "equal" -> pairs(SAME, (k, l, t) -> SAME.allows(k, l));
            default -> throw new Flaw("there are no moves \"" + name + "\"");
        };
    }

    /** That the game is over. */
    static Condition of(Ends ends) {
        Creases creases =
                ends.creases().orElseThrow(() -> new Flaw("where the game is over is not made of lines and residues"));
        return new Condition(List.of(), lines(creases), creases.modulus(), (x, y, t) -> ends.contains(x, y));
    }

    private static Condition onePile(int pile, AmountSet set, Test test) {
        List<long[]> lines = new ArrayList<>(List.of(line(pile, 0)));
        set.edges().forEach(edge -> lines.add(line(pile, edge.longValueExact())));
        return new Condition(List.of(pile), lines, set.modulus().intValueExact(), test);
    }

    private static long[] line(int pile, long c) {
        return new long[] {1 - pile, pile, 0, c};
    }

    private static Condition pairs(GamesInT family) {
        Stream<long[]> lines =
                family.lines().stream().map(line -> new long[] {line.a(), line.b(), -line.t(), line.c()});
        return new Condition(List.of(0, 1), sorted(lines), family.modulus(), family::allows);
    }

    private static Condition pairs(PairRule rule, Test test) {
        // Lines farther away are moved there. Then r comes to 2^20 before a side is certain, and the sum is refused.
        Creases creases = rule.creases(Integer.MAX_VALUE)
                .orElseThrow(() -> new Flaw("the rules are not made of lines and residues"));
        return new Condition(List.of(0, 1), lines(creases), creases.modulus(), test);
    }

    private static List<long[]> lines(Creases creases) {
        return sorted(creases.lines().stream().map(line -> new long[] {line.a(), line.b(), 0, line.c()}));
    }

    private static List<long[]> sorted(Stream<long[]> lines) {
        List<long[]> all = new ArrayList<>(List.of(line(0, 0), line(1, 0)));
        lines.sorted(Arrays::compare).forEach(all::add);
        return all;
    }

    /**
     * What has to be known to ask the rules about any example. Tracks: 0 and 1 are the piles, 2 is t if that is left open; then
     * what is left of the piles that change.
     *
     * @param kept how many tracks come before what is left: 2 or 3
     */
    List<Reader> readers(Notation notation, int kept) {
        List<Reader> readers = new ArrayList<>();
        int numbers = piles.isEmpty() ? 2 : piles.size();
        for (int i = 0; i < lines.size(); i++) {
            long[] line = lines.get(i);
            int[] factors = byTrack(line, kept);
            readers.add(
                    i < numbers
                            ? Sum.amount(notation, factors)
                            : Sum.sign(notation, factors, Math.negateExact(line[3])));
        }
        for (int i = 0; i < numbers && modulus > 1; i++) {
            readers.add(Sum.remainder(notation, byTrack(lines.get(i), kept), modulus));
        }
        return readers;
    }

    private int[] byTrack(long[] line, int kept) {
        int[] factors = new int[kept + piles.size()];
        for (int track = 0; track < kept; track++) {
            factors[track] = Math.toIntExact(line[track]);
        }
        for (int i = 0; i < piles.size(); i++) {
            factors[kept + i] = Math.negateExact(factors[piles.get(i)]);
        }
        return factors;
    }
}
