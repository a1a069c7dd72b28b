package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.prove.DocsCertificates;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.Maneuver;

/**
 * Certificates made by somebody who knows the checker: everything in them is as it should be but for one thing, or they are right
 * for another set or game. What is valid is held against plain lists of words and the definition of the games.
 * {@code -Dforged=20} makes so many times more of them.
 */
class ForgedCertificatesTest {

    private static final int TIMES = Integer.getInteger("forged", 1);
    private final Random random = new Random(Long.getLong("forged.seed", 18));

    /** Numbers below this are looked at, or those of one period of digits. */
    private static final int FEW = 14;

    private static final List<Notation> NOTATIONS = List.of(
            new Notation(List.of(2), 0),
            new Notation(List.of(2), 0),
            new Notation(List.of(3), 0),
            new Notation(List.of(7), 0),
            new Notation(List.of(1), 1),
            new Notation(List.of(1), 1),
            new Notation(List.of(2), 1),
            new Notation(List.of(2), 2),
            new Notation(List.of(4), 3),
            new Notation(List.of(1, 2), 1),
            new Notation(List.of(2, 1), 1),
            new Notation(List.of(1, 1, 2), 1));

    // ---- Words, sets and truth ------------------------------------------------------------------

    /** The words of so many digits, in order: those of 0, 1, 2, ... */
    private static List<int[]> words(Notation notation, int length) {
        List<int[]> words = new ArrayList<>();
        collect(notation, new int[length], 0, 0, words);
        return words;
    }

    private static void collect(Notation notation, int[] word, int at, int known, List<int[]> words) {
        if (at == word.length) {
            words.add(word.clone());
            return;
        }
        for (int digit = 0; digit < notation.digits(); digit++) {
            int after = notation.after(known, digit);
            if (after >= 0) {
                word[at] = digit;
                collect(notation, word, at + 1, after, words);
            }
        }
    }

    /** All words of each length that has few. */
    private static List<List<int[]>> lists(Notation notation, int few) {
        List<List<int[]>> lists = new ArrayList<>();
        for (int length = 0; lists.isEmpty() || lists.get(lists.size() - 1).size() < few; length += notation.period()) {
            lists.add(words(notation, length));
        }
        if (lists.size() > 2) {
            lists.remove(lists.size() - 1);
        }
        return lists;
    }

    private static boolean accepts(Notation notation, List<int[]> rows, int[]... words) {
        int state = 0;
        for (int place = 0; place < words[0].length && state >= 0; place++) {
            int letter = 0;
            for (int i = words.length - 1; i >= 0; i--) {
                letter = letter * notation.digits() + words[i][place];
            }
            int[] row = rows.get(state);
            state = -1;
            for (int i = 1; i < row.length; i += 2) {
                if (row[i] == letter) {
                    state = row[i + 1];
                }
            }
        }
        return state >= 0 && rows.get(state)[0] == 1;
    }

    @FunctionalInterface
    private interface Truth {
        boolean holds(int x, int y);
    }

