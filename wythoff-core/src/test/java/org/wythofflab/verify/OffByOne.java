package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wythofflab.solve.Budget;

/** Sentences that a claim was proved by, and the same with one number one more or less. */
public final class OffByOne {

    private final Ground ground = Ground.of(Budget.of(1L << 30, 1 << 28));
    private final Proposition theorem;

    /** @param theorem what the sentences stand on */
    public OffByOne(Provable theorem) {
        this.theorem = (Proposition) theorem;
    }

    /** Each is true; and where it has numbers, it is false, somewhere, with one of them off by one. */
    public void look(String name, List<String> sentences) {
        assertThat(tried(sentences).isProved()).as(name).isTrue();
        for (String sentence : sentences) {
            List<String> mutants = of(sentence);
            assertThat(mutants)
                    .as(sentence)
                    .satisfiesAnyOf(
                            all -> assertThat(all).isEmpty(),
                            all -> assertThat(all)
                                    .anyMatch(mutant ->
                                            !tried(List.of(mutant)).broken().isEmpty()));
        }
    }

    /** What comes of some sentences. */
    public Finding tried(List<String> sentences) {
        return new Proposition(theorem.game(), theorem.formula(), sentences).tried(ground);
    }

    private static List<String> of(String text) {
        List<String> texts = new ArrayList<>();
        Matcher numbers = Pattern.compile("(?<![a-z0-9])\\d+").matcher(text);
        while (numbers.find()) {
            int number = Integer.parseInt(numbers.group());
            for (int change : number > 1 ? new int[] {1, -1} : new int[] {1}) {
                texts.add(text.substring(0, numbers.start()) + (number + change) + text.substring(numbers.end()));
            }
        }
        return texts;
    }
}
