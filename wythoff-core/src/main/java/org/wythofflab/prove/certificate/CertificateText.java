package org.wythofflab.prove.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Projection;
import org.wythofflab.prove.game.ProofStep;
import org.wythofflab.prove.game.Solution;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GamesInT;

/** A certificate as JSON, one automaton, class or state a line. */
public final class CertificateText {

    private CertificateText() {}

    /**
     * Writes it.
     *
     * @param solutions the sets of the positions of value 0, 1, ..., or that of the P-positions alone
     */
    public static void write(GameSpec game, List<Solution> solutions, Appendable out) throws IOException {
        int value = solutions.size() - 1;
        NumberSystem system = solutions.get(value).set().system();
        head(value > 0 ? "value certificate 1" : "certificate 1", game.text(), system, out);
        if (value > 0) {
            out.append(",\n\"value\": ").append(Integer.toString(value)).append(",\n\"smaller\": [");
            String separator = "\n{";
            for (Solution smaller : solutions.subList(0, value)) {
                out.append(separator);
                solution(smaller, out);
                separator = "},\n{";
            }
            out.append("}]");
        }
        out.append(",\n");
        solution(solutions.get(value), out);
        out.append("}\n");
    }

    /** Writes one of games in which t is left open. */
    public static void write(GamesInT family, Solution solution, Appendable out) throws IOException {
        head("family certificate 1", family.text(), solution.set().system(), out);
        out.append(",\n");
        solution(solution, out);
        out.append("}\n");
    }

    private static void head(String kind, String game, NumberSystem system, Appendable out) throws IOException {
        out.append("{\"format\": ").append(quoted("wythoff " + kind));
        out.append(",\n\"game\": ").append(quoted(game));
        List<Integer> quotients = system.quotients();
        out.append(",\n\"a\": ").append(quotients.size() == 1 ? quotients.get(0).toString() : quotients.toString());
        out.append(", \"b\": ").append(Integer.toString(system.b()));
    }

    private static void solution(Solution solution, Appendable out) throws IOException {
        out.append("\"set\": ");
        automaton(solution.set(), out);
        out.append(",\n\"steps\": [");
        String separator = "\n";
        for (ProofStep step : solution.steps()) {
            out.append(separator);
            step(step, out);
            separator = ",\n";
        }
        out.append("]");
    }

    private static void step(ProofStep step, Appendable out) throws IOException {
        out.append("{\"name\": ").append(quoted(step.name()));
        out.append(", \"moves\": ").append(quoted(step.moves()));
        out.append(", \"into\": [").append(joined(step.into())).append("],\n\"found\": ");
        automaton(step.found().set(), out);
        Projection found = step.found();
        out.append(",\n\"classes\": [");
        String separator = "\n";
        for (List<String> name : found.classes()) {
            out.append(separator).append(quoted(String.join(" ", name)));
            separator = ",\n";
        }
        out.append("],\n\"states\": [");
        separator = "\n";
        for (int state = 0; state < found.states(); state++) {
            out.append(separator).append("[").append(found.members(state).toString());
            out.append(",").append(found.transitions(state).toString()).append("]");
            separator = ",\n";
        }
        out.append("]}");
    }

    /** For each state whether it accepts, and its letters and targets. */
    private static void automaton(Automaton automaton, Appendable out) throws IOException {
        out.append("[");
        String separator = "\n";
        for (int state = 0; state < automaton.states(); state++) {
            List<Integer> line = new ArrayList<>();
            line.add(automaton.accepts(state) ? 1 : 0);
            for (int t = automaton.firstOf(state); t < automaton.firstOf(state + 1); t++) {
                line.add(automaton.letter(t));
                line.add(automaton.target(t));
            }
            out.append(separator).append(line.toString());
            separator = ",\n";
        }
        out.append("]");
    }

    private static String joined(List<String> texts) {
        return texts.stream().map(CertificateText::quoted).collect(Collectors.joining(", "));
    }

    /** The texts of games and the names of sets have neither quotes nor backslashes nor control characters. */
    private static String quoted(String text) {
        return "\"" + text + "\"";
    }
}
