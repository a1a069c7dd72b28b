package org.wythofflab.theory.restrictedst;

import java.util.List;
import java.util.stream.Stream;
import org.wythofflab.theory.Theorem;

/** The results of Liu and Li, General restriction of (s,t)-Wythoff's game. */
public final class RestrictedStTheorems {

    private RestrictedStTheorems() {}

    public static List<Theorem> all() {
        return Stream.of(StTheorems.all(), ParityTheorems.all())
                .flatMap(List::stream)
                .toList();
    }

    /** What this program adds to their results, see {@link org.wythofflab.theory.Theorems#own}. */
    public static List<Theorem> own() {
        return List.of(StTheorems.multiples());
    }
}
