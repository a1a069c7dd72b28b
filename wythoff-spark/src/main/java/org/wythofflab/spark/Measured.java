package org.wythofflab.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.explore.GameRow;

/**
 * The row of one game on its way back to the driver.
 *
 * @param index of the game in the family
 * @param nanos how long it took
 * @param executor who measured it
 */
record Measured(int index, ArrayList<String> cells, long nanos, String executor) implements Serializable {

    static Measured of(int index, GameRow row, long nanos, String executor) {
        ArrayList<String> cells = new ArrayList<>(List.of(row.game(), row.note()));
        cells.addAll(row.values());
        return new Measured(index, cells, nanos, executor);
    }

    GameRow row() {
        return new GameRow(cells.get(0), cells.subList(2, cells.size()), cells.get(1));
    }
}
