package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.MoveCases;
import org.wythofflab.prove.game.MoveClass;
import org.wythofflab.prove.shape.Piece;
import org.wythofflab.prove.shape.Pieces;
import org.wythofflab.rules.GameSpec;

/**
 * A theorem of linear arithmetic as a script for solvers that read SMT-LIB. It asks some times whether there is a counterexample,
 * and every time the answer has to be {@code unsat}.
 *
 * <p>A solver can do little with quantifiers that alternate. So what has to be shown to be there is asked for by name: {@code
 * P!} is P with the number of the piece worked out, and {@code first1!}, say, looks for an option only among some that are named
 * ({@link Witnesses}). Each of these implies what it stands for, so that a proof with them is one without. What has to be shown
 * there is asked for each pair of remainders of x and y by the common length of the pieces: then no division is left.
 */
public final class SmtScript {

    /** With more remainders solvers take minutes. */
    private static final int MOST_REMAINDERS = 48;

    private final GameSpec game;
    private final Kernel kernel;
    private final List<Piece> pieces;
    private final Dialect dialect = new SmtDialect();
    private final StringBuilder script = new StringBuilder();

    private SmtScript(GameSpec game, Kernel kernel, List<Piece> pieces) {
        this.game = game;
        this.kernel = kernel;
        this.pieces = pieces;
    }

    /** Empty if the set is not recognised as a union of few points, progressions and grids, or the rules are too long. */
    public static Optional<String> of(GameSpec game, Automaton set, Outlay outlay) {
        if (game.ends().isPresent()) {
            return Optional.empty();
        }
        return Pieces.of(set, outlay)
                .flatMap(pieces -> new SmtScript(
                                game, Kernel.of(game, set.system(), outlay).orElseThrow(), pieces)
                        .script());
    }

    private Optional<String> script() {
        script.append("; ").append(game).append(": every answer has to be unsat.\n");
        script.append(
                "; What ends in ! implies what it is called after: it looks at fewer numbers.\n(set-logic ALL)\n");
        define("P", position(), any(piece -> new SmtPiece(piece).contains("x", "y")));
        define("P!", position(), any(piece -> new SmtPiece(piece).number("x", "y")));
        List<MoveClass> classes = Stream.concat(kernel.certain().stream(), kernel.counted().stream())
                .toList();
        for (MoveClass moves : classes) {
            Optional<MoveCases> cases = moves.cases();
            if (cases.isEmpty()) {
                return Optional.empty();
            }
            define(new MoveText(moves, cases.get(), dialect));
        }
        script.append("(declare-const x Int)\n(declare-const y Int)\n(assert (and (>= x 0) (>= y 0)))\n");
        script.append("(declare-const a Int)\n(declare-const b Int)\n(assert (and (>= a 0) (>= b 0)))\n");
        for (String reason : reasons("")) {
            ask("a position of the set that the rules exclude", List.of("(P x y)", reason));
        }
        List<String> asked = new ArrayList<>(List.of("(not (P! x y))"));
        reasons("!").forEach(reason -> asked.add(dialect.not(reason)));
        if (kernel.isMisere()) {
            ask(
                    "a position of the set without a move",
                    List.of("(P x y)", dialect.not(dialect.any(open(classes, "!")))));
            asked.add(dialect.any(open(classes, "")));
        }
        askByRemainders("a position outside the set that the rules demand", asked);
        return Optional.of(script.toString());
    }

    private static List<String> position() {
        return List.of("x", "y");
    }

    private String any(Function<Piece, String> formula) {
        return pieces.stream().map(formula).collect(Collectors.joining("\n    ", "(or false\n    ", ")"));
    }

    /** Why a position may not be in the set. */
    private List<String> reasons(String mark) {
        List<String> reasons = new ArrayList<>();
        kernel.certain().forEach(moves -> reasons.add(into(moves, 1, mark)));
        for (int[] numbers : Counts.adding(kernel.count(), kernel.counted().size())) {
            List<String> each = new ArrayList<>();
            for (int i = 0; i < numbers.length; i++) {
                if (numbers[i] > 0) {
                    each.add(into(kernel.counted().get(i), numbers[i], mark));
                }
            }
            reasons.add(dialect.all(each));
        }
        return reasons;
    }

    private static List<String> open(List<MoveClass> classes, String mark) {
        return classes.stream()
                .map(moves -> "(open-" + moves.name() + mark + " x y)")
                .toList();
    }

