package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.prove.Discovery;
import org.wythofflab.prove.Proof;
import org.wythofflab.rules.GameSpec;

/**
 * A discovery as a theorem of a paper.
 *
 * @param says what is proved, or how far it went
 */
record PaperStatement(GameSpec game, int value, String says, Optional<Discovery.Traits> known) {

    static PaperStatement of(Discovery found) {
        Proof proof = found.proof();
        return new PaperStatement(
                proof.game(),
                found.value(),
                proof.fold(Proof.Proved::statement, Proof.Refuted::statement, Proof.Unknown::reached),
                found.traits());
    }

    void latex(Writer out) throws IOException {
        if (known.isEmpty()) {
            out.append("% UNKNOWN: ").append(says).append("\n");
            return;
        }
        out.append("% PROVED: ")
                .append(command())
                .append("\n\\begin{theorem}\n")
                .append(math(sentence()));
        Discovery.Traits traits = known.get();
        if (traits.formula().isPresent()) {
            String formula = traits.formula().get();
            out.append("\nThese are exactly the $(x,y)$ with\n")
                    .append(formula.contains("floor") ? "\\texttt{" + formula + "}" : math(formula))
                    .append(".");
        }
        if (!traits.strips().isEmpty()) {
            out.append("\nEach of them")
                    .append(traits.symmetric() ? " with $x \\le y$" : "")
                    .append(" satisfies ");
            out.append(traits.strips().stream()
                    .map(strip -> "$" + symbols(strip) + "$")
                    .collect(Collectors.joining(" or ")));
            if (!traits.exceptions().isEmpty()) {
                out.append(", but for ")
                        .append(Findings.points(traits.exceptions()).replace(" ", ", "));
            }
            out.append(" (slopes ")
                    .append(traits.slopes().stream()
                            .map(slope -> "$" + symbols(slope) + "$")
                            .collect(Collectors.joining(", ")))
                    .append(").");
        }
        if (traits.density().isPresent()) {
            out.append("\n").append(dense(traits));
        }
        out.append("\n\\end{theorem}\n");
    }

    void markdown(Writer out) throws IOException {
        if (known.isEmpty()) {
            out.append("UNKNOWN: ").append(says).append("\n");
            return;
        }
        Discovery.Traits traits = known.get();
        out.append("**Theorem.** ").append(sentence());
        if (traits.formula().isPresent()) {
            out.append(" These are exactly the (x,y) with `")
                    .append(traits.formula().get())
                    .append("`.");
        }
        if (!traits.strips().isEmpty()) {
            out.append(" Each of them")
                    .append(traits.symmetric() ? " with x <= y" : "")
                    .append(" satisfies ");
            out.append(traits.strips().stream().map(strip -> "`" + strip + "`").collect(Collectors.joining(" or ")));
            if (!traits.exceptions().isEmpty()) {
                out.append(", but for ")
                        .append(Findings.points(traits.exceptions()).replace(" ", ", "));
            }
            out.append(" (slopes ").append(String.join(", ", traits.slopes())).append(").");
        }
        if (traits.density().isPresent()) {
            out.append(" ").append(dense(traits));
        }
        out.append("\n\n`").append(command()).append("`\n");
    }

    private static String dense(Discovery.Traits traits) {
        String words = traits.density().orElseThrow();
        return "Their density: " + words + ".";
    }

    private String command() {
        return "wythoff discover \"" + game + "\"" + (value == 0 ? "" : " --grundy " + value);
    }

    private String sentence() {
        return says + ".";
    }

    /** Words in which some are formulas. */
    private static String math(String text) {
        return text.replaceAll("U_\\(([^)]*)\\) = ([^,.]*)", "\\$U_{$1} = $2\\$")
                .replaceAll("U_\\(([^)]*)\\)", "U_{$1}")
                .replace("(x,y)", "$(x,y)$")
                .replaceAll("([xy]) = ([0-9n*+ ]*[0-9n])", "\\$$1 = $2\\$")
                .replace("*n", "n")
                .replace("exists n:", "for some $n \\ge 0$:");
    }

    private static String symbols(String formula) {
        return formula.replace("<=", "\\le")
                .replace("*", "\\,")
                .replaceAll("sqrt\\((\\d+)\\)", "\\\\sqrt{$1}")
                .replace("shift(x)", "\\sigma(x)");
    }
}
