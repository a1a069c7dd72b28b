package org.wythofflab.prove.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Projection;
import org.wythofflab.prove.game.ProofStep;
import org.wythofflab.rules.GameSpec;

/** A certificate as JSON, one automaton, class or state a line. */
public final class CertificateText {

    private CertificateText() {}

    public static void write(GameSpec game, Automaton set, List<ProofStep> steps, Appendable out) throws IOException {
        out.append("{\"format\": \"wythoff certificate 1\",\n\"game\": ").append(quoted(game.text()));
        List<Integer> quotients = set.system().quotients();
        out.append(",\n\"a\": ").append(quotients.size() == 1 ? quotients.get(0).toString() : quotients.toString());
        out.append(", \"b\": ").append(Integer.toString(set.system().b()));
        out.append(",\n\"set\": ");
        automaton(set, out);
        out.append(",\n\"steps\": [");
        String separator = "\n";
        for (ProofStep step : steps) {
            out.append(separator);
            step(step, out);
            separator = ",\n";
        }
        out.append("]}\n");
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
