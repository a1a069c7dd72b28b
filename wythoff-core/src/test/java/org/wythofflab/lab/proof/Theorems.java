package org.wythofflab.lab.proof;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.solve.Budget;

/** The statements of the certificates that {@code docs/discoveries/theorems.txt} names, made of the certificates alone. */
final class Theorems {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);

    private Theorems() {}

    static List<PaperStatement> all() throws IOException {
        List<Finding> findings = Finding.all();
        return Files.readAllLines(Finding.DATA.resolve("theorems.txt")).parallelStream()
                .map(name -> of(findings.stream()
                        .filter(one -> one.name().equals(name))
                        .findFirst()
                        .orElseThrow()))
                .toList();
    }

    private static PaperStatement of(Finding one) {
        ProvedSet set = one.set();
        String says = one.value() == 0
                ? set.theorem()
                : set.theorem().replace("is a P-position of", "has Grundy value " + one.value() + " in");
        return new PaperStatement(set.game(), one.value(), says, Optional.of(set.traits(BUDGET)));
    }

    static String markdown(List<PaperStatement> theorems) throws IOException {
        StringWriter out = new StringWriter();
        for (PaperStatement theorem : theorems) {
            theorem.markdown(out);
            out.append("\n");
        }
        return out.toString().strip();
    }

    static String latex(List<PaperStatement> theorems) throws IOException {
        StringWriter out = new StringWriter();
        for (PaperStatement theorem : theorems) {
            theorem.latex(out);
            out.append("\n");
        }
        return out.toString().strip() + "\n";
    }
}
