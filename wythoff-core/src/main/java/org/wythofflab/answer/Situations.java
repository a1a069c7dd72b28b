package org.wythofflab.answer;

import java.util.Optional;
import org.wythofflab.rules.Place;

/** Finds the situations of one game, by theorems or by solving as much of it as they need. */
public interface Situations {

    Found<Situation> at(Place place);

    /** The name a paper gives to the piles, such as {@code (A_7, B_7)}. */
    default Optional<String> name(Place place) {
        return Optional.empty();
    }
}
