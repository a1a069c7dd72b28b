package org.wythofflab.explore.sweep;

import java.util.OptionalInt;
import java.util.Set;
import org.wythofflab.explore.Exploration;
import org.wythofflab.explore.Measure;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;

/** Whoever explores: the index of the room, which its bodies do not know. */
@FunctionalInterface
public interface Exploring {
    Choice<Exploration> explore(GameSpec game, Set<Measure> wanted, OptionalInt bound, Budget budget);
}
