package org.wythofflab.explore.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Marks;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Notebook;
import org.wythofflab.explore.Quantity;
import org.wythofflab.explore.sample.Sample;

/** Formulas for the positions of a sample, numbered from 0 in the order of their time. */
public final class FitFindings {
    /** The formula of a few terms is their list. */
    private static final int LEAST_TERMS = 24;

    private static final int MOST_GAPS = 8;

    /** So many of the pairs are pointed out on a board. */
    private static final int SHOWN = 60;

    private final Notebook notebook;
    private final long bound;
    private final String subject;
    private final Terms first;
    private final Terms second;

    private FitFindings(Notebook notebook, String subject, Sample sample) {
        this.notebook = notebook;
        this.subject = subject;
        bound = sample.bound();
        long[] xs = new long[sample.size()];
        long[] ys = new long[sample.size()];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = sample.x(i);
            ys[i] = sample.y(i);
        }
        first = new Terms("A_n", xs);
        second = new Terms("B_n", ys);
    }

    /**
     * Looks for formulas.
     *
     * @param subject which positions these are, if not all
     */
    public static void note(String subject, Sample sample, Notebook notebook) {
        FitFindings findings = new FitFindings(notebook, subject, sample);
        if (sample.size() < LEAST_TERMS) {
            String why = (subject.isEmpty() ? "" : subject + " has ") + "only " + sample.size() + " pairs";
            for (Measure measure : Measure.ofPairs()) {
                notebook.silent(measure, why);
            }
            return;
        }
        findings.gaps();
        for (Terms terms : List.of(findings.first, findings.second)) {
            findings.beatty(terms);
            findings.period(terms);
        }
        findings.form();
    }

    private void gaps() {
        Map<Long, Integer> counts = new TreeMap<>();
        Map<Long, Integer> places = new TreeMap<>();
        int all = 0;
        long[] gaps = first.differences();
        for (int n = 0; n < gaps.length; n++) {
            if (gaps[n] > 0) {
                counts.merge(gaps[n], 1, Integer::sum);
                places.putIfAbsent(gaps[n], n);
                all++;
            }
        }
        int total = all;
        List<Quantity> values = new ArrayList<>();
        counts.keySet().forEach(gap -> values.add(Quantity.of(gap)));
        String shares = counts.entrySet().stream()
                .limit(MOST_GAPS)
                .map(gap -> String.format(Locale.ROOT, "%d (%.2f%%)", gap.getKey(), 100.0 * gap.getValue() / total))
                .collect(Collectors.joining(", "));
        notebook.add(new Finding(
                        Measure.GAPS,
                        subject,
                        values,
                        "between one smaller pile and the next: " + shares + (counts.size() > MOST_GAPS ? ", ..." : ""),
                        check(total))
                .seen(Marks.at(places.values().stream()
                        .limit(MOST_GAPS)
                        .flatMap(n -> Stream.of(pair(n), pair(n + 1)))
                        .distinct()
                        .toList())));
    }

    private void beatty(Terms terms) {
        Optional<Beatty> found = notebook.wants(Measure.BEATTY) ? Beatty.fitting(terms) : Optional.empty();
        if (found.isEmpty()) {
            notebook.silent(Measure.BEATTY, of(terms) + " is no floor(n*alpha + beta) with a simple alpha");
            return;
        }
        Beatty fit = found.get();
        String others = fit.others() == 0
                ? ""
                : "; so few terms fit " + fit.others() + " other simple alpha" + (fit.others() == 1 ? "" : "s")
                        + " as well";
        notebook.addProvable(new Finding(
                        Measure.BEATTY,
                        subject,
                        List.of(Quantity.of(fit.formula())),
                        terms.name() + " = " + fit.formula() + from(fit.from()) + fit.condition() + others,
                        check(terms.count() - fit.from() - 2L))
                .seen(pairs(fit.from())));
    }

    private void period(Terms terms) {
        if (!notebook.wants(Measure.PERIOD) && !notebook.wants(Measure.RECURRENCE)) {
            return;
        }
        Optional<AdditivePeriod> found = AdditivePeriod.of(terms);
        if (found.isEmpty()) {
            notebook.silent(Measure.PERIOD, "the differences of " + of(terms) + " do not repeat");
            recurrence(terms);
            return;
        }
        AdditivePeriod period = found.get();
        notebook.addProvable(new Finding(
                        Measure.PERIOD,
                        subject,
                        List.of(Quantity.of(period.period())),
                        String.format(
                                Locale.ROOT,
                                "%s(n+%d) = %s(n) + %d%s",
                                letter(terms),
                                period.period(),
                                letter(terms),
                                period.saltus(),
                                from(period.from())),
                        check(period.terms()))
                .seen(pairs(period.from())));
        notebook.addProvable(new Finding(
                        Measure.RECURRENCE,
                        subject,
                        List.of(Quantity.of(period.recurrence())),
                        letter(terms) + ": " + period.recurrence() + from(period.from() + period.period() + 1),
                        check(period.terms()))
                .seen(pairs(period.from())));
    }

    private void recurrence(Terms terms) {
        Optional<Recurrence> found = Recurrence.of(terms);
        found.ifPresent(fit -> notebook.addProvable(new Finding(
                        Measure.RECURRENCE,
                        subject,
                        List.of(Quantity.of(fit.text())),
                        letter(terms) + ": " + fit.text(),
                        check(fit.terms()))
                .seen(pairs(0))));
        if (found.isEmpty()) {
            notebook.silent(Measure.RECURRENCE, of(terms) + " has none of order below 48");
        }
    }

    private void form() {
        Optional<Form> found = notebook.wants(Measure.FORM) ? Form.fitting(first, second) : Optional.empty();
        found.ifPresent(fit -> notebook.addProvable(new Finding(
                        Measure.FORM,
                        subject,
                        List.of(Quantity.of(fit.formula())),
                        "B_n = " + fit.formula() + from(fit.from()),
                        check(fit.terms()))
                .seen(pairs(fit.from()))));
        if (found.isEmpty()) {
            notebook.silent(
                    Measure.FORM,
                    (subject.isEmpty() ? "" : subject + ": ") + "B_n is no s*A_n + t*n + c, and no square of A_n");
        }
    }

    private Marks.Spot pair(int n) {
        return new Marks.Spot(first.at(n), second.at(n));
    }

    /** The first of those that a formula is about. */
    private Marks pairs(int from) {
        return Marks.at(IntStream.range(from, Math.min(first.count(), from + SHOWN))
                .mapToObj(this::pair)
                .toList());
    }

    private String of(Terms terms) {
        return terms.name() + (subject.isEmpty() ? "" : " of " + subject);
    }

    private static String letter(Terms terms) {
        return terms.name().substring(0, 1);
    }

    private static String from(int index) {
        return index == 0 ? "" : " from n = " + index + " on";
    }

    private Check check(long chances) {
        return new Check(bound, chances, "terms");
    }
}