    /** Where a set is wrong, as far as it is looked at. */
    private static Optional<String> mistake(Notation notation, List<int[]> rows, int few, Truth truth) {
        for (List<int[]> words : lists(notation, few)) {
            for (int x = 0; x < words.size(); x++) {
                for (int y = 0; y < words.size(); y++) {
                    if (accepts(notation, rows, words.get(x), words.get(y)) != truth.holds(x, y)) {
                        return Optional.of("(" + x + "," + y + ") with " + words.get(0).length + " digits");
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static final int SIZE = 40;

    /** The P-positions, in a comply game the N-positions. */
    private static Truth truth(Definition game) {
        boolean[][] p = DefinitionSolver.pPositions(game, SIZE, SIZE);
        boolean comply = game.maneuver() == Definition.Maneuver.COMPLY;
        return (x, y) -> p[x][y] != comply;
    }

    /** A certificate, unless the rules are no lines or too much would have to be read. */
    private static Optional<String> made(Supplier<String> text) {
        try {
            return Optional.of(text.get());
        } catch (Flaw beyond) {
            return Optional.empty();
        }
    }

    private static Optional<String> flaw(String text) {
        return CertificateCheck.of(text, () -> {}).flaw();
    }

    // ---- Mutants --------------------------------------------------------------------------------

    private static List<int[]> copy(List<int[]> rows) {
        return new ArrayList<>(rows.stream().map(int[]::clone).toList());
    }

    private List<int[]> random(int letters) {
        int states = 1 + random.nextInt(4);
        int kept = 1 + random.nextInt(8);
        return IntStream.range(0, states)
                .mapToObj(state -> {
                    List<Integer> row = new ArrayList<>(List.of(random.nextInt(2)));
                    for (int letter = 0; letter < letters; letter++) {
                        if (random.nextInt(8) < kept) {
                            row.add(letter);
                            row.add(random.nextInt(states));
                        }
                    }
                    return row.stream().mapToInt(Integer::intValue).toArray();
                })
                .toList();
    }

    /** A state that accepts or not, a transition elsewhere, more or less, another first state, a position more or less. */
    private List<int[]> mutant(List<int[]> rows, int letters) {
        List<int[]> mutant = copy(rows);
        int state = random.nextInt(rows.size());
        int[] row = mutant.get(state);
        switch (random.nextInt(4)) {
            case 0 -> row[0] = 1 - row[0];
            case 1 -> {
                if (row.length > 1) {
                    row[2 + 2 * random.nextInt(row.length / 2)] = random.nextInt(rows.size());
                }
            }
            case 2 -> {
                TreeMap<Integer, Integer> targets = new TreeMap<>();
                for (int i = 1; i < row.length; i += 2) {
                    targets.put(row[i], row[i + 1]);
                }
                int letter = random.nextInt(letters);
                if (targets.remove(letter) == null) {
                    targets.put(letter, random.nextInt(rows.size()));
                }
                mutant.set(
                        state,
                        IntStream.concat(
                                        IntStream.of(row[0]),
                                        targets.entrySet().stream()
                                                .flatMapToInt(step -> IntStream.of(step.getKey(), step.getValue())))
                                .toArray());
            }
            default -> {
                // The state is split: what it is reached by in one way is another state, which accepts or not.
                int[] twin = row.clone();
                twin[0] = 1 - twin[0];
                mutant.add(twin);
                int[] from = mutant.get(random.nextInt(rows.size()));
                for (int i = 1; i < from.length; i += 2) {
                    if (from[i + 1] == state) {
                        from[i + 1] = rows.size();
                        break;
                    }
                }
            }
        }
        return mutant;
    }

    // ---- One step -------------------------------------------------------------------------------

    private static boolean isAccepted(
            Notation notation, Condition moves, List<Table> sets, String text, List<int[]> found) {
        try {
            Table table = new Table(found, notation.letters(2), "found");
            new StepCheck(notation, 2, new Page(JsonText.read(text), "the step"), () -> {}).check(moves, sets, table);
            return true;
        } catch (Flaw refused) {
            return false;
        }
    }

    /** Whether there is an option of these moves, with as many digits, in all sets. */
    private static Truth found(
            Notation notation,
            Definition game,
            String moves,
            List<List<int[]>> sets,
            boolean others,
            List<int[]> words) {
        int size = words.size();
        boolean[][] in = new boolean[size][size];
        boolean[][] found = new boolean[size][size];
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                int[][] pair = {words.get(x), words.get(y)};
                in[x][y] = sets.stream().allMatch(set -> accepts(notation, set, pair) != others);
                for (DefinitionSolver.Option option : DefinitionSolver.options(game, x, y)) {
                    String name = option.twoPile() ? "both" : option.k() > 0 ? "first" : "second";
                    found[x][y] |= name.equals(moves) && in[option.x()][option.y()];
                }
            }
        }
        return (x, y) -> found[x][y];
    }

    /** Random rules, sets, numbers and lies: a step that passes found exactly what it should have. */
    @Test
    void aStepThatPassesIsTrue() throws Exception {
        int passed = 0;
        int lies = 0;
        int caught = 0;
        List<Definition> games = Stream.concat(
                        Definitions.all().stream(),
                        RandomGames.from(random.nextLong()).limit(400L * TIMES))
                .toList();
        for (int trial = 0; trial < 60 * TIMES; trial++) {
            Notation notation = NOTATIONS.get(random.nextInt(NOTATIONS.size()));
            Definition game = games.get(random.nextInt(games.size()));
            GameSpec spec = GameSpec.parse(game.text());
            String name = List.of("first", "second", "both").get(random.nextInt(3));
            if (!spec.isUniform()) {
                continue;
            }
            int letters = notation.letters(2);
            List<List<int[]>> rows = IntStream.rangeClosed(0, random.nextInt(3) / 2)
                    .mapToObj(i -> random(letters))
                    .toList();
            boolean others = random.nextInt(6) == 0;
            List<Table> sets = rows.stream()
                    .map(set -> new Table(set, letters, "a set"))
                    .map(set -> others ? set.others() : set)
                    .toList();
            Condition moves;
            Forger.Step step;
            try {
                moves = Condition.of(name, spec.moves(), Optional.empty());
                step = Forger.step(notation, 2, moves, sets);
            } catch (Flaw beyond) {
                continue;
            }
            String about = game + " " + name + " " + notation + " " + Forger.rows(rows.get(0));
            assertThat(isAccepted(notation, moves, sets, step.text(name, name, List.of("P")), step.found()))
                    .as(about)
                    .isTrue();
            List<List<int[]>> lists = lists(notation, FEW);
            List<Truth> truths = lists.stream()
                    .map(words -> found(notation, game, name, rows, others, words))
                    .toList();
            assertThat(wrong(notation, step.found(), lists, truths)).as(about).isFalse();
            passed++;
            for (int i = 0; i < 20; i++) {
                Forger.Step lie = i % 2 == 0 ? step : lie(step, letters);
                List<int[]> claimed = i % 2 == 0 ? mutant(step.found(), letters) : lie.found();
                boolean wrong = wrong(notation, claimed, lists, truths);
                lies += wrong ? 1 : 0;
                if (isAccepted(notation, moves, sets, lie.text(name, name, List.of("P"), claimed), claimed)) {
                    assertThat(wrong)
                            .as(about + " lie " + i + " " + Forger.rows(claimed))
                            .isFalse();
                } else {
                    caught += wrong ? 1 : 0;
                }
            }
        }
        assertThat(passed).isGreaterThan(10 * TIMES);
        assertThat(lies).isGreaterThan(60 * TIMES).isEqualTo(caught);
    }

    private static boolean wrong(Notation notation, List<int[]> rows, List<List<int[]>> lists, List<Truth> truths) {
        for (int i = 0; i < lists.size(); i++) {
            List<int[]> words = lists.get(i);
            for (int x = 0; x < words.size(); x++) {
                for (int y = 0; y < words.size(); y++) {
                    if (accepts(notation, rows, words.get(x), words.get(y))
                            != truths.get(i).holds(x, y)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** States that stand for more or other classes, or are reached in another way; what is found is what they then say. */
    private Forger.Step lie(Forger.Step step, int letters) {
        List<int[]> found = random.nextBoolean() ? mutant(step.found(), letters) : copy(step.found());
        List<int[]> members = new ArrayList<>();
        for (int state = 0; state < found.size(); state++) {
            members.add(step.members()
                    .get(Math.min(state, step.members().size() - 1))
                    .clone());
        }
        if (!step.classes().isEmpty()) {
            for (int more = random.nextInt(3); more >= 0; more--) {
                int state = random.nextInt(found.size());
                int[] old = members.get(state);
                int[] other = Arrays.copyOf(old, old.length + 1);
                other[old.length] = random.nextInt(step.classes().size());
                members.set(state, random.nextInt(4) == 0 ? new int[] {other[old.length]} : other);
            }
        }
        for (int state = 0; state < found.size(); state++) {
            found.get(state)[0] = Arrays.stream(members.get(state)).anyMatch(step.accepting()::get) ? 1 : 0;
        }
        return new Forger.Step(found, step.classes(), members, step.accepting());
    }

    // ---- The equation ---------------------------------------------------------------------------

    private record Kept(String name, String game, Notation notation, List<int[]> rows) {}

    private static Kept kept(String name) {
        Page page = new Page(JsonText.read(DocsCertificates.text(name)), name);
        return new Kept(
                name,
                page.get("game").text(),
                Notation.of(page),
                page.get("set").rows());
    }

    private static final List<String> NAMES = List.of(
            "nim",
            "nim-block-2",
            "nim-block-3",
            "nim-comply-2",
            "wythoff",
            "wythoff-misere",
            "wythoff-block-2",
            "wythoff-block-3",
            "wythoff-comply-2",
            "wythoff-comply-3",
            "mp-wythoff-2-2",
            "a-wythoff-3",
            "modular-3",
            "modular-4",
            "wyt-2",
            "st-2-1",
            "odd-odd-1-2",
            "odd-odd-2-3-misere",
            "odd-even-1-2",
            "odd-even-2-1-misere",
            "even-odd-1-2",
            "even-even-1-2");

    /** Steps that are right for a set that is wrong. Sets of other games, and with something altered. */
    @Test
    void aCertificateOfAWrongSetIsFalse() throws Exception {
        List<Kept> sets = NAMES.stream().map(ForgedCertificatesTest::kept).toList();
        List<Definition> games = new ArrayList<>(Definitions.all());
        RandomGames.from(random.nextLong()).limit(300L * TIMES).forEach(games::add);
        Map<Definition, Truth> truths = new HashMap<>();
        int valid = 0;
        int refused = 0;
        for (int trial = 0; trial < 200 * TIMES; trial++) {
            Kept set = sets.get(random.nextInt(sets.size()));
            Definition game = random.nextInt(6) == 0
                    ? definition(GameSpec.parse(set.game))
                    : games.get(random.nextInt(games.size()));
            GameSpec spec = GameSpec.parse(game.text());
            if (!spec.moves().isUniform() || spec.memory().isPresent()) {
                continue;
            }
            int letters = set.notation.letters(2);
            List<int[]> rows = random.nextInt(3) == 0 ? mutant(set.rows, letters) : set.rows;
            rows = random.nextInt(8) == 0 ? random(letters) : rows;
            List<int[]> claimed = rows;
            Optional<String> text = made(() -> Forger.certificate(spec, set.notation, claimed));
            if (text.isEmpty()) {
                continue;
            }
            Truth truth = truths.computeIfAbsent(game, ForgedCertificatesTest::truth);
            Optional<String> mistake = mistake(set.notation, rows, SIZE, truth);
            Optional<String> flaw = flaw(text.get());
            if (flaw.isEmpty()) {
                assertThat(mistake)
                        .as(game + " " + set.name + " " + Forger.rows(rows))
                        .isEmpty();
                valid++;
            } else {
                refused += mistake.isPresent() ? 1 : 0;
                assertThat(mistake.isPresent() || !rows.equals(set.rows))
                        .as(flaw.get() + game + set.name)
                        .isTrue();
            }
        }
        assertThat(refused).isGreaterThan(30 * TIMES);
        assertThat(valid).isPositive();
    }

    /** The right set of each game, and then almost the right one. */
    @Test
    void theRightSetIsProvedAndItsMutantsAreNot() throws Exception {
        int refused = 0;
        int valid = 0;
        for (String name : NAMES) {
            Kept set = kept(name);
            GameSpec spec = GameSpec.parse(set.game);
            Definition game = definition(spec);
            Truth truth = truth(game);
            for (int i = 0; i < 7 * TIMES; i++) {
                List<int[]> rows = i == 0 ? set.rows : mutant(set.rows, set.notation.letters(2));
                Optional<String> text = made(() -> Forger.certificate(spec, set.notation, rows));
                if (text.isEmpty()) {
                    continue;
                }
                Optional<String> mistake = mistake(set.notation, rows, SIZE, truth);
                boolean passes = flaw(text.get()).isEmpty();
                assertThat(passes || i > 0).as(name).isTrue();
                assertThat(passes && mistake.isPresent())
                        .as(name + " " + Forger.rows(rows))
                        .isFalse();
                refused += mistake.isPresent() ? 1 : 0;
                valid += passes ? 1 : 0;
            }
        }
        assertThat(refused).isGreaterThan(30 * TIMES);
        assertThat(valid).isPositive();
    }

    private static Definition definition(GameSpec spec) {
        return Definitions.all().stream()
                .filter(game -> parsed(game.text()).equals(spec))
                .findFirst()
                .orElseGet(() -> plain(spec));
    }

    /** Of what the rules themselves say. */
    private static Definition plain(GameSpec spec) {
        Maneuver maneuver = spec.maneuver();
        return new Definition(
                spec.text(),
                k -> spec.moves().first().contains(k),
                l -> spec.moves().second().contains(l),
                (k, l) -> spec.moves().both().allows(BigInteger.valueOf(k), BigInteger.valueOf(l)),
                spec.convention() == Convention.MISERE,
                Definition.Maneuver.valueOf(maneuver.kind().name()),
                maneuver.count(),
                Definition.Scope.valueOf(maneuver.scope().name()),
                (x, y) -> false);
    }

    private static GameSpec parsed(String text) {
        try {
            return GameSpec.parse(text);
        } catch (Exception wrong) {
            return fail(text, wrong);
        }
    }

    // ---- Families and values --------------------------------------------------------------------

    private static Definition parity(String kind, int s, int t, boolean misere) {
        int first = kind.startsWith("odd") ? 1 : 0;
        int second = kind.endsWith("odd") ? 1 : 0;
        Definition game = Definition.of(
                kind + "(" + s + "," + t + ")",
                k -> k % 2 == first,
                l -> l % 2 == second,
                (k, l) -> k % 2 == first && l % 2 == second && Math.max(k, l) < s * Math.min(k, l) + t);
        return misere ? game.inMisere() : game;
    }

    /** Sets of triples: those of one family for another, and with something altered. */
    @Test
    void aWrongSetOfAFamilyIsRefused() throws Exception {
        int refused = 0;
        int valid = 0;
        List<Kept> sets = Stream.of(
                        "odd-odd-1-t", "odd-even-1-t", "odd-even-2-t", "even-odd-1-t-misere", "odd-odd-2-t-misere")
                .map(ForgedCertificatesTest::kept)
                .toList();
        for (int trial = 0; trial < 30 * TIMES; trial++) {
            Kept set = sets.get(trial % sets.size());
            String own = set.game;
            String kind = List.of("odd-odd", "odd-even", "even-odd").get(random.nextInt(3));
            String text = trial / sets.size() % 4 < 3
                    ? own
                    : kind + "(" + (1 + random.nextInt(3)) + ",t)" + (random.nextBoolean() ? " misere" : "");
            List<int[]> rows =
                    text.equals(own) && trial >= sets.size() ? mutant(set.rows, set.notation.letters(3)) : set.rows;
            GamesInT family = GamesInT.parse(text);
            Optional<String> made = made(() -> Forger.certificate(family, set.notation, rows));
            if (made.isEmpty()) {
                continue;
            }
            boolean passes = flaw(made.get()).isEmpty();
            boolean wrong = false;
            List<int[]> words = words(set.notation, set.notation.b() == 0 ? 4 : 6);
            for (int t = 0; t < Math.min(7, words.size()); t++) {
                boolean[][] p = new boolean[words.size()][words.size()];
                if (t > 0) {
                    Definition game = parity(
                            text.substring(0, text.indexOf('(')),
                            Integer.parseInt(text.substring(text.indexOf('(') + 1, text.indexOf(','))),
                            t,
                            text.endsWith("misere"));
                    p = DefinitionSolver.pPositions(game, words.size(), words.size());
                }
                for (int x = 0; x < words.size(); x++) {
                    for (int y = 0; y < words.size(); y++) {
                        wrong |= accepts(set.notation, rows, words.get(x), words.get(y), words.get(t)) != p[x][y];
                    }
                }
            }
            assertThat(passes && wrong)
                    .as(text + " " + set.name + " " + Forger.rows(rows))
                    .isFalse();
            assertThat(passes || trial >= sets.size()).isTrue();
            refused += wrong ? 1 : 0;
            valid += passes ? 1 : 0;
        }
        assertThat(refused).isGreaterThan(5 * TIMES);
        assertThat(valid).isPositive();
    }

    /** The sets of values 0 and 1, of which one is altered, or they change places. */
    @Test
    void aWrongSetOfAValueIsRefused() throws Exception {
        GameSpec nim = GameSpec.parse("nim");
        Notation two = new Notation(List.of(2), 0);
        // x = y, and x and y that differ in the last digit only.
        List<int[]> zero = List.of(new int[] {1, 0, 0, 3, 0});
        List<int[]> one = List.of(new int[] {0, 0, 0, 1, 1, 2, 1, 3, 0}, new int[] {1});
        int[][] values = DefinitionSolver.grundy(Definitions.named("nim"), SIZE, SIZE);
        assertThat(flaw(Forger.values(nim, two, List.of(zero, one)))).isEmpty();
        assertThat(flaw(Forger.values(nim, two, List.of(one, zero)))).isPresent();
        assertThat(flaw(Forger.values(nim, two, List.of(zero, zero)))).isPresent();
        for (int i = 0; i < 150 * TIMES; i++) {
            List<int[]> first = random.nextInt(3) == 0 ? mutant(zero, 4) : zero;
            List<int[]> second = mutant(one, 4);
            if (flaw(Forger.values(nim, two, List.of(first, second))).isEmpty()) {
                assertThat(mistake(two, first, SIZE, (x, y) -> values[x][y] == 0))
                        .isEmpty();
                assertThat(mistake(two, second, SIZE, (x, y) -> values[x][y] == 1))
                        .isEmpty();
            }
        }
    }
}
