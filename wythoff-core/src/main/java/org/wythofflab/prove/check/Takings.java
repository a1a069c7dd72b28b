package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.PairRule;

/**
 * A class of moves: which piles they take from, where the rules say that it may matter how much, and whether an amount may be
 * taken. Tracks: 0 and 1 are the piles before the move, 2 is t if that is left open; then what is left of the piles that change.
 *
 * @param kept how many tracks come before what is left: 2 or 3
 * @param piles that change
 * @param lines factors of the amounts, of t if that is left open, and, last, what they are compared with
 * @param modulus by which the amounts' remainders matter
 */
record Takings(int kept, List<Integer> piles, List<long[]> lines, int modulus, Rule rule) {

    private static final Band SAME = new Band(BigInteger.ONE, BigInteger.ONE, AmountSet.ALL, AmountSet.ALL);

    /** Whether amounts, all positive, may be taken; t comes after them if it is left open. */
    @FunctionalInterface
    interface Rule {
        boolean allows(List<BigInteger> amounts);
    }

    /** The same of games in which t is left open. */
    static Takings of(String name, GamesInT family) {
        return switch (name) {
            case "first" -> onePile(3, 0, family.moves().first());
            case "second" -> onePile(3, 1, family.moves().second());
            case "both" -> pairs(family);
            default -> throw new Flaw("there are no moves \"" + name + "\"");
        };
    }

    private static Takings pairs(GamesInT family) {
        List<long[]> lines = new ArrayList<>(List.of(new long[] {1, 0, 0, 0}, new long[] {0, 1, 0, 0}));
        family.lines().stream()
                .map(line -> new long[] {line.a(), line.b(), -line.t(), line.c()})
                .sorted(Arrays::compare)
                .forEach(lines::add);
        return new Takings(
                3,
                List.of(0, 1),
                lines,
                family.modulus(),
                amounts -> family.allows(amounts.get(0), amounts.get(1), amounts.get(2)));
    }

    static Takings of(String name, GameSpec game) {
        return switch (name) {
            case "first" -> onePile(2, 0, game.moves().first());
            case "second" -> onePile(2, 1, game.moves().second());
            case "both" -> pairs(game.moves().both(), game.moves().both()::allows);
            case "unequal" ->
                withDiagonal(pairs(
                        game.moves().both(),
                        (k, l) -> !k.equals(l) && game.moves().both().allows(k, l)));
            case "equal" -> pairs(SAME, SAME::allows);
            default -> throw new Flaw("there are no moves \"" + name + "\"");
        };
    }

    private static Takings onePile(int kept, int pile, AmountSet set) {
        List<long[]> lines = new ArrayList<>(List.of(new long[] {1, 0}));
        set.edges().forEach(edge -> lines.add(new long[] {1, edge.longValueExact()}));
        return new Takings(
                kept, List.of(pile), lines, set.modulus().intValueExact(), amounts -> set.contains(amounts.get(0)));
    }

    @FunctionalInterface
    private interface Pair {
        boolean allows(BigInteger k, BigInteger l);
    }

    private static Takings pairs(PairRule rule, Pair allowed) {
        Creases creases = rule.creases(Integer.MAX_VALUE)
                .orElseThrow(() -> new Flaw("the rules are not made of lines and residues"));
        List<long[]> lines = new ArrayList<>(List.of(new long[] {1, 0, 0}, new long[] {0, 1, 0}));
        creases.lines().stream()
                .map(line -> new long[] {line.a(), line.b(), line.c()})
                .sorted(Arrays::compare)
                .forEach(lines::add);
        return new Takings(
                2, List.of(0, 1), lines, creases.modulus(), amounts -> allowed.allows(amounts.get(0), amounts.get(1)));
    }

    private static Takings withDiagonal(Takings takings) {
        List<long[]> lines = new ArrayList<>(takings.lines);
        lines.add(new long[] {1, -1, 0});
        return new Takings(takings.kept, takings.piles, lines, takings.modulus, takings.rule);
    }

    int tracks() {
        return kept + piles.size();
    }

    /** The tracks of the position that a move leads to, and of t if that is left open. */
    int[] option() {
        int[] option = kept == 2 ? new int[] {0, 1} : new int[] {0, 1, 2};
        for (int i = 0; i < piles.size(); i++) {
            option[piles.get(i)] = kept + i;
        }
        return option;
    }

    /** Factors by track of a form in the amounts: what a pile was less what is left of it. */
    int[] byTrack(long[] form) {
        int[] factors = new int[tracks()];
        for (int i = 0; i < piles.size(); i++) {
            factors[piles.get(i)] = Math.toIntExact(form[i]);
            factors[kept + i] = Math.toIntExact(-form[i]);
        }
        if (form.length == piles.size() + 2) {
            factors[2] = Math.toIntExact(form[piles.size()]);
        }
        return factors;
    }
}
