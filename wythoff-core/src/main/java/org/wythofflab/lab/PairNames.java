package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.rules.BigPosition;

/** The names of the two sequences of a numbering of P-positions, such as A and B. */
record PairNames(String first, String second) {
    static final String DIFFERENCES = "differences";

    /** Reads a name; whether its letter is large matters only where both are names. */
    Optional<PairPart> part(String word) {
        if (word.equals(DIFFERENCES)) {
            return Optional.of(PairPart.DIFFERENCE);
        }
        if (word.equals(first) || (word.equalsIgnoreCase(first) && !word.equals(second))) {
            return Optional.of(PairPart.FIRST);
        }
        return word.equalsIgnoreCase(second) ? Optional.of(PairPart.SECOND) : Optional.empty();
    }

    Sequence.Heading heading(PairPart part) {
        return switch (part) {
            case FIRST -> new Sequence.Heading(first, "$" + term(part) + "$");
            case SECOND -> new Sequence.Heading(second, "$" + term(part) + "$");
            case DIFFERENCE -> new Sequence.Heading(DIFFERENCES, "$\\delta_n$");
        };
    }

    List<Sequence.Heading> headings(List<PairPart> parts) {
        return parts.stream().map(this::heading).toList();
    }

    /** {@code A_n, where (A_n, B_n) are}. */
    String about(List<PairPart> parts) {
        return parts.stream().map(this::term).collect(Collectors.joining(", ")) + ", where (" + term(PairPart.FIRST)
                + ", " + term(PairPart.SECOND) + ") are ";
    }

    String term(PairPart part) {
        return switch (part) {
            case FIRST -> first + "_n";
            case SECOND -> second + "_n";
            case DIFFERENCE -> second + "_n - " + first + "_n";
        };
    }

    static List<BigInteger> values(List<PairPart> parts, BigPosition pair) {
        return parts.stream().map(part -> part.of(pair)).toList();
    }
}
