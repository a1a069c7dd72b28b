package org.wythofflab.explore.beam;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.explore.fit.Constants;
import org.wythofflab.explore.sample.Sample;

/** What there is to say of one beam: whether it could be several, its residues, and how far its positions are from the line. */
record BeamDetails(String subject, Beam beam, Notebook notebook) {

    /** Growth that cannot be told from none. */
    private static final double BOUNDED = 0.1;

    void note() {
        split();
        if (notebook.wants(Measure.RESIDUES)) {
            residues();
        }
        if (notebook.wants(Measure.FLUCTUATION)) {
            fluctuation();
            wave(subject, beam.positions(), line(), notebook);
        }
    }

    private void split() {
        if (beam.isSteep()) {
            notebook.silent(Measure.SPLIT, of("a beam without a slope cannot be told from several"));
            return;
        }
        Decimal spread = new Decimal(beam.spread(), beam.spread() / 10);
        notebook.add(new Finding(
                        Measure.SPLIT,
                        subject,
                        List.of(spread),
                        "no gap opens inside the beam; slopes that differ by less than " + spread.plain()
                                + " could not be told apart here",
                        check(beam.positions().size()))
                .seen(Marks.of(List.of(Marks.Angle.around(beam.slope().value(), beam.spread() / 2)))));
    }

    private void residues() {
        Sample far = beam.positions().since(beam.positions().bound() / 4);
        Optional<String> lines =
                Constants.named(beam.slope()).flatMap(slope -> Residues.lines(beam.positions(), slope));
        Optional<String> missing = Residues.missing(far, lines.isPresent());
        lines.ifPresent(words -> pattern(words, far));
        missing.ifPresent(words -> pattern(words, far));
        if (lines.isEmpty() && missing.isEmpty()) {
            notebook.silent(Measure.RESIDUES, of("every residue of x, y and y + q*x mod 2 to 12 occurs"));
        }
    }

    private void pattern(String words, Sample far) {
        notebook.addProvable(new Finding(
                        Measure.RESIDUES,
                        subject,
                        List.of(Quantity.of(words)),
                        words + ", beyond " + far.bound() / 4,
                        check(far.size()))
                .seen(line()));
    }

    private void fluctuation() {
        if (beam.isSteep()) {
            notebook.silent(Measure.FLUCTUATION, of("a beam without a slope has no line"));
            return;
        }
        Fluctuation found = Fluctuation.of(beam.positions(), beam.slope().value());
        if (!Double.isFinite(found.exponent().error())) {
            notebook.silent(Measure.FLUCTUATION, of("too few positions"));
            return;
        }
        boolean bounded = found.exponent().value() - found.exponent().error() < BOUNDED
                && found.exponent().value() < 2 * BOUNDED;
        String width = String.format(Locale.ROOT, "%.1f", found.width());
        notebook.add(new Finding(
                        Measure.FLUCTUATION,
                        subject,
                        List.of(found.exponent()),
                        "99% of the farther half lie in a strip around the line, " + width + " high"
                                + (bounded
                                        ? ", that does not seem to widen"
                                        : ", that widens like x^"
                                                + found.exponent().text()),
                        check(beam.positions().size()))
                .seen(line()));
    }

    /** A slope that goes up and down with the logarithm of the piles. */
    static void wave(String subject, Sample positions, Marks where, Notebook notebook) {
        Wave.of(positions)
                .ifPresent(wave -> notebook.add(new Finding(
                                Measure.FLUCTUATION,
                                subject,
                                List.of(wave.ratio(), wave.amplitude()),
                                String.format(
                                        Locale.ROOT,
                                        "y/x goes up and down by %s and repeats when the piles grow by a factor %s, seen %.1f times",
                                        wave.amplitude().text(),
                                        wave.ratio().text(),
                                        wave.cycles()),
                                new Check(positions.bound(), positions.size(), "positions"))
                        .seen(where)));
    }

    private Marks line() {
        return Marks.of(List.of(beam.line()));
    }

    private String of(String why) {
        return subject.isEmpty() ? why : subject + ": " + why;
    }

    private Check check(long chances) {
        return new Check(beam.positions().bound(), chances, "positions");
    }
}
