package org.wythofflab.prove.check;

import static java.math.BigInteger.ZERO;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.Maneuver;

/**
 * The equation of a game, which only the set of its P-positions satisfies: which steps a proof must have, and that with what
 * they found it holds everywhere. Given the sets of smaller Grundy values it is that of the next one.
 */
final class Equation {

    private final GameSpec game;
    private final Optional<GamesInT> family;
    private final Notation notation;
    private final Clock clock;
    /** How many numbers a position is told by: the piles, and t if that is left open. */
    private final int kept;

    private final boolean misere;
    /** How many smaller values there are. */
    private int value;
    /** The sets, by name: those that are claimed and those that were found. */
    private final Map<String, Table> tables = new HashMap<>();

    /** @param game one of the family, if there is one: which steps there are does not depend on t */
    Equation(GameSpec game, Optional<GamesInT> family, Notation notation, Clock clock) {
        this.game = game;
        this.family = family;
        this.notation = notation;
        this.clock = clock;
        this.kept = family.isPresent() ? 3 : 2;
        this.misere = game.convention() == Convention.MISERE;
        Flaw.unless(game.memory().isEmpty(), "there are no certificates for games with a memory");
        Flaw.unless(game.moves().isUniform(), "there are no certificates for moves that depend on the piles");
    }

    /**
     * What a proof must find.
     *
     * @param weight how many options that may be forbidden it stands for; 0 if it only says that a move is left
     */
    private record Step(String name, String moves, List<String> into, int weight) {}

    private static String setName(int value) {
        return value == 0 ? "P" : "value " + value;
    }

    /** Checks the sets of the smaller values. Such a set decides which positions are left for the next value. */
    int smaller(Page page) {
        Flaw.unless(
                game.ends().isEmpty() && !misere && game.maneuver().kind() == Maneuver.Kind.NONE,
                "only positions of games in normal play, without a maneuver, have values");
        List<Page> sets = page.get("smaller").list();
        int last = page.get("value").number();
        Flaw.unless(last > 0 && last == sets.size(), "it has not a set for each value below " + last);
        for (; value < last; value++) {
            check(new Page(sets.get(value).value(), "the part about value " + value));
        }
        return last;
    }

    /**
     * Checks the steps of a page, and that its set satisfies the equation.
     *
     * @return how many states the set has
     */
    int check(Page page) {
        Table set = read(page, "set", setName(value));
        tables.put("not P", set.others());
        List<Page> pages = page.get("steps").list();
        // Each option that may be forbidden has a step: else it need not be asked what these would be.
        Flaw.unless(game.maneuver().count() <= pages.size(), "it has too few steps");
        List<Step> steps = steps();
        Flaw.unless(steps.size() == pages.size(), "it has " + pages.size() + " steps, not " + steps.size());
        for (int i = 0; i < steps.size(); i++) {
            check(steps.get(i), new Page(pages.get(i).value(), page.where() + ", step " + (i + 1)));
        }
        // What has a smaller value is not lost either.
        for (int i = 0; i < value; i++) {
            steps.add(new Step(setName(i), "", List.of(), 1));
        }
        Flaw.unless(holds(set, steps), "the set does not satisfy the equation of the game");
        return set.states();
    }

    private void check(Step step, Page page) {
        Flaw.unless(
                step.name.equals(page.get("name").text())
                        && step.moves.equals(page.get("moves").text())
                        && step.into.equals(page.get("into").texts()),
                page.where() + " is not \"" + step.name + "\"");
        List<Table> sets = step.into.stream().map(this::table).toList();
        Condition moves = Condition.of(step.moves, game.moves(), family);
        new StepCheck(notation, kept, page, clock).check(moves, sets, read(page, "found", step.name));
    }

    private Table read(Page page, String key, String name) {
        Table table = new Table(page.get(key).rows(), notation.letters(kept), name);
        tables.put(name, table);
        return table;
    }

    private Table table(String name) {
        return Objects.requireNonNull(tables.get(name), "steps are expected in an order in which this cannot be");
    }

    /** The steps of a proof for this game, in order. */
    private List<Step> steps() {
        boolean diagonal = game.maneuver().scope() == Maneuver.Scope.SAME_DIAGONAL;
        List<String> classes = new ArrayList<>(List.of("first", "second"));
        if (game.moves().hasTwoPileMoves()) {
            classes.add(diagonal ? "unequal" : "both");
        }
        if (diagonal) {
            classes.add("equal");
        }
        classes.sort(Comparator.comparing(this::isBlockable));
        int count = game.maneuver().count();
        List<Step> steps = new ArrayList<>();
        for (String moves : classes) {
            boolean blockable = isBlockable(moves);
            steps.add(new Step(moves, moves, List.of(setName(value)), blockable ? 1 : count));
            Flaw.unless(count == 1 || !blockable || countable(moves), "the options of this game cannot be counted");
            String fewer = moves;
            for (int j = 2; blockable && j <= count; j++) {
                steps.add(new Step(moves + " " + j, moves, List.of(setName(value), fewer), 1));
                fewer = moves + " " + j;
            }
        }
        if (misere) {
            // One option must be left that is not P; if nothing may be forbidden, any option does, as none is P.
            List<String> left = count == 1 ? List.of() : List.of("not P");
            classes.forEach(moves -> steps.add(new Step(moves + " open", moves, left, 0)));
        }
        return steps;
    }

    private boolean isBlockable(String moves) {
        return switch (game.maneuver().scope()) {
            case ALL -> true;
            case DIAGONAL -> "both".equals(moves);
            case NIM -> !"both".equals(moves);
            case SAME_DIAGONAL -> "equal".equals(moves);
        };
    }

    /** Whether the options of an option of this class are those of the position that come after it. */
    private boolean countable(String moves) {
        return switch (moves) {
            case "first" -> game.moves().first().isAll();
            case "second" -> game.moves().second().isAll();
            case "both" ->
                "wythoff"
                        .equals(GameSpec.of(game.moves(), Maneuver.NONE, Convention.NORMAL)
                                .text());
            default -> "equal".equals(moves);
        };
    }

    /** Whether the set holds exactly the positions from which nothing was found to win. */
    private boolean holds(Table set, List<Step> steps) {
        List<Table> found = steps.stream().map(step -> table(step.name)).toList();
        Optional<Condition> end = game.ends().map(Condition::of);
        int[] tracks = IntStream.range(0, kept).toArray();
        List<Reader> readers = new ArrayList<>();
        found.forEach(table -> readers.add(table.on(tracks, notation, false)));
        readers.add(set.on(tracks, notation, false));
        end.ifPresent(condition -> readers.addAll(condition.readers(notation, kept)));
        if (kept > 2) {
            readers.add(Sum.amount(notation, new int[] {0, 0, 1}));
        }
        Walk walk = new Walk(notation, readers, tracks, kept, clock);
        return walk.always(state -> {
            long options = 0;
            boolean open = !misere;
            for (int i = 0; i < found.size(); i++) {
                if (found.get(i).accepts(walk.known(state, i))) {
                    options += steps.get(i).weight;
                    open |= steps.get(i).weight == 0;
                }
            }
            boolean lost = open && options < game.maneuver().count();
            if (end.isPresent() && end.get().test().holds(walk.example(state, 0), walk.example(state, 1), ZERO)) {
                lost = !misere;
            }
            // There is no game with t = 0.
            boolean played = kept == 2 || walk.example(state, 2).signum() > 0;
            return set.accepts(walk.known(state, found.size())) == (played && lost);
        });
    }
}
