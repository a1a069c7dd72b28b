package org.wythofflab.explore.sweep;

import java.util.List;
import java.util.Set;
import org.wythofflab.explore.Column;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Need;

/** One computation from which one or more measures are read, so that asking for two of them costs no more than for one. */
public interface Probe {

    List<Column> measures();

    /** How far it looks unless somebody says how far. */
    int usualBound();

    /**
     * Looks at one game. What does not fit the budget is refused in the reading.
     *
     * @param wanted the names of the measures that are wanted, so that it can spare itself the others
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    Reading take(GameSpec game, Set<String> wanted, int bound, Budget budget);

    /** What it will roughly take, to have the expensive games begun first; nothing depends on it but the time. */
    Need expense(GameSpec game, int bound);
}
