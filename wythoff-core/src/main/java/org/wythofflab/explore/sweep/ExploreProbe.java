package org.wythofflab.explore.sweep;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.explore.Column;
import org.wythofflab.explore.Exploration;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Quantity;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Need;

/** What {@code explore} finds, measure by measure. */
final class ExploreProbe implements Probe {
    private static final int USUAL = 100_000;

    /** These are counted here, in columns of numbers. */
    private static final Set<Measure> COUNTED = EnumSet.of(Measure.COUNT, Measure.LARGEST);

    private final Exploring explorer;

    ExploreProbe(Exploring explorer) {
        this.explorer = explorer;
    }

    private static List<Measure> taken() {
        return Arrays.stream(Measure.values())
                .filter(measure -> !COUNTED.contains(measure))
                .toList();
    }

    @Override
    public List<Column> measures() {
        return taken().stream()
                .map(measure -> new Column(
                        measure.word(),
                        measure == Measure.BEAMS ? Column.Kind.INTEGER : Column.Kind.TEXT,
                        measure.about()))
                .toList();
    }

    @Override
    public int usualBound() {
        return USUAL;
    }

    @Override
    public Reading take(GameSpec game, Set<String> wanted, int bound, Budget budget) {
        Set<Measure> asked = taken().stream()
                .filter(measure -> wanted.contains(measure.word()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Measure.class)));
        return explorer.explore(game, asked, OptionalInt.of(bound), budget)
                .fold(chosen -> reading(chosen.value(), asked), refused -> Reading.refused(refused.why()));
    }

    private static Reading reading(Exploration found, Set<Measure> asked) {
        Map<String, String> values = new HashMap<>();
        for (Measure measure : asked) {
            String cell = found.of(measure).stream().map(ExploreProbe::cell).collect(Collectors.joining("; "));
            if (!cell.isEmpty()) {
                values.put(measure.word(), cell);
            }
        }
        String silences = found.silences().stream()
                .map(silence -> silence.measure().word() + ": " + silence.why())
                .collect(Collectors.joining("; "));
        return new Reading(values, silences);
    }

    private static String cell(Finding finding) {
        return finding.values().stream().map(Quantity::plain).collect(Collectors.joining(" "));
    }

    @Override
    public Need expense(GameSpec game, int bound) {
        return Expense.of(budget -> Engines.positions(game, BigInteger.valueOf(bound), budget));
    }
}
