package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.rules.BigPosition;

/** The names of the two sequences of a numbering of P-positions, such as A and B. */
record PairNames(String first, String second) {
    static final String DIFFERENCES = "differences";

    /** Reads a name; whether its letter is large matters only where both are names. */
    Optional<PairTerm> part(String word) {
        if (word.equals(DIFFERENCES)) {
            return Optional.of(PairTerm.DIFFERENCE);
        }
        if (word.equals(first) || (word.equalsIgnoreCase(first) && !word.equals(second))) {
            return Optional.of(PairTerm.FIRST);
        }
        return word.equalsIgnoreCase(second) ? Optional.of(PairTerm.SECOND) : Optional.empty();
    }

    Sequence.Heading heading(PairTerm part) {
        return switch (part) {
            case FIRST -> new Sequence.Heading(first, "$" + term(part) + "$");
            case SECOND -> new Sequence.Heading(second, "$" + term(part) + "$");
            case DIFFERENCE -> new Sequence.Heading(DIFFERENCES, "$\\delta_n$");
        };
    }

    List<Sequence.Heading> headings(List<PairTerm> parts) {
        return parts.stream().map(this::heading).toList();
    }

    /** {@code A_n, where (A_n, B_n) are}. */
    String about(List<PairTerm> parts) {
        return parts.stream().map(this::term).collect(Collectors.joining(", ")) + ", where (" + term(PairTerm.FIRST)
                + ", " + term(PairTerm.SECOND) + ") are ";
    }

    String term(PairTerm part) {
        return switch (part) {
            case FIRST -> first + "_n";
            case SECOND -> second + "_n";
            case DIFFERENCE -> second + "_n - " + first + "_n";
        };
    }

    static List<BigInteger> values(List<PairTerm> parts, BigPosition pair) {
        return parts.stream().map(part -> part.of(pair)).toList();
    }
}
