package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.Maneuver;

/**
 * Checks a certificate: that each step found what it says, and that with what they found the set satisfies the equation of the
 * game for all positions. Time and memory are linear in the certificate and in what can be read side by side with it.
 */
public final class CertificateCheck {

    static final String OUTCOMES = "wythoff certificate 1";
    private static final String FAMILIES = "wythoff family certificate 1";
    static final String VALUES = "wythoff value certificate 1";
    private static final String ROWS = "wythoff row certificate 1";

    private final GameSpec game;
    private final Optional<GamesInT> family;
    /** How many numbers a position is told by: the piles, and t if that is left open. */
    private final int kept;

    private final Notation notation;
    private final Clock clock;
    private final Map<String, Table> tables = new HashMap<>();
    /** The positions of smaller values, one set after the other. */
    private final List<Table> smaller = new ArrayList<>();

    private CertificateCheck(GameSpec game, Optional<GamesInT> family, Notation notation, Clock clock) {
        this.game = game;
        this.family = family;
        this.kept = family.isPresent() ? 3 : 2;
        this.notation = notation;
        this.clock = clock;
    }

    /**
     * What came of a check.
     *
     * @param game the game, if the certificate says one
     * @param family the games, if it is about all in which t is left open
     * @param value the Grundy value of the positions in the set; 0 if they are the P-positions
     * @param states of the set
     * @param row of the table of Grundy values, if the certificate is about one
     * @param flaw what is wrong, or empty if the certificate is valid
     */
    public record Result(
            Optional<GameSpec> game,
            Optional<GamesInT> family,
            int value,
            int states,
            Optional<Integer> row,
            Optional<String> flaw) {

        private static Result invalid(Optional<GameSpec> game, String flaw) {
            return new Result(game, Optional.empty(), 0, 0, Optional.empty(), Optional.of(flaw));
        }
    }

    /** Checks the text of a certificate. */
    public static Result of(String text, Clock clock) {
        Optional<GameSpec> game = Optional.empty();
        try {
            Page page = Page.of(JsonText.read(text), "the certificate");
            String format = page.text("format");
            Flaw.unless(
                    List.of(OUTCOMES, FAMILIES, VALUES, ROWS).contains(format),
                    "its format is none of \"" + OUTCOMES + "\", \"" + FAMILIES + "\", \"" + VALUES + "\" and \"" + ROWS
                            + "\"");
            if (format.equals(FAMILIES)) {
                GamesInT family = family(page.text("game"));
                return family(family, page, clock);
            }
            game = Optional.of(game(page.text("game")));
            if (format.equals(ROWS)) {
                RowCheck.check(game.get(), page, clock);
                return new Result(game, Optional.empty(), 0, 0, Optional.of(page.number("row")), Optional.empty());
            }
            CertificateCheck check = new CertificateCheck(game.get(), Optional.empty(), Notation.of(page), clock);
            int value = format.equals(VALUES) ? check.smaller(page) : 0;
            return new Result(game, Optional.empty(), value, check.go(page), Optional.empty(), Optional.empty());
        } catch (Flaw flaw) {
            return Result.invalid(game, flaw.what());
        } catch (ArithmeticException tooLarge) {
            return Result.invalid(game, "its numbers are too large");
        }
    }

    private static Result family(GamesInT family, Page page, Clock clock) {
        // Which steps there are does not depend on t.
        CertificateCheck check =
                new CertificateCheck(family.at(BigInteger.ONE), Optional.of(family), Notation.of(page), clock);
        return new Result(Optional.empty(), Optional.of(family), 0, check.go(page), Optional.empty(), Optional.empty());
    }

    /** Checks the sets of the smaller values. Such a set decides which positions are left for the next value. */
    private int smaller(Page page) {
        Flaw.unless(
                game.memory().isEmpty()
                        && game.ends().isEmpty()
                        && game.convention() == Convention.NORMAL
                        && game.maneuver().kind() == Maneuver.Kind.NONE,
                "only positions of games in normal play, without a maneuver, have values");
        List<?> sets = page.list("smaller");
        int value = page.number("value");
        Flaw.unless(value > 0 && value == sets.size(), "it has not a set for each value below " + value);
        for (int i = 0; i < value; i++) {
            go(Page.of(sets.get(i), "the part about value " + i));
            smaller.add(found(setName()));
        }
        return value;
    }

    private String setName() {
        return smaller.isEmpty() ? "P" : "value " + smaller.size();
    }

    private static GamesInT family(String text) {
        try {
            return GamesInT.parse(text);
        } catch (GameSyntaxException wrong) {
            throw new Flaw("its games cannot be read: " + wrong.getMessage());
        }
    }

