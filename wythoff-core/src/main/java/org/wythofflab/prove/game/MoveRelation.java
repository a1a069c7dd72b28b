package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Reader;
import org.wythofflab.prove.automata.ResidueReader;
import org.wythofflab.prove.automata.Tuples;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Crease;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.Ends;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.PairRule;
import org.wythofflab.solve.StoppedException;

/**
 * Which amounts may be taken, for readers of the piles before and after a move. The rules promise that this depends only on
 * the amounts modulo some number and on the sides of some lines ({@link Creases}); so it is enough to ask them about one
 * example for each way to lie to lines and residues, and the examples are found by reading the amounts themselves.
 */
final class MoveRelation {

    /** Coefficients and residues beyond this would make automata nobody can build. */
    private static final long LARGEST = 1 << 12;

    private final NumberSystem system;
    /** How many numbers the lines tell of that are no amounts: one if a number of the rules is left open. */
    private final int open;

    private final int[][] lines;
    private final long[] constants;
    private final int modulus;
    private final Map<List<Integer>, Boolean> allowed = new HashMap<>();

    private MoveRelation(
            NumberSystem system, List<long[]> lines, int modulus, Predicate<List<BigInteger>> allows, Outlay outlay) {
        this(system, 0, lines, modulus, allows, outlay);
    }

    /** @param lines that matter, as coefficients of the amounts, of what is open and, last, what they are compared with */
    private MoveRelation(
            NumberSystem system,
            int open,
            List<long[]> lines,
            int modulus,
            Predicate<List<BigInteger>> allows,
            Outlay outlay) {
        this.system = system;
        this.open = open;
        this.modulus = modulus;
        int amounts = lines.get(0).length - 1;
        this.lines = lines.stream()
                .map(line -> Arrays.stream(line, 0, amounts)
                        .mapToInt(Math::toIntExact)
                        .toArray())
                .toArray(int[][]::new);
        this.constants = lines.stream().mapToLong(line -> -line[amounts]).toArray();
        int[] taken = new int[amounts - open];
        Arrays.setAll(taken, i -> i);
        Tuples tuples = new Tuples(system, amounts, amounts, outlay);
        readers(taken, new int[0], amounts - open, false).forEach(tuples::with);
        tuples.examples().forEach((labels, example) -> allowed.put(labels, allows.test(example)));
    }

    /** What may be taken from one pile alone, unless the numbers are too large. */
    static Optional<MoveRelation> onePile(NumberSystem system, AmountSet set, Outlay outlay) {
        List<long[]> lines = new ArrayList<>(List.of(new long[] {1, 0}));
        for (BigInteger edge : set.edges()) {
            if (edge.bitLength() > 12) {
                return Optional.empty();
            }
            lines.add(new long[] {1, edge.longValueExact()});
        }
        return set.modulus().compareTo(BigInteger.valueOf(LARGEST)) > 0
                ? Optional.empty()
                : Optional.of(new MoveRelation(
                        system, lines, set.modulus().intValueExact(), taken -> set.contains(taken.get(0)), outlay));
    }

    /** What may be taken from both piles, unless the rule has another shape or the numbers are too large. */
    static Optional<MoveRelation> pairs(NumberSystem system, PairRule rule, boolean unequal, Outlay outlay) {
        return rule.creases(Integer.MAX_VALUE)
                .filter(MoveRelation::small)
                .map(creases -> pairs(system, creases, rule, unequal, outlay));
    }

    /** What may be taken from both piles in games with a number left open, unless the numbers are too large. */
    static Optional<MoveRelation> pairs(NumberSystem system, GamesInT family, Outlay outlay) {
        List<long[]> lines = new ArrayList<>(List.of(new long[] {1, 0, 0, 0}, new long[] {0, 1, 0, 0}));
        try {
            family.lines().stream()
                    .map(line -> new long[] {line.a(), line.b(), -line.t(), line.c()})
                    .sorted(Arrays::compare)
                    .forEach(lines::add);
            boolean small =
                    lines.stream().flatMapToLong(Arrays::stream).allMatch(number -> Math.abs(number) <= LARGEST);
            return small && family.modulus() <= LARGEST
                    ? Optional.of(new MoveRelation(
                            system, 1, lines, family.modulus(), taken -> allows(family, taken), outlay))
                    : Optional.empty();
        } catch (ArithmeticException tooLarge) {
            return Optional.empty();
        }
    }

    private static boolean allows(GamesInT family, List<BigInteger> taken) {
        return taken.get(0).signum() > 0
                && taken.get(1).signum() > 0
                && family.allows(taken.get(0), taken.get(1), taken.get(2));
    }

