package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.MoveCases;
import org.wythofflab.prove.game.MoveClass;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;

/**
 * A theorem as files for Walnut: the set as an automaton, the number system if Walnut has no such one, and a script whose
 * evaluations all have to come out TRUE. The moves are written as formulas, so that Walnut makes its own automata of them.
 */
public final class WalnutScript {

    private static final int LONGEST_NAME = 40;

    private final GameSpec game;
    private final Kernel kernel;
    private final WalnutSystem system;
    private final String name;
    private final Dialect dialect = new WalnutDialect();
    private final StringBuilder script = new StringBuilder();

    private WalnutScript(GameSpec game, Kernel kernel, WalnutSystem system) {
        this.game = game;
        this.kernel = kernel;
        this.system = system;
        this.name = name(game);
    }

    /**
     * The texts of the files by their paths below Walnut's folder; empty if the rules are too long for formulas, or
     * the words of the number system have only some lengths.
     */
    public static Optional<Map<String, String>> of(GameSpec game, Automaton set, Outlay outlay) {
        if (set.system().period() > 1 || game.ends().isPresent()) {
            // Such words have only some lengths, while Walnut reads any number of leading zeros.
            return Optional.empty();
        }
        Kernel kernel = Kernel.of(game, set.system(), outlay).orElseThrow();
        WalnutSystem system = new WalnutSystem(set.system(), outlay);
        return new WalnutScript(game, kernel, system).files(set);
    }

    private Optional<Map<String, String>> files(Automaton set) {
        Optional<String> text = script();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> files = new LinkedHashMap<>();
        files.put("README.txt", readme());
        files.put("Command Files/" + name + ".txt", text.get());
        files.put("Automata Library/" + name + ".txt", system.file(set, system.name() + " " + system.name()));
        system.files(files);
        return Optional.of(files);
    }

    /** Letters, digits and underscores, beginning with a small letter. */
    static String name(GameSpec game) {
        String plain = "w_" + game.text().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
        return plain.substring(0, Math.min(LONGEST_NAME, plain.length())).replaceAll("_+$", "");
    }

    private String readme() {
        return "The theorem: " + name + " accepts the digits of (x,y) if and only if (x,y) is "
                + (game.maneuver().kind() == Maneuver.Kind.COMPLY ? "an N" : "a P") + "-position of " + game + ".\n"
                + "Copy the folders into Walnut's folder (6.2 or later), start Walnut there with " + name + ".txt\n"
                + "as its argument, or say: load " + name + ".txt;\n"
                + "Every evaluation has to come out TRUE: that moves make x + y smaller (" + name + "_d...), that the\n"
                + "set has no position that the rules exclude (" + name + "_k1), and lacks none that they demand ("
                + name + "_k2).\n"
                + system.remark(name);
    }

    private Optional<String> script() {
        List<MoveClass> classes = Stream.concat(kernel.certain().stream(), kernel.counted().stream())
                .toList();
        List<String> bad = new ArrayList<>();
        for (MoveClass moves : classes) {
            Optional<MoveCases> cases = moves.cases();
            if (cases.isEmpty()) {
                return Optional.empty();
            }
            define(new MoveText(moves, cases.get(), dialect));
        }
        for (MoveClass moves : kernel.certain()) {
            bad.add(into(moves, 1));
        }
        for (int[] numbers : Counts.adding(kernel.count(), kernel.counted().size())) {
            List<String> each = new ArrayList<>();
            for (int i = 0; i < numbers.length; i++) {
                if (numbers[i] > 0) {
                    each.add(into(kernel.counted().get(i), numbers[i]));
                }
            }
            bad.add(dialect.all(each));
        }
        String right = dialect.not(dialect.any(bad));
        if (kernel.isMisere()) {
            List<String> open = classes.stream()
                    .map(moves -> "$" + name + "_o" + moves.name() + "(x,y)")
                    .toList();
            right = dialect.all(List.of(right, dialect.any(open)));
        }
        command("def", "right", right);
        command("eval", "k1", "A x,y $" + name + "(x,y) => $" + name + "_right(x,y)");
        command("eval", "k2", "A x,y $" + name + "_right(x,y) => $" + name + "(x,y)");
        script.append("exit;\n");
        return Optional.of(script.toString());
    }

    /** Arguments of what is defined come in the order of the alphabet. */
    private void define(MoveText text) {
        MoveClass moves = text.moves();
        List<String> variables = Stream.concat(text.left().stream(), MoveText.names(moves.before()).stream())
                .toList();
        command("def", "m" + moves.name(), text.condition());
        String move = "$" + name + "_m" + moves.name() + "(" + String.join(",", variables) + ")";
        String some = "E " + String.join(",", text.left()) + " " + move;
        command(
                "eval",
                "d" + moves.name(),
                "A " + String.join(",", variables) + " " + move + " => " + String.join("+", text.left()) + "<"
                        + String.join("+", MoveText.names(moves.before())));
        String option = "(" + String.join(",", text.option()) + ")";
        boolean counted = kernel.counted().contains(moves);
        for (int j = 1; j <= (counted ? kernel.count() : 1); j++) {
            // At least j options: one of them has at least j - 1 itself.
            String fewer = j == 1 ? "" : " & $" + name + "_" + moves.name() + (j - 1) + option;
            command("def", moves.name() + j, some + " & $" + name + option + fewer);
        }
        if (kernel.isMisere()) {
            // Both piles are mentioned, so that it has both as arguments.
            command("def", "o" + moves.name(), "x=x & y=y & (" + some + ")");
        }
    }

    private String into(MoveClass moves, int options) {
        return "$" + name + "_" + moves.name() + options + "(x,y)";
    }

    private void command(String kind, String suffix, String formula) {
        script.append(kind).append(' ').append(name).append('_').append(suffix);
        script.append(" \"?").append(system.name()).append(' ').append(formula).append("\":\n");
    }
}
