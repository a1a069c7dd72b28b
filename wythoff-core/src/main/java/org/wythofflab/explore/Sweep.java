package org.wythofflab.explore;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.explore.sweep.Probe;
import org.wythofflab.explore.sweep.Probes;
import org.wythofflab.explore.sweep.Reading;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;

/** Takes some measures of any game; a row depends on the game, the measures, the bound and the limits only. */
public final class Sweep {
    private final List<Column> places;
    private final List<Column> measures;
    private final OptionalInt bound;
    private final List<Probe> probes;

    /**
     * @param places of the family, whose values can be asked for like measures
     * @param bound how far each measure looks; if there is none, each has its own
     * @throws IllegalArgumentException if there is no such measure; the message says which there are
     */
    public Sweep(List<Column> places, List<String> wanted, OptionalInt bound) {
        this.places = List.copyOf(places);
        this.bound = bound;
        Map<String, Column> known = new LinkedHashMap<>();
        places.forEach(place -> known.put(place.name(), place));
        for (Column measure : measures()) {
            if (known.put(measure.name(), measure) != null) {
                throw new IllegalArgumentException(
                        "a place cannot be called '" + measure.name() + "', since a measure has that name");
            }
        }
        measures = wanted.stream()
                .map(name -> Optional.ofNullable(known.get(name))
                        .orElseThrow(() -> new IllegalArgumentException(
                                "there is no measure '" + name + "'; there are " + String.join(", ", known.keySet()))))
                .toList();
        probes = probes().stream()
                .filter(probe -> probe.measures().stream().anyMatch(measures::contains))
                .toList();
    }

    private static List<Probe> probes() {
        return Probes.all(Explorer::explore);
    }

    /** All measures there are. */
    public static List<Column> measures() {
        return probes().stream().flatMap(probe -> probe.measures().stream()).toList();
    }

    /** Those that were asked for, in that order. */
    public List<Column> columns() {
        return measures;
    }

    /**
     * Measures one game.
     *
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    public GameRow measure(GameFamily.Member member, Budget budget) {
        GameSpec game = game(member.text());
        Map<String, String> values = new HashMap<>();
        Set<String> wanted = measures.stream().map(Column::name).collect(Collectors.toSet());
        List<String> notes = new ArrayList<>();
        for (Probe probe : probes) {
            Reading reading = probe.take(game, wanted, boundOf(probe), budget);
            if (reading.values().isEmpty() && !reading.note().isEmpty()) {
                return without(member, reading.note());
            }
            values.putAll(reading.values());
            if (!reading.note().isEmpty()) {
                notes.add(reading.note());
            }
        }
        return row(member, values, String.join("; ", notes));
    }

    /** The row of a game that could not be measured: only the values of places are known. */
    public GameRow without(GameFamily.Member member, String why) {
        return row(member, Map.of(), why);
    }

    private GameRow row(GameFamily.Member member, Map<String, String> measured, String note) {
        Map<String, String> values = new HashMap<>(measured);
        for (int i = 0; i < places.size(); i++) {
            values.put(places.get(i).name(), member.values().get(i));
        }
        return new GameRow(
                member.text(),
                measures.stream()
                        .map(measure -> values.getOrDefault(measure.name(), ""))
                        .toList(),
                note);
    }

    /** Roughly how many cells a game takes: enough to begin with the expensive ones. */
    public BigInteger expense(GameFamily.Member member) {
        GameSpec game = game(member.text());
        return probes.stream()
                .map(probe -> probe.expense(game, boundOf(probe)).cells())
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private int boundOf(Probe probe) {
        return bound.orElse(probe.usualBound());
    }

    private static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException fault) {
            throw new IllegalArgumentException(fault);
        }
    }
}
