package org.wythofflab.explore;

import java.util.List;

/**
 * What was measured of one game.
 *
 * @param game its text, as the family has it
 * @param values one for each measure, in decimal or in words; empty where there is none
 * @param note what there is to say: why there are no values, or why one is missing; else empty
 */
public record GameRow(String game, List<String> values, String note) {

    public GameRow {
        values = List.copyOf(values);
    }
}
