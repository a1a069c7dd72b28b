package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.Writer;
import java.util.stream.Collectors;
import org.wythofflab.prove.Discovery;
import org.wythofflab.prove.Proof;

/** A discovery as a theorem of a paper. */
record PaperStatement(Discovery found) {

    void latex(Writer out) throws IOException {
        if (found.traits().isEmpty()) {
            out.append("% UNKNOWN: ").append(why()).append("\n");
            return;
        }
        out.append("% PROVED: ")
                .append(command())
                .append("\n\\begin{theorem}\n")
                .append(math(sentence()));
        Discovery.Traits traits = found.traits().get();
        if (traits.formula().isPresent()) {
            out.append("\nThese are exactly the $(x,y)$ with\n")
                    .append(math(traits.formula().get()))
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
        out.append("\n\\end{theorem}\n");
    }

    void markdown(Writer out) throws IOException {
        if (found.traits().isEmpty()) {
            out.append("UNKNOWN: ").append(why()).append("\n");
            return;
        }
        Discovery.Traits traits = found.traits().get();
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
        out.append("\n\n`").append(command()).append("`\n");
    }

    private String command() {
        return "wythoff discover \"" + found.proof().game() + "\""
                + (found.value() == 0 ? "" : " --grundy " + found.value());
    }

    private String why() {
        return found.proof().fold(Proof.Proved::statement, Proof.Refuted::statement, Proof.Unknown::reached);
    }

    private String sentence() {
        return why() + ".";
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
