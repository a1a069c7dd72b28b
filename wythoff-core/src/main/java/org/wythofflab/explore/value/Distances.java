package org.wythofflab.explore.value;

import java.util.List;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.solve.GrundyTable;

/** How far positions of small values are from the nearest P-position, as a king walks. */
final class Distances {
    private static final int LARGEST_VALUE = 4;

    private final GrundyTable table;
    private final int side;
    /** P-positions nearer to the edge than this may have a nearer one outside. */
    private final int inside;

    Distances(GrundyTable table) {
        this.table = table;
        side = table.board().rows();
        inside = side / 2;
    }

    void note(Notebook notebook) {
        for (int value = 1; value <= LARGEST_VALUE; value++) {
            int farthest = -1;
            int near = -1;
            int atX = 0;
            int atY = 0;
            long count = 0;
            for (int x = 0; x < inside; x++) {
                for (int y = 0; y < inside; y++) {
                    if (table.at(x, y) == value) {
                        int distance = distance(x, y);
                        count++;
                        if (distance > farthest) {
                            farthest = distance;
                            atX = x;
                            atY = y;
                        }
                        if (Math.max(x, y) < inside / 2) {
                            near = Math.max(near, distance);
                        }
                    }
                }
            }
            if (count > 0) {
                Finding finding = new Finding(
                                Measure.DISTANCE,
                                "value " + value,
                                List.of(Quantity.of(farthest)),
                                "at most " + farthest + " from a P-position, as a king walks, first at (" + atX + ","
                                        + atY
                                        + ")"
                                        + (near == farthest
                                                ? ""
                                                : "; with piles below " + inside / 2 + " at most " + near),
                                new Check(inside, count, "positions"))
                        .seen(Marks.at(atX, atY));
                // The values above need all those below, so that the first is proved first.
                if (near == farthest && value == 1) {
                    notebook.addProvable(finding, " --grundy " + value);
                } else {
                    notebook.add(finding);
                }
            }
        }
    }

    private int distance(int x, int y) {
        for (int d = 0; d < side; d++) {
            for (int i = -d; i <= d; i++) {
                if (isP(x + i, y - d) || isP(x + i, y + d) || isP(x - d, y + i) || isP(x + d, y + i)) {
                    return d;
                }
            }
        }
        return side;
    }

    private boolean isP(int x, int y) {
        return x >= 0 && y >= 0 && x < side && y < side && table.at(x, y) == 0;
    }
}
