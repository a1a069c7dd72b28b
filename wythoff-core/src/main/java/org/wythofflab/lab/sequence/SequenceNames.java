package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.answer.By;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.TextTable;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.PairSequence;

/** The sequences of a game, by name. */
public record SequenceNames(GameSpec game, Method method) {

    /** The sequence with this name; several of pairs may be asked for at once, as {@code A,B}. */
    Sequence named(String name) {
        Optional<Given<PairSequence>> theorem = theorem();
        PairNames names = names();
        List<PairTerm> parts = new ArrayList<>();
        String[] words = name.split(",", -1);
        for (String word : words) {
            names.part(word).ifPresent(parts::add);
        }
        if (parts.size() < words.length) {
            return named(name, names);
        }
        return theorem.<Sequence>map(found -> new TheoryPairs(game, found, List.copyOf(parts), method.by() == By.BOTH))
                .orElseGet(() -> numberedByEngine(parts));
    }

    /** Names that can be asked for; of those with a number, which are many, only the first. */
    public List<String> all() {
        List<String> all = new ArrayList<>();
        if (theorem().isPresent() || EnginePairs.objection(game).isEmpty()) {
            PairNames names = names();
            all.addAll(List.of(names.first(), names.second(), PairNames.DIFFERENCES));
        }
        all.add(Counts.NAME);
        if (hasGrundyValues()) {
            all.addAll(List.of(GrundyAntidiagonals.NAME, GrundyRow.PREFIX + "0", GrundyPlaces.PREFIX + "0"));
        }
        return all;
    }

    private PairNames names() {
        return theorem().map(TheoryPairs::names).orElse(EnginePairs.NAMES);
    }

    private Optional<Given<PairSequence>> theorem() {
        return method.by() == By.ENGINE
                ? Optional.empty()
                : method.theorems(game).pairs();
    }

    private Sequence numberedByEngine(List<PairTerm> parts) {
        if (asksForATheorem()) {
            throw LimitException.ofKnowledge("no theorem here numbers the P-positions of " + game.text()
                    + "\n  an engine may: leave out --by, or say --by engine");
        }
        return new EnginePairs(game, List.copyOf(parts));
    }

    private boolean asksForATheorem() {
        return method.by() == By.THEORY || method.by() == By.BOTH;
    }

    private Sequence named(String name, PairNames names) {
        Sequence sequence = ofEngine(name).orElseThrow(() -> unknown(name, names));
        if (asksForATheorem()) {
            throw LimitException.ofKnowledge("no theorem here gives the sequence '" + name + "' of " + game.text()
                    + "\n  an engine may: leave out --by, or say --by engine");
        }
        return sequence;
    }

    private Optional<Sequence> ofEngine(String name) {
        if (name.equals(Counts.NAME)) {
            return Optional.of(new Counts(game));
        }
        if (name.equals(GrundyAntidiagonals.NAME)) {
            return Optional.of(new GrundyAntidiagonals(game));
        }
        if (name.startsWith(GrundyRow.PREFIX)) {
            return Optional.of(new GrundyRow(game, Texts.number("row", name.substring(GrundyRow.PREFIX.length()))));
        }
        if (name.startsWith(GrundyPlaces.PREFIX)) {
            return Optional.of(
                    new GrundyPlaces(game, Texts.number("value", name.substring(GrundyPlaces.PREFIX.length()))));
        }
        return Optional.empty();
    }

    private BadRequestException unknown(String name, PairNames names) {
        TextTable table = new TextTable("  ");
        table.row(names.first(), "the first piles of the P-positions " + numbering(names));
        table.row(names.second(), "the second piles of them");
        table.row(PairNames.DIFFERENCES, names.term(PairTerm.DIFFERENCE));
        table.row(names.first() + "," + names.second(), "several of these side by side, in any order");
        table.row(Counts.NAME, new Counts(game).about());
        if (hasGrundyValues()) {
            table.row(GrundyAntidiagonals.NAME, new GrundyAntidiagonals(game).about());
            table.row(GrundyRow.PREFIX + "R", "the Grundy value of (R,n)");
            table.row(GrundyPlaces.PREFIX + "G", "the least y such that the Grundy value of (n,y) is G");
        }
        StringBuilder lines = new StringBuilder();
        try {
            table.write(lines);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        String complaint = name.isEmpty() ? "name a sequence" : "there is no sequence '" + name + "'";
        return new BadRequestException(complaint + " of " + game.text() + "; there are\n"
                + lines.toString().stripTrailing());
    }

    private String numbering(PairNames names) {
        return "(" + names.term(PairTerm.FIRST) + ", " + names.term(PairTerm.SECOND) + "), as numbered by "
                + theorem()
                        .map(found -> found.theorem().citation().inShort())
                        .orElse("an engine in order of the smaller pile");
    }

    private boolean hasGrundyValues() {
        return Engines.grundy(game, Extent.of(0, 0), Budget.of(1, 1))
                .fold(chosen -> true, refused -> refused.fits().isPresent());
    }
}