    /** Where the game is over, of piles in the places of amounts, unless that has another shape or the numbers are too large. */
    static Optional<MoveRelation> ends(NumberSystem system, Ends ends, Outlay outlay) {
        return ends.creases()
                .filter(MoveRelation::small)
                .map(creases -> new MoveRelation(
                        system,
                        lines(creases),
                        creases.modulus(),
                        piles -> ends.contains(piles.get(0), piles.get(1)),
                        outlay));
    }

    private static List<long[]> lines(Creases creases) {
        List<long[]> lines = new ArrayList<>(List.of(new long[] {1, 0, 0}, new long[] {0, 1, 0}));
        // In an order that a reader of the certificate can know.
        creases.lines().stream()
                .map(line -> new long[] {line.a(), line.b(), line.c()})
                .sorted(Arrays::compare)
                .forEach(lines::add);
        return lines;
    }

    private static MoveRelation pairs(
            NumberSystem system, Creases creases, PairRule rule, boolean unequal, Outlay outlay) {
        List<long[]> lines = lines(creases);
        if (unequal) {
            lines.add(new long[] {1, -1, 0});
        }
        return new MoveRelation(
                system,
                lines,
                creases.modulus(),
                taken -> taken.stream().allMatch(amount -> amount.signum() > 0)
                        && !(unequal && taken.get(0).equals(taken.get(1)))
                        && rule.allows(taken.get(0), taken.get(1)),
                outlay);
    }

    private static boolean small(Creases creases) {
        return creases.modulus() <= LARGEST && creases.lines().stream().allMatch(MoveRelation::small);
    }

    private static boolean small(Crease line) {
        return Math.max(Math.abs(line.a()), Math.max(Math.abs(line.b()), Math.abs(line.c()))) <= LARGEST;
    }

    /**
     * The same, if nothing may be taken but what is positive, so that every move makes x + y smaller.
     *
     * @throws StoppedException if something else may be taken: then there is no induction, and nothing is proved
     */
    MoveRelation decreasing() {
        // The first lines are those of the amounts themselves.
        int amounts = lines[0].length - open;
        boolean positive = allowed.entrySet().stream()
                .filter(Map.Entry::getValue)
                .allMatch(cell -> cell.getKey().subList(0, amounts).stream().allMatch(sign -> sign > 0));
        if (!positive) {
            throw new StoppedException("the rules have moves that do not make x + y smaller");
        }
        return this;
    }

    /** Whether a move is allowed on which readers of {@link #moves} end with these labels. */
    boolean allows(int[] labels, int from) {
        return allowed.getOrDefault(
                Arrays.stream(labels, from, labels.length).boxed().toList(), false);
    }

    /** The same for programs that know only formulas, unless there are too many cases. */
    Optional<MoveCases> cases() {
        List<long[]> told = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            long[] line = new long[lines[i].length + 1];
            for (int j = 0; j < lines[i].length; j++) {
                line[j] = lines[i][j];
            }
            line[lines[i].length] = constants[i];
            told.add(line);
        }
        return allowed.size() > MoveCases.MOST_CELLS
                ? Optional.empty()
                : Optional.of(MoveCases.of(told, modulus, allowed));
    }

    /** Readers of numbers themselves, on the given tracks. */
    List<Reader> of(int... tracks) {
        return readers(tracks, new int[0], 0, false);
    }

    /** Readers of the differences of the piles on the given tracks, and of the number left open, if there is one, on another. */
    List<Reader> moves(int[] before, int[] after, int parameter) {
        return readers(before, after, parameter, true);
    }

    private List<Reader> readers(int[] before, int[] after, int parameter, boolean dying) {
        int[] tracks = Arrays.copyOf(before, before.length + open + after.length);
        if (open > 0) {
            tracks[before.length] = parameter;
        }
        System.arraycopy(after, 0, tracks, before.length + open, after.length);
        List<Reader> readers = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            int line = i;
            LinearReader reader = new LinearReader(system, tracks, withSigns(lines[i], after.length), constants[i]);
            readers.add(dying ? reader.only(sign -> possible(line, sign)) : reader);
        }
        if (modulus > 1) {
            for (int i = 0; i < before.length; i++) {
                int[] unit = new int[before.length + open];
                unit[i] = 1;
                readers.add(new ResidueReader(system, tracks, withSigns(unit, after.length), 0, modulus));
            }
        }
        return readers;
    }

    private static int[] withSigns(int[] coefficients, int after) {
        int[] signed = Arrays.copyOf(coefficients, coefficients.length + after);
        for (int i = 0; i < after; i++) {
            signed[coefficients.length + i] = -coefficients[i];
        }
        return signed;
    }

    private boolean possible(int line, int sign) {
        return allowed.entrySet().stream()
                .anyMatch(entry -> entry.getValue() && entry.getKey().get(line) == sign);
    }
}
