package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.Maneuver;

/**
 * Writes certificates of any set, be it right or not: all steps are what they should be for that set, so that nothing but the
 * equation can be wrong. It trusts what reads side by side, and says for itself which steps there are and what they find.
 */
final class Forger {

    /** Beyond these it makes no certificate: tests try many. */
    private static final int MOST_STATES = 250;

    private static final int MOST_READ = 1_500;

    private final Notation notation;
    private final int kept;
    private final Map<String, List<int[]>> tables = new HashMap<>();
    private final List<String> steps = new ArrayList<>();

    private Forger(Notation notation, int kept) {
        this.notation = notation;
        this.kept = kept;
    }

    /**
     * What a step finds.
     *
     * @param found a deterministic automaton, as rows of a certificate
     * @param members for each of its states the classes that can be reached, as numbers of their names
     * @param accepting the classes that accept
     */
    record Step(List<int[]> found, List<String> classes, List<int[]> members, BitSet accepting) {

        String text(String name, String moves, List<String> into) {
            return head(name, moves, into) + ", \"found\": " + rows(found) + rest();
        }

        /** The same, but it says that it found something else. */
        String text(String name, String moves, List<String> into, List<int[]> claimed) {
            return head(name, moves, into) + ", \"found\": " + rows(claimed) + rest();
        }

        private static String head(String name, String moves, List<String> into) {
            return "{\"name\": \"" + name + "\", \"moves\": \"" + moves + "\", \"into\": " + quoted(into);
        }

        private String rest() {
            String states = IntStream.range(0, found.size())
                    .mapToObj(state -> "[" + Arrays.toString(members.get(state)) + ","
                            + Arrays.toString(Arrays.copyOfRange(found.get(state), 1, found.get(state).length)) + "]")
                    .collect(Collectors.joining(",", "[", "]"));
            return ", \"classes\": " + quoted(classes) + ", \"states\": " + states + "}";
        }

        private static String quoted(List<String> texts) {
            return texts.stream().map(text -> "\"" + text + "\"").collect(Collectors.joining(",", "[", "]"));
        }
    }

    static String rows(List<int[]> rows) {
        return rows.stream().map(Arrays::toString).collect(Collectors.joining(",", "[", "]"));
    }

    /** The step as it should be. */
    static Step step(Notation notation, int kept, Condition moves, List<Table> sets) {
        int[] option = IntStream.range(0, kept).toArray();
        int tracks = kept + moves.piles().size();
        for (int i = kept; i < tracks; i++) {
            option[moves.piles().get(i - kept)] = i;
        }
        List<Reader> readers = new ArrayList<>();
        sets.forEach(set -> readers.add(set.on(option, notation, true)));
        readers.addAll(moves.readers(notation, kept));
        int[] order = IntStream.range(0, tracks).map(i -> tracks - 1 - i).toArray();
        Walk walk = new Walk(notation, readers, order, kept, () -> {});
        List<long[]> steps = new ArrayList<>();
        BitSet accepting = new BitSet();
        for (int state = 0; state < walk.size(); state++) {
            Flaw.unless(walk.size() < MOST_READ, "too much to be read");
            TreeSet<Long> next = new TreeSet<>();
            walk.follow(state, next::add);
            steps.add(next.stream().mapToLong(Long::longValue).toArray());
            accepting.set(state, walk.mayEnd(state) && isOption(walk, state, kept, moves, sets));
        }
        Classes classes = new Classes(steps, accepting, () -> {});
        Map<Integer, String> names = new TreeMap<>();
        for (int state = 0; state < walk.size(); state++) {
            if (classes.of(state) >= 0) {
                names.putIfAbsent(classes.of(state), walk.name(state));
            }
        }
        return subsets(classes, new ArrayList<>(names.values()));
    }

    private static boolean isOption(Walk walk, int state, int kept, Condition moves, List<Table> sets) {
        BigInteger[] amounts = {BigInteger.ZERO, BigInteger.ZERO};
        boolean holds =
                IntStream.range(0, sets.size()).allMatch(i -> sets.get(i).accepts(walk.known(state, i)));
        for (int i = 0; i < moves.piles().size(); i++) {
            int pile = moves.piles().get(i);
            amounts[pile] = walk.example(state, pile).subtract(walk.example(state, kept + i));
            holds &= amounts[pile].signum() > 0;
        }
        BigInteger t = kept > 2 ? walk.example(state, 2) : BigInteger.ZERO;
        return holds && moves.test().holds(amounts[0], amounts[1], t);
    }