    private static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException wrong) {
            throw new Flaw("its game cannot be read: " + wrong.getMessage());
        }
    }

    /** @return how many states the set has */
    private int go(Page page) {
        Maneuver maneuver = game.maneuver();
        boolean misere = game.convention() == Convention.MISERE;
        Flaw.unless(game.memory().isEmpty(), "there are no certificates for games with a memory");
        Flaw.unless(game.moves().isUniform(), "there are no certificates for moves that depend on the piles");
        Table set = table(page, "set", setName());
        tables.put("not P", set.others());
        List<?> steps = page.list("steps");
        List<Expected> expected = expected(maneuver, misere);
        Flaw.unless(steps.size() == expected.size(), "it has " + steps.size() + " steps, not " + expected.size());
        for (int i = 0; i < steps.size(); i++) {
            expected.get(i).check(Page.of(steps.get(i), page.where() + ", step " + (i + 1)));
        }
        conclude(set, expected, maneuver.count(), misere);
        return set.states();
    }

    private Table table(Page page, String key, String name) {
        Table table = new Table(page.rows(key), notation.letters(kept), name);
        tables.put(name, table);
        return table;
    }

    private Table found(String name) {
        return Objects.requireNonNull(tables.get(name), "steps are expected in an order in which this cannot be");
    }

    private enum Role {
        CERTAIN,
        BLOCKABLE,
        OPEN
    }

    /** A step that a proof must have. */
    private final class Expected {
        private final String name;
        private final String moves;
        private final List<String> into;
        private final Role role;

        Expected(String name, String moves, List<String> into, Role role) {
            this.name = name;
            this.moves = moves;
            this.into = into;
            this.role = role;
        }

        void check(Page step) {
            Flaw.unless(
                    name.equals(step.text("name"))
                            && moves.equals(step.text("moves"))
                            && into.equals(step.texts("into")),
                    step.where() + " is not \"" + name + "\"");
            List<Table> sets = into.stream().map(CertificateCheck.this::found).toList();
            Table found = table(step, "found", name);
            Takings takings = family.map(all -> Takings.of(moves, all)).orElseGet(() -> Takings.of(moves, game));
            new StepCheck(notation, takings, sets, found, step, clock);
        }
    }

    /** The steps of a proof for this game, in order. */
    private List<Expected> expected(Maneuver maneuver, boolean misere) {
        boolean pairs = game.moves().hasTwoPileMoves();
        List<String> onePile = List.of("first", "second");
        List<String> both = pairs ? List.of("both") : List.of();
        List<Expected> expected = new ArrayList<>();
        List<String> certain = switch (maneuver.scope()) {
            case ALL -> List.of();
            case DIAGONAL -> onePile;
            case NIM -> both;
            case SAME_DIAGONAL -> pairs ? List.of("first", "second", "unequal") : onePile;
        };
        List<String> blockable = switch (maneuver.scope()) {
            case ALL -> pairs ? List.of("first", "second", "both") : onePile;
            case DIAGONAL -> both;
            case NIM -> onePile;
            case SAME_DIAGONAL -> List.of("equal");
        };
        certain.forEach(moves -> expected.add(new Expected(moves, moves, List.of(setName()), Role.CERTAIN)));
        for (String moves : blockable) {
            Flaw.unless(maneuver.count() == 1 || countable(moves), "the options of this game cannot be counted");
            expected.add(new Expected(moves, moves, List.of(setName()), Role.BLOCKABLE));
            for (int j = 2; j <= maneuver.count(); j++) {
                String fewer = j == 2 ? moves : moves + " " + (j - 1);
                expected.add(new Expected(moves + " " + j, moves, List.of(setName(), fewer), Role.BLOCKABLE));
            }
        }
        if (misere) {
            List<String> all = new ArrayList<>(certain);
            all.addAll(blockable);
            // One option must be left that is not P; if nothing may be forbidden, any option does, as none is P.
            List<String> left = maneuver.count() == 1 ? List.of() : List.of("not P");
            all.forEach(moves -> expected.add(new Expected(moves + " open", moves, left, Role.OPEN)));
        }
        return expected;
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

    /** Everywhere the set holds exactly the positions from which nothing was found to win, and that have no smaller value. */
    private void conclude(Table set, List<Expected> steps, int count, boolean misere) {
        Ending ending = new Ending(notation, game.ends(), clock);
        List<Table> tables = new ArrayList<>(List.of(set));
        steps.forEach(step -> tables.add(found(step.name)));
        tables.addAll(smaller);
        Set<List<Integer>> met = new HashSet<>();
        Deque<List<Integer>> queue = new ArrayDeque<>();
        // The words of the position, the states of the tables, whether the game is over, and whether t is positive.
        int over = kept + tables.size();
        List<Integer> start = Collections.nCopies(over + 2, 0);
        met.add(start);
        queue.add(start);
        while (!queue.isEmpty()) {
            clock.tick();
            List<Integer> here = queue.removeFirst();
            if (notation.phase(here.get(0)) == 0) {
                boolean known = ending.isOver(here.get(over));
                boolean game = kept == 2 || here.get(over + 1) == 1;
                boolean right = game && (known ? !misere : lost(here.subList(kept + 1, over), steps, count, misere));
                Flaw.unless(set.accepts(here.get(kept)) == right, "the set does not satisfy the equation of the game");
            }
            for (int letter = 0; letter < notation.letters(kept); letter++) {
                List<Integer> there = new ArrayList<>(notation.after(here.subList(0, kept), letter));
                if (!there.isEmpty()) {
                    for (int i = 0; i < tables.size(); i++) {
                        there.add(tables.get(i).step(here.get(kept + i), letter));
                    }
                    there.add(kept == 2 ? ending.step(here.get(over), letter) : 0);
                    there.add(kept > 2 && letter >= notation.letters(2) ? 1 : here.get(over + 1));
                    if (met.add(there)) {
                        queue.add(there);
                    }
                }
            }
        }
    }

    /** @param here where the tables of the steps, and then those of the smaller values, stand */
    private boolean lost(List<Integer> here, List<Expected> steps, int count, boolean misere) {
        int certain = 0;
        int options = 0;
        int open = 0;
        for (int i = 0; i < steps.size(); i++) {
            Expected step = steps.get(i);
            int one = found(step.name).accepts(here.get(i)) ? 1 : 0;
            certain += step.role == Role.CERTAIN ? one : 0;
            options += step.role == Role.BLOCKABLE ? one : 0;
            open += step.role == Role.OPEN ? one : 0;
        }
        boolean taken = false;
        for (int i = 0; i < smaller.size(); i++) {
            taken |= smaller.get(i).accepts(here.get(steps.size() + i));
        }
        return !taken && certain == 0 && options < count && !(misere && open == 0);
    }
}
