package org.wythofflab.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.wythofflab.rules.GameSpec;

/** Takes down what is found, and what was looked for in vain. */
public final class Notebook {
    private final Set<Measure> wanted;
    private final List<Finding> findings = new ArrayList<>();
    private final List<Exploration.Silence> silences = new ArrayList<>();

    public Notebook(Set<Measure> wanted) {
        this.wanted = Set.copyOf(wanted);
    }

    public boolean wants(Measure measure) {
        return wanted.contains(measure);
    }

    public boolean wantsAnyOf(Measure.Source source) {
        return wanted.stream().anyMatch(measure -> measure.source() == source);
    }

    /** Unless nobody asked. */
    public void add(Finding finding) {
        if (wants(finding.measure())) {
            findings.add(finding);
        }
    }

    /** A measure that gives nothing here; unless nobody asked. */
    public void silent(Measure measure, String why) {
        if (wants(measure)) {
            silences.add(new Exploration.Silence(measure, why));
        }
    }

    /** All measures that need the same list. */
    public Notebook silent(Measure.Source source, String why) {
        for (Measure measure : Measure.values()) {
            if (measure.source() == source) {
                silent(measure, why);
            }
        }
        return this;
    }

    /** @param provable findings of these name the command that may prove them */
    Exploration of(GameSpec game, Set<Measure> provable) {
        String discover = Commands.of("discover", game);
        findings.replaceAll(one -> provable.contains(one.measure()) ? one.before(discover) : one);
        findings.sort(Comparator.comparing(Finding::measure));
        silences.sort(Comparator.comparing(Exploration.Silence::measure));
        return new Exploration(game, findings, silences);
    }
}
