package org.wythofflab.explore.beam;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.explore.fit.Constants;
import org.wythofflab.explore.sample.Sample;

/** What there is to say of the beams of a sample: how many, their slopes and densities. */
public final class BeamFindings {
    private static final List<Measure> ALL = List.of(
            Measure.BEAMS, Measure.SLOPES, Measure.DENSITY, Measure.SPLIT, Measure.RESIDUES, Measure.FLUCTUATION);

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
            String why = "only " + found.looked() + " P-positions in the farther half: too few to tell a line";
            ALL.forEach(measure -> notebook.silent(measure, why));
            return;
        }
        findings.number();
        if (found.beams().isEmpty()) {
            ALL.stream()
                    .filter(measure -> measure != Measure.BEAMS)
                    .forEach(measure -> notebook.silent(measure, "there is no beam"));
        } else {
            findings.slopes();
            findings.density();
        }
        findings.details();
    }

    private void number() {
        int beams = found.beams().size();
        String fans = found.fans().stream()
                .map(fan -> "; between the slopes " + slope(fan.lowestSlope()) + " and " + slope(fan.highestSlope())
                        + " " + fan.looked() + " of them spread over a whole angle")
                .collect(Collectors.joining());
        String stray = found.stray() == 0 ? "" : "; " + found.stray() + " of them are near no line";
        String of = sample.kind() == Sample.Kind.BOARD ? "the P-positions" : "the P-positions with x <= y";
        String lines = beams == 0 ? " lie near no line" : " lie near " + beams + (beams == 1 ? " line" : " lines");
        notebook.add(new Finding(
                        Measure.BEAMS,
                        "",
                        List.of(Quantity.of(beams)),
                        of + lines + " from (0,0)" + fans + stray,
                        check(found.looked()))
                .seen(Marks.of(everything())));
    }

    private static String slope(double value) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, "%.3f", value) : "infinity";
    }

    /** Positions along lines whose slopes are simple numbers may be told by their digits. */
    private void slopes() {
        Finding slopes = new Finding(
                        Measure.SLOPES,
                        "",
                        quantities(Beam::slope),
                        "y/x is near " + words(beam -> beam.isSteep() ? "no number, and grows" : named(beam)),
                        check(inBeams()))
                .seen(lines());
        if (found.beams().stream()
                .allMatch(beam -> Constants.named(beam.slope()).isPresent())) {
            notebook.addProvable(slopes);
        } else {
            notebook.add(slopes);
        }
    }

    private static String named(Beam beam) {
        return beam.slope().text()
                + Constants.named(beam.slope())
                        .filter(name -> !name.isWhole())
                        .map(name -> " (" + name.text() + "?)")
                        .orElse("");
    }

    private void density() {
        notebook.add(new Finding(
                        Measure.DENSITY,
                        "",
                        quantities(Beam::density),
                        words(beam -> beam.density().text()) + " P-positions for each x",
                        check(inBeams()))
                .seen(lines()));
    }

    private void details() {
        for (int i = 0; i < found.beams().size(); i++) {
            String subject = found.beams().size() == 1 ? "" : "beam " + (i + 1);
            new BeamDetails(subject, found.beams().get(i), notebook).note();
        }
        for (BeamFinder.Fan fan : notebook.wants(Measure.FLUCTUATION) ? found.fans() : List.<BeamFinder.Fan>of()) {
            BeamDetails.wave(
                    "the angle above slope " + slope(fan.lowestSlope()),
                    fan.positions(),
                    Marks.of(List.of(angle(fan))),
                    notebook);
        }
    }

    private Marks lines() {
        return Marks.of(found.beams().stream().map(Beam::line).toList());
    }

    private List<Marks.Angle> everything() {
        return Stream.concat(
                        found.beams().stream().map(Beam::line),
                        found.fans().stream().map(BeamFindings::angle))
                .toList();
    }

    private static Marks.Angle angle(BeamFinder.Fan fan) {
        return Marks.Angle.between(fan.lowestSlope(), fan.highestSlope());
    }

    private List<Quantity> quantities(Function<Beam, Quantity> of) {
        return found.beams().stream().map(of).toList();
    }

    private String words(Function<Beam, String> of) {
        return found.beams().stream().map(of).collect(Collectors.joining(", "));
    }

    private long inBeams() {
        return found.beams().stream().mapToLong(beam -> beam.positions().size()).sum();
    }

    private Check check(long chances) {
        return new Check(sample.bound(), chances, "positions");
    }
}
