package org.wythofflab.prove.export;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Tuples;

/** A number system in Walnut: one that it knows, or one that is described to it by its words and its sums. */
final class WalnutSystem {

    private final NumberSystem system;
    private final Outlay outlay;

    WalnutSystem(NumberSystem system, Outlay outlay) {
        this.system = system;
        this.outlay = outlay;
    }

    /** What it is called in formulas. */
    String name() {
        if (isKnown()) {
            return "msd_" + (system.equals(NumberSystem.FIBONACCI) ? "fib" : Integer.toString(system.digits()));
        }
        // Walnut has a system called msd_pell, which is another one.
        return "msd_w_" + system.text().replaceAll("[^a-z0-9]+", "_");
    }

    private boolean isKnown() {
        return system.equals(NumberSystem.FIBONACCI) || system.equals(NumberSystem.base(system.digits()));
    }

    /** Adds the files that Walnut needs to know the system. */
    void files(Map<String, String> files) {
        if (!isKnown()) {
            String digits = IntStream.range(0, system.digits())
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(", ", "{", "}"));
            Automaton words = new Tuples(system, 1, 1, outlay).all();
            Automaton sums = new Tuples(system, 3, 3, outlay)
                    .with(new LinearReader(system, new int[] {0, 1, 2}, new int[] {1, 1, -1}, 0)
                            .only(sign -> sign == 0))
                    .where(labels -> labels[0] == 0);
            files.put("Custom Bases/" + name() + ".txt", file(words, digits));
            files.put("Custom Bases/" + name() + "_addition.txt", file(sums, digits + " " + digits + " " + digits));
            files.put("Command Files/" + name() + ".txt", induction());
        }
    }

    /** That the sums are those of numbers: by induction, a number's successor being the least that is larger. */
    private String induction() {
        String succ = name() + "_succ";
        String quote = " \"?" + name() + " ";
        return "def " + succ + quote + "s>n & ~(E w w>n & w<s)\":\n"
                + "eval " + name() + "_zero" + quote + "A x x+0=x\":\n"
                + "eval " + name() + "_total" + quote + "A x,y E z x+y=z\":\n"
                + "eval " + name() + "_one_sum" + quote + "A x,y,z,w (x+y=z & x+y=w) => z=w\":\n"
                + "eval " + name() + "_next" + quote + "A x,y,z,s,t (x+y=z & $" + succ + "(y,s) & $" + succ
                + "(z,t)) => x+s=t\":\n"
                + "exit;\n";
    }

    String remark(String script) {
        return isKnown()
                ? ""
                : "The numbers are " + system.words() + ".\n" + name() + ".txt has Walnut check by induction that "
                        + "the sums in this system are right, which " + script + ".txt relies on.\n";
    }

    /** An automaton as Walnut reads it. Each of ours has all its states reached, and from each something accepted. */
    String file(Automaton automaton, String header) {
        boolean empty = automaton.states() == 1 && !automaton.accepts(0);
        if (empty) {
            return "false\n";
        }
        StringBuilder text = new StringBuilder(header).append('\n');
        for (int state = 0; state < automaton.states(); state++) {
            text.append('\n').append(state).append(automaton.accepts(state) ? " 1\n" : " 0\n");
            for (int t = automaton.firstOf(state); t < automaton.firstOf(state + 1); t++) {
                int letter = automaton.letter(t);
                for (int i = 0; i < automaton.arity(); i++) {
                    text.append(letter % system.digits()).append(' ');
                    letter /= system.digits();
                }
                if (letter != 0) {
                    // Walnut would drop it without a word.
                    throw new IllegalStateException("a letter has a digit too large");
                }
                text.append("-> ").append(automaton.target(t)).append('\n');
            }
        }
        return text.toString();
    }
}
