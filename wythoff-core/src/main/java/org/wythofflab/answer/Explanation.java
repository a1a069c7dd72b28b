package org.wythofflab.answer;

import java.util.Optional;

/**
 * Why an answer is right, in three depths. All are sentences; letters of a theorem stand in the last one only.
 *
 * @param plain what to do, and what it achieves
 * @param reason how the numbers of the position show it; empty where nobody knows more than that it was computed
 * @param proof the case of the theorem's proof, in the letters of the paper; empty for an engine
 */
public record Explanation(String plain, Optional<String> reason, Optional<String> proof) {

    /** Phrases become sentences. */
    public Explanation {
        plain = sentence(plain);
        reason = reason.map(Explanation::sentence);
        proof = proof.map(Explanation::sentence);
    }

    static Explanation of(String plain) {
        return new Explanation(plain, Optional.empty(), Optional.empty());
    }

    /** What can be read without the paper. */
    public String words() {
        return reason.map(more -> plain + " " + more).orElse(plain);
    }

    /** A phrase with a capital and a full stop. */
    static String sentence(String phrase) {
        String end = phrase.endsWith(".") ? "" : ".";
        return Character.toUpperCase(phrase.charAt(0)) + phrase.substring(1) + end;
    }
}