    private static Step subsets(Classes classes, List<String> names) {
        List<TreeSet<Integer>> sets = new ArrayList<>();
        Map<TreeSet<Integer>, Integer> numbers = new HashMap<>();
        sets.add(new TreeSet<>(classes.of(0) < 0 ? List.of() : List.of(classes.of(0))));
        numbers.put(sets.get(0), 0);
        List<int[]> rows = new ArrayList<>();
        for (int state = 0; state < sets.size(); state++) {
            TreeMap<Integer, TreeSet<Integer>> targets = new TreeMap<>();
            for (int member : sets.get(state)) {
                for (long step : classes.steps(member)) {
                    targets.computeIfAbsent((int) (step >>> 32), letter -> new TreeSet<>())
                            .add((int) step);
                }
            }
            List<Integer> row = new ArrayList<>();
            row.add(sets.get(state).stream().anyMatch(classes::accepts) ? 1 : 0);
            targets.forEach((letter, target) -> {
                int number = numbers.computeIfAbsent(target, added -> sets.size());
                if (number == sets.size()) {
                    Flaw.unless(number < MOST_STATES, "too many states");
                    sets.add(target);
                }
                row.add(letter);
                row.add(number);
            });
            rows.add(ints(row));
        }
        BitSet accepting = new BitSet();
        IntStream.range(0, names.size()).filter(classes::accepts).forEach(accepting::set);
        return new Step(rows, names, sets.stream().map(Forger::ints).toList(), accepting);
    }

    private static int[] ints(Collection<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** A certificate that says that a set is that of the P-positions of a game (in a comply game, of the N-positions). */
    static String certificate(GameSpec game, Notation notation, List<int[]> set) {
        return head("certificate 1", game.text(), notation) + ", "
                + new Forger(notation, 2).part(game, set, 0, Optional.empty()) + "}";
    }

    /** The same about all t. */
    static String certificate(GamesInT family, Notation notation, List<int[]> set) {
        GameSpec first = family.at(BigInteger.ONE);
        return head("family certificate 1", family.text(), notation) + ", "
                + new Forger(notation, 3).part(first, set, 0, Optional.of(family)) + "}";
    }

    /** A certificate of the positions of the last Grundy value, after those of the smaller ones. */
    static String values(GameSpec game, Notation notation, List<List<int[]>> sets) {
        Forger forger = new Forger(notation, 2);
        List<String> parts = new ArrayList<>();
        for (List<int[]> set : sets) {
            forger.steps.clear();
            parts.add(forger.part(game, set, parts.size(), Optional.empty()));
        }
        int value = sets.size() - 1;
        return head("value certificate 1", game.text(), notation) + ", \"value\": " + value + ", \"smaller\": [{"
                + String.join("},{", parts.subList(0, value)) + "}], " + parts.get(value) + "}";
    }

    private static String head(String format, String game, Notation notation) {
        String a = notation.period() == 1
                ? notation.quotients().get(0).toString()
                : notation.quotients().toString();
        return "{\"format\": \"wythoff " + format + "\", \"game\": \"" + game + "\", \"a\": " + a + ", \"b\": "
                + notation.b();
    }

    private String part(GameSpec game, List<int[]> set, int value, Optional<GamesInT> family) {
        String name = value == 0 ? "P" : "value " + value;
        tables.put(name, set);
        Maneuver maneuver = game.maneuver();
        List<String> onePile = List.of("first", "second");
        List<String> pairs = game.moves().hasTwoPileMoves() ? List.of("both") : List.of();
        List<String> certain = new ArrayList<>();
        List<String> blockable = new ArrayList<>();
        switch (maneuver.scope()) {
            case ALL -> {
                blockable.addAll(onePile);
                blockable.addAll(pairs);
            }
            case DIAGONAL -> {
                certain.addAll(onePile);
                blockable.addAll(pairs);
            }
            case NIM -> {
                certain.addAll(pairs);
                blockable.addAll(onePile);
            }
            case SAME_DIAGONAL -> {
                certain.addAll(onePile);
                certain.add("unequal");
                blockable.add("equal");
            }
        }
        certain.forEach(moves -> add(game, family, moves, moves, name));
        for (String moves : blockable) {
            add(game, family, moves, moves, name);
            for (int j = 2; j <= maneuver.count(); j++) {
                add(game, family, moves + " " + j, moves, name, j == 2 ? moves : moves + " " + (j - 1));
            }
        }
        if (game.convention() == Convention.MISERE) {
            certain.addAll(blockable);
            for (String moves : certain) {
                if (maneuver.count() == 1) {
                    add(game, family, moves + " open", moves);
                } else {
                    add(game, family, moves + " open", moves, "not P");
                }
            }
        }
        return "\"set\": " + rows(set) + ", \"steps\": [" + String.join(",", steps) + "]";
    }

    private void add(GameSpec game, Optional<GamesInT> family, String name, String moves, String... into) {
        List<Table> sets = Arrays.stream(into)
                .map(one -> one.equals("not P") ? table("P").others() : table(one))
                .toList();
        Step step = step(notation, kept, Condition.of(moves, game.moves(), family), sets);
        tables.put(name, step.found());
        steps.add(step.text(name, moves, List.of(into)));
    }

    private Table table(String name) {
        return new Table(tables.get(name), notation.letters(kept), name);
    }
}
