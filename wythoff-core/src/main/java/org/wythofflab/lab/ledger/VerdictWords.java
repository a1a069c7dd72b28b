package org.wythofflab.lab.ledger;

import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Verdict;

/** A verdict for people. */
final class VerdictWords {

    static final String AGREES = "agrees";
    static final String PROVED = "proved";

    private VerdictWords() {}

    /** One of the words machines read. */
    static String word(Verdict verdict) {
        return verdict.fold(proved -> PROVED, agrees -> AGREES, refuted -> "refuted", undecided -> "undecided");
    }

    /** How far, or where and how it breaks, or why it is open. */
    static String details(Verdict verdict) {
        return verdict.fold(
                proved -> "for all positions" + comma(proved.parameters()),
                agrees -> agrees.scale().describe(agrees.bound())
                        + comma(agrees.parameters())
                        + (agrees.proved().isEmpty() ? "" : "; proved for all positions with " + agrees.proved()),
                refuted -> colon(refuted.parameters().toString())
                        + words(refuted.smallest())
                        + more(refuted.others().size()),
                undecided -> colon(undecided.parameters().toString()) + undecided.why());
    }

    static String words(Counterexample broken) {
        return "at " + broken.where() + " the paper has " + broken.printed() + ", the rules give " + broken.right();
    }

    private static String comma(String parameters) {
        return parameters.isEmpty() ? "" : ", " + parameters;
    }

    private static String colon(String parameters) {
        return parameters.isEmpty() ? "" : parameters + ": ";
    }

    private static String more(int others) {
        return others == 0 ? "" : " (and " + others + " more)";
    }
}
