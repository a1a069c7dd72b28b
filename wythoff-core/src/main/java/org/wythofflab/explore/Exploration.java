package org.wythofflab.explore;

import java.util.List;
import org.wythofflab.rules.GameSpec;

/**
 * What was found out about a game.
 *
 * @param findings in the order of the measures
 * @param silences measures that gave nothing, and why
 */
public record Exploration(GameSpec game, List<Finding> findings, List<Silence> silences) {

    public Exploration {
        findings = List.copyOf(findings);
        silences = List.copyOf(silences);
    }

    /** A measure that gave nothing. */
    public record Silence(Measure measure, String why) {}

    public List<Finding> of(Measure measure) {
        return findings.stream().filter(one -> one.measure() == measure).toList();
    }
}
