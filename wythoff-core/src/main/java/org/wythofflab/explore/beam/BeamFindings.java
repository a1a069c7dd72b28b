package org.wythofflab.explore.beam;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.sample.Sample;

/** What there is to say of the beams of a sample. */
public final class BeamFindings {
    private final Sample sample;
    private final BeamFinder.Beams found;
    private final Notebook notebook;

    private BeamFindings(Sample sample, BeamFinder.Beams found, Notebook notebook) {
        this.sample = sample;
        this.found = found;
        this.notebook = notebook;
    }

    public static void note(Sample sample, BeamFinder.Beams found, Notebook notebook) {
        BeamFindings findings = new BeamFindings(sample, found, notebook);
        if (found.beams().isEmpty() && found.fans().isEmpty()) {
            findings.silence();
        } else {
            findings.number();
            findings.slopes();
            findings.density();
            findings.split();
        }
    }

    private void silence() {
        String why = "only " + found.looked() + " P-positions in the farther half: too few to tell a line";
        for (Measure measure : List.of(Measure.BEAMS, Measure.SLOPES, Measure.DENSITY, Measure.SPLIT)) {
            notebook.silent(measure, why);
        }
    }

    private void number() {
        int beams = found.beams().size();
        String fans = found.fans().stream()
                .map(fan -> "; between the slopes " + slope(fan.lowestSlope()) + " and " + slope(fan.highestSlope())
                        + " " + fan.positions() + " P-positions spread over a whole angle")
                .collect(Collectors.joining());
        String stray = found.stray() == 0 ? "" : "; " + found.stray() + " are near none of them";
        String of = sample.kind() == Sample.Kind.BOARD ? "the P-positions" : "the P-positions with x <= y";
        notebook.add(new Finding(
                Measure.BEAMS,
                "",
                List.of(Quantity.of(beams)),
                of + (beams == 0 ? " lie near no line" : " lie near " + count(beams, "line")) + " from (0,0)" + fans
                        + stray,
                check(found.looked())));
    }

    private static String slope(double value) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, "%.3f", value) : "infinity";
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private void slopes() {
        if (found.beams().isEmpty()) {
            notebook.silent(Measure.SLOPES, "there is no beam");
            notebook.silent(Measure.DENSITY, "there is no beam");
            notebook.silent(Measure.SPLIT, "there is no beam");
            return;
        }
        notebook.add(new Finding(
                Measure.SLOPES,
                "",
                quantities(Beam::slope),
                found.beams().stream()
                        .map(beam -> beam.isSteep()
                                ? "steeper than every line"
                                : beam.slope().text())
                        .collect(Collectors.joining(", ", "y/x tends to ", "")),
                check(inBeams())));
    }

    private void density() {
        if (!found.beams().isEmpty()) {
            notebook.add(new Finding(
                    Measure.DENSITY,
                    "",
                    quantities(Beam::density),
                    found.beams().stream()
                            .map(beam -> beam.density().text())
                            .collect(Collectors.joining(", ", "P-positions for each x, beam by beam: ", "")),
                    check(inBeams())));
        }
    }

    private void split() {
        for (int i = 0; i < found.beams().size(); i++) {
            Beam beam = found.beams().get(i);
            if (!beam.isSteep()) {
                Decimal spread = new Decimal(beam.spread(), beam.spread() / 10);
                notebook.add(new Finding(
                        Measure.SPLIT,
                        "beam " + (i + 1),
                        List.of(spread),
                        "no gap opens inside the beam; slopes that differ by less than " + spread.plain()
                                + " could not be told apart here",
                        check(beam.positions().size())));
            }
        }
    }

    private List<Quantity> quantities(Function<Beam, Quantity> of) {
        return new ArrayList<>(found.beams().stream().map(of).toList());
    }

    private long inBeams() {
        return found.beams().stream().mapToLong(beam -> beam.positions().size()).sum();
    }

    private Check check(long chances) {
        return new Check(sample.bound(), chances, "positions");
    }
}