    private void define(MoveText text) {
        MoveClass moves = text.moves();
        List<String> left = text.left();
        List<String> variables = Stream.concat(left.stream(), MoveText.names(moves.before()).stream())
                .toList();
        String natural = left.stream().map(name -> "(>= " + name + " 0)").collect(Collectors.joining(" "));
        define("move-" + moves.name(), variables, dialect.all(List.of(natural, text.condition())));
        String move = "(move-" + moves.name() + " " + String.join(" ", variables) + ")";
        String some =
                "(exists (" + left.stream().map(name -> "(" + name + " Int)").collect(Collectors.joining(" ")) + ") ";
        boolean counted = kernel.counted().contains(moves);
        for (int j = 1; j <= (counted ? kernel.count() : 1); j++) {
            String name = moves.name() + j;
            // At least j options: one of them has at least j - 1 itself.
            String option = " " + String.join(" ", text.option()) + ")";
            String fewer = j == 1 ? "" : " (" + moves.name() + (j - 1) + option;
            define(name, position(), some + "(and " + move + " (P" + option + fewer + "))");
            String fewerNamed = j == 1 ? "" : " (" + moves.name() + (j - 1) + "!" + option;
            define(name + "!", position(), any(piece -> named(text, piece, move + fewerNamed)));
        }
        if (kernel.isMisere()) {
            define("open-" + moves.name(), position(), some + move + ")");
            define("open-" + moves.name() + "!", position(), Nearest.of(text, move));
        }
    }

    /** An option in the piece, with a number that is named. */
    private static String named(MoveText text, Piece piece, String wanted) {
        List<String> option = text.option();
        if (piece.grid()) {
            // Two numbers would have to be named; solvers find them.
            return "(exists ("
                    + text.left().stream().map(name -> "(" + name + " Int)").collect(Collectors.joining(" "))
                    + ") (and " + wanted + " " + new SmtPiece(piece).number(option.get(0), option.get(1)) + "))";
        }
        List<String> ways = new ArrayList<>();
        for (String number : new Witnesses(text, text.cases(), piece).numbers()) {
            List<String> lets = new ArrayList<>();
            List<String> stays = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                String pile = i == 0 ? new SmtPiece(piece).first("n") : new SmtPiece(piece).second("n");
                if (text.left().contains(option.get(i))) {
                    lets.add("(" + option.get(i) + " " + pile + ")");
                } else {
                    stays.add("(= " + option.get(i) + " " + pile + ")");
                }
            }
            ways.add("(let ((n " + number + ")) (let (" + String.join(" ", lets) + ") (and (>= n 0) "
                    + String.join(" ", stays) + " " + wanted + ")))");
        }
        return ways.stream().collect(Collectors.joining("\n      ", "(or false ", ")"));
    }

    private static String into(MoveClass moves, int options, String mark) {
        return "(" + moves.name() + options + mark + " x y)";
    }

    private void define(String name, List<String> variables, String formula) {
        script.append("(define-fun ").append(name).append(" (");
        script.append(variables.stream().map(each -> "(" + each + " Int)").collect(Collectors.joining(" ")));
        script.append(") Bool\n  ").append(formula).append(")\n");
    }

    /** The same question for each pair of remainders of x and y, if they are not too many. */
    private void askByRemainders(String what, List<String> formulas) {
        int length = length();
        if (length > MOST_REMAINDERS) {
            ask(what, formulas);
            return;
        }
        for (int i = 0; i < length; i++) {
            for (int j = 0; j < length; j++) {
                String piles = "(let ((x (+ (* " + length + " a) " + i + ")) (y (+ (* " + length + " b) " + j + "))) ";
                ask(
                        what,
                        formulas.stream().map(formula -> piles + formula + ")").toList());
            }
        }
    }

    /** The least common multiple of the steps of the pieces. */
    private int length() {
        long length = 1;
        for (Piece piece : pieces) {
            for (int step : new int[] {piece.dx(), piece.dy()}) {
                length = step == 0 || length > MOST_REMAINDERS ? length : length / gcd(length, step) * step;
            }
        }
        return Math.toIntExact(length);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private void ask(String what, List<String> formulas) {
        script.append("; Is there ").append(what).append("?\n(push 1)\n");
        formulas.forEach(formula -> script.append("(assert ").append(formula).append(")\n"));
        script.append("(check-sat)\n(pop 1)\n");
    }
}
