package org.wythofflab.lab;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.answer.Answers;
import org.wythofflab.answer.By;
import org.wythofflab.answer.SumAnswers;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Assumption;

/** How outcomes and Grundy values are to be found: by theorems, by proofs, by engines, by whichever there is, or by both to compare them. */
public record Method(By by, Set<Assumption> assumptions) {

    public Method {
        assumptions = Set.copyOf(assumptions);
    }

    public static Method usual() {
        return new Method(By.AUTO, Set.of());
    }

    /** Who answers for a game. */
    public Answers answers(GameSpec game, Inquiry inquiry) {
        return new Answers(game, by, assumptions, inquiry.proofs(), inquiry.budget());
    }

    /** Who answers for a sum of games. */
    public SumAnswers answers(GameSum sum, Inquiry inquiry) {
        return new SumAnswers(sum, by, assumptions, inquiry.proofs(), inquiry.budget());
    }

    /** What theorems say of a game. */
    public Applicable theorems(GameSpec game) {
        return Applicable.to(game, assumptions);
    }

    /** Reads {@code theory}, {@code proof}, {@code engine}, {@code both} or {@code auto}. */
    public Method by(String word) {
        return new Method(constant(By.class, "--by", word), assumptions);
    }

    /** Reads {@code superadditive}. */
    public Method assuming(String word) {
        EnumSet<Assumption> all = EnumSet.of(constant(Assumption.class, "--assume", word));
        all.addAll(assumptions);
        return new Method(by, all);
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String option, String word) {
        for (E constant : type.getEnumConstants()) {
            if (lower(constant).equals(word)) {
                return constant;
            }
        }
        throw new BadRequestException("unknown value '" + word + "' of " + option + "; there are "
                + Arrays.stream(type.getEnumConstants()).map(Method::lower).collect(Collectors.joining(", ")));
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
