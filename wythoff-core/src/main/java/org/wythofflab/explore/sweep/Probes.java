package org.wythofflab.explore.sweep;

import java.util.List;

/** The probes there are. */
public final class Probes {
    private Probes() {}

    public static List<Probe> all(Exploring explorer) {
        return List.of(
                new CountProbe(),
                new GrundyProbe(),
                new ExploreProbe(explorer),
                new DiscoverProbe(),
                new VerifyProbe());
    }
}
