package org.wythofflab.answer;

import org.wythofflab.rules.Place;

/** Finds the situations of one game, by theorems or by solving as much of it as they need. */
public interface Situations {

    Found<Situation> at(Place place);
}
