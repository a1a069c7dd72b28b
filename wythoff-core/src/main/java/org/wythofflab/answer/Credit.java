package org.wythofflab.answer;

import java.util.Optional;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.theory.Theorem;

/**
 * To what an answer is owed.
 *
 * @param by {@code theory}, {@code proof} or {@code engine}
 * @param theorem the id of the theorem, if it is owed to one; {@code certificate/NAME} if it is owed to a proof
 * @param inShort {@code by Theorem 10 (Fraenkel-Tanny)}
 * @param words the same with the cost, or with the reason for the engine
 */
public record Credit(String by, Optional<String> theorem, String inShort, String words) {

    public static Credit toEngine(Choice.Chosen<?> chosen, String inShort) {
        return new Credit("engine", Optional.empty(), inShort, chosen.words());
    }

    /**
     * An answer that a theorem gives.
     *
     * @param cost what comes behind the name of the theorem
     */
    public static Credit toTheorem(Theorem theorem, String cost) {
        String inShort = "by " + theorem.citation().inShort();
        return new Credit("theory", Optional.of(theorem.id()), inShort, inShort + cost);
    }

    /**
     * An answer that is read off a proved set.
     *
     * @param cost what comes behind the name of the certificate
     */
    public static Credit toProof(ProvedSet proved, String cost) {
        String inShort = "by " + proved.citation();
        return new Credit("proof", Optional.of("certificate/" + proved.name()), inShort, inShort + cost);
    }

    /** The same, after whoever hears of the progress was told. */
    public Credit announced(Budget budget) {
        budget.progress().work(words, "");
        return this;
    }

    /** Who says so, in a sentence. */
    String witness() {
        return switch (by) {
            case "theory" -> "the theorem";
            case "proof" -> "the certificate";
            default -> "the engine";
        };
    }

    /** The same answer was found in another way, too. */
    Credit confirmedBy(Credit other) {
        return new Credit(by, theorem, inShort, words + "; agrees with " + other.words.replaceFirst("^by ", ""));
    }
}
