package org.wythofflab.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.wythofflab.rules.GameSpec;

/** Takes down what is found, and what was looked for in vain. */
public final class Notebook {
    private final Set<Measure> wanted;
    private final Map<Finding, String> provable = new HashMap<>();
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

    /** Something regular, which {@code discover} may prove. */
    public void addProvable(Finding finding) {
        addProvable(finding, "");
    }

    /**
     * Something regular, which {@code discover} may prove with some options.
     *
     * @param options of the command, with a space before each
     */
    public void addProvable(Finding finding, String options) {
        add(finding);
        provable.put(finding, options);
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

    /** @param discover the command that may prove what is provable, if it can be tried; asked only then */
    Exploration of(GameSpec game, Supplier<Optional<String>> discover) {
        Optional<String> command = provable.isEmpty() ? Optional.empty() : discover.get();
        command.ifPresent(words ->
                findings.replaceAll(one -> provable.containsKey(one) ? one.before(words + provable.get(one)) : one));
        findings.sort(Comparator.comparing(Finding::measure));
        silences.sort(Comparator.comparing(Exploration.Silence::measure));
        return new Exploration(game, findings, silences);
    }
}
