package org.wythofflab.explore.sample;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;

/** Whether P-positions come in mirrored pairs. */
public final class SymmetryFindings {
    private SymmetryFindings() {}

    public static void note(Sample sample, Notebook notebook) {
        if (sample.kind() != Sample.Kind.BOARD) {
            note("yes", "(y,x) is P with (x,y), since the rules do not tell the piles apart", 0, sample, notebook);
            return;
        }
        long[] keys = new long[sample.size()];
        Arrays.setAll(keys, i -> key(sample.x(i), sample.y(i)));
        Arrays.sort(keys);
        long alone = 0;
        int first = -1;
        for (int i = 0; i < sample.size(); i++) {
            if (Arrays.binarySearch(keys, key(sample.y(i), sample.x(i))) < 0) {
                first = alone++ == 0 ? i : first;
            }
        }
        if (alone == 0) {
            note(
                    "yes",
                    "(y,x) is P with (x,y), although the rules tell the piles apart",
                    sample.size(),
                    sample,
                    notebook);
        } else {
            String words = alone + " of " + sample.size() + " P-positions have no mirror image, the first ("
                    + sample.x(first) + "," + sample.y(first) + ")";
            note("no", words, sample.size(), Marks.at(sample.x(first), sample.y(first)), sample, notebook);
        }
    }

    private static long key(int x, int y) {
        return (long) x << Integer.SIZE | y;
    }

    private static void note(String value, String words, long chances, Sample sample, Notebook notebook) {
        Marks mirror = Marks.of(List.of(Marks.Angle.around(1, 0)));
        note(value, words, chances, mirror, sample, notebook);
    }

    private static void note(String value, String words, long chances, Marks where, Sample sample, Notebook notebook) {
        notebook.add(new Finding(
                        Measure.SYMMETRY,
                        "",
                        List.of(Quantity.of(value)),
                        words,
                        new Check(sample.bound(), chances, "positions"))
                .seen(where));
    }
}
