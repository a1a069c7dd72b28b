package org.wythofflab.theory;

import java.util.List;
import java.util.stream.Stream;

/** The results of Liu and Li, General restriction of (s,t)-Wythoff's game. */
final class RestrictedStTheorems {

    private RestrictedStTheorems() {}

    static List<Theorem> all() {
        return Stream.of(StTheorems.all(), ParityTheorems.all())
                .flatMap(List::stream)
                .toList();
    }
}
