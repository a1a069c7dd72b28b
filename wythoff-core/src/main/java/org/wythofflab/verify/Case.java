package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A claim for one choice of parameters. */
public record Case(Parameters parameters, Check check) {

    /** A check for two parameters. */
    @FunctionalInterface
    public interface OfTwo {
        Check with(int first, int second);
    }

    public static List<Case> single(Check check) {
        return List.of(new Case(Parameters.NONE, check));
    }

    /** One case for each value from {@code least} to {@code most}. */
    public static List<Case> over(String name, int least, int most, IntFunction<Check> check) {
        List<Case> cases = new ArrayList<>();
        for (int value = least; value <= most; value++) {
            cases.add(new Case(Parameters.of(name, value), check.apply(value)));
        }
        return cases;
    }

    /** One case for each pair of values, from 1 on. */
    public static List<Case> over(String first, int mostFirst, String second, int mostSecond, OfTwo check) {
        List<Case> cases = new ArrayList<>();
        for (int a = 1; a <= mostFirst; a++) {
            for (int b = 1; b <= mostSecond; b++) {
                cases.add(new Case(Parameters.of(first, a).and(second, b), check.with(a, b)));
            }
        }
        return cases;
    }

    /** One case for each text, such as a function or a game. */
    public static List<Case> over(String name, List<String> texts, Function<String, Check> check) {
        return texts.stream()
                .map(text -> new Case(Parameters.of(name, text), check.apply(text)))
                .toList();
    }
}
