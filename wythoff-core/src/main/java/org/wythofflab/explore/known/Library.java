package org.wythofflab.explore.known;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wythofflab.explore.KnownSequence;

/** All sequences that are known here. The numbers and the first terms that tests compare are facts from the OEIS, CC BY-SA 4.0. */
public final class Library {
    private Library() {}

    /** By number. */
    public static List<KnownSequence> all() {
        List<KnownSequence> all = new ArrayList<>();
        all.addAll(Entries.ofWythoff());
        all.addAll(Entries.ofBandsAndConnell());
        all.addAll(Entries.ofMexRules());
        all.addAll(Entries.ofOtherGames());
        all.sort(Comparator.comparing(KnownSequence::number));
        return List.copyOf(all);
    }
}
