package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Method;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.prove.ProvedValue;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Symmetry;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.theory.Theorems.Applied;

/** All that can be said about a game without solving it. */
record Portrait(
        GameSpec game,
        Ability outcomes,
        Ability grundy,
        Listed listed,
        List<Applied> theorems,
        Optional<ProvedSet> proof,
        Supplier<List<ProvedValue>> values,
        List<CatalogueEntry> papers) {

    /**
     * What needs no board, or why it does.
     *
     * @param positions about a list of P-positions
     * @param places about the positions of one Grundy value, if a table is not the only way
     */
    record Listed(Optional<String> positions, Optional<String> places) {

        static Listed of(GameSpec game, Ability outcomes, Budget budget) {
            BigInteger small = SMALL.rows();
            Optional<String> columns = Engines.columns(game, small, budget)
                    .map(Ability::of)
                    .map(list -> list.engine().equals(outcomes.engine())
                            ? "a list of P-positions needs no board: the work grows with the piles, not with their square"
                            : "a list of " + (isComply(game) ? "N" : "P") + "-positions needs no board: "
                                    + list.words());
            Optional<String> why = game.symmetry().isSymmetric()
                            && game.memory().isEmpty()
                            && game.isUniform()
                            && game.moves().first().isAll()
                            && game.maneuver().kind() == Maneuver.Kind.NONE
                    ? Optional.of(
                            "a list of P-positions needs a board: the two-pile moves are not seen to be finitely many"
                                    + " rays and single moves")
                    : Optional.empty();
            return new Listed(
                    columns.or(() -> why),
                    Engines.places(game, BigInteger.ONE, small, 0, budget)
                            .map(Ability::of)
                            .map(list -> "the positions of one value need no table: " + list.words()));
        }

        private static boolean isComply(GameSpec game) {
            return game.maneuver().kind() == Maneuver.Kind.COMPLY;
        }
    }

    /** What an engine can do: its name, if there is one, and why it or why none. */
    record Ability(boolean exists, String engine, String reason) {

        static Ability of(Choice<?> choice) {
            return choice.fold(
                    chosen -> new Ability(true, chosen.engine(), chosen.reason()),
                    refused -> new Ability(false, "", refused.why()));
        }

        /** With something more to say. */
        Ability and(Optional<String> more) {
            return new Ability(
                    exists, engine, reason + more.map(words -> "; " + words).orElse(""));
        }

        String words() {
            return exists ? "engine '" + engine + "': " + reason : "none: " + reason;
        }
    }

    /** Large enough to show which engine a game gets, small enough to fit any limit. */
    private static final Extent SMALL = Extent.of(16, 16);

    /** Amounts up to this are tried, so that a rule that has no value for some of them is found out. */
    private static final int TRIED = 255;

    /** Trying takes no longer, or not much: who describes a game does not want to wait for its rules. */
    private static final long TRIAL_NANOS = 300_000_000;

    /** More and more amounts, so that a rule whose numbers are large is tried for as long as others. */
    private static void tryOut(GameSpec game, Inquiry inquiry) {
        long end = inquiry.elapsed() + TRIAL_NANOS;
        long last = 0;
        // Twice as many amounts are four times as many pairs; a round that would take too long is not begun.
        for (int most = 3; most <= TRIED && inquiry.elapsed() + 4 * last < end; most = 2 * most + 1) {
            long start = inquiry.elapsed();
            game.moves().visitOnePile(most, most, (k, l) -> true);
            game.moves().visitTwoPile(most, most, inquiry::pulse, (k, l) -> true);
            last = inquiry.elapsed() - start;
        }
    }

    static Portrait of(GameSpec game, Inquiry inquiry) {
        tryOut(game, inquiry);
        Ability outcomes = Ability.of(Engines.outcomes(game, SMALL, inquiry.budget()));
        return new Portrait(
                game,
                outcomes,
                Ability.of(Engines.grundy(game, SMALL, inquiry.budget())),
                Listed.of(game, outcomes, inquiry.budget()),
                Method.usual().theorems(game).applied(),
                inquiry.proofs().about(game, inquiry.budget()),
                // They are long to read, and only who describes a game wants them.
                () -> inquiry.proofs().values(game, inquiry.budget()),
                Catalogue.entries().stream()
                        .filter(entry -> entry.game().equals(game))
                        .toList());
    }

    void text(Writer out) throws IOException {
        out.append(game.text()).append('\n');
        section(out, "Rules", game.words());
        section(out, "Symmetric", symmetryWords());
        section(out, "Outcomes", outcomes.and(listed.positions()).words());
        section(out, "Grundy values", grundy.and(listed.places()).words());
        for (Applied applied : theorems) {
            Optional<String> here = ForThisGame.of(game, applied.knowledge());
            String statement = applied.theorem().statement();
            section(out, applied.theorem().citation().inShort(), here.orElse(statement));
            for (String fact : applied.knowledge().facts()) {
                Paragraph.write(out, "  ", fact);
            }
            if (here.isPresent()) {
                Paragraph.write(out, "  ", "In general: " + statement);
            }
        }
        if (proof.isPresent()) {
            section(out, proof.get().citation(), "Proved: " + proof.get().statement() + ".");
        }
        for (ProvedValue one : values.get()) {
            section(out, one.citation(), "Proved: " + one.statement() + ".");
        }
        for (CatalogueEntry entry : papers) {
            section(out, entry.citation(), entry.name() + ": " + entry.known());
        }
    }

    private static void section(Writer out, String title, String text) throws IOException {
        out.append('\n').append(title).append('\n');
        Paragraph.write(out, "  ", text);
    }

    private String symmetryWords() {
        Symmetry symmetry = game.symmetry();
        return switch (symmetry.answer()) {
            case SYMMETRIC -> "yes: " + symmetry.reason();
            case NOT_SYMMETRIC -> "no: " + symmetry.reason();
            case UNDECIDED -> "undecided, and treated as not symmetric: " + symmetry.reason();
        };
    }

    void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", game.text())
                .field("rules", game.words())
                .name("symmetric");
        switch (game.symmetry().answer()) {
            case SYMMETRIC -> json.bool(true);
            case NOT_SYMMETRIC -> json.bool(false);
            case UNDECIDED -> json.string(null);
        }
        json.field("symmetryReason", game.symmetry().reason());
        ability(json.name("outcomes"), outcomes.and(listed.positions()));
        ability(json.name("grundy"), grundy.and(listed.places()));
        json.name("theorems").array();
        for (Applied applied : theorems) {
            json.object()
                    .field("id", applied.theorem().id())
                    .field("citation", applied.theorem().citation().inShort())
                    .field("here", ForThisGame.of(game, applied.knowledge()).orElse(null))
                    .field("statement", applied.theorem().statement())
                    .name("facts")
                    .array();
            for (String fact : applied.knowledge().facts()) {
                json.string(fact);
            }
            json.endArray().endObject();
        }
        json.endArray();
        json.field("certificate", proof.map(ProvedSet::name).orElse(null));
        json.name("values").array();
        for (ProvedValue one : values.get()) {
            json.object()
                    .name("value")
                    .number(one.value())
                    .field("certificate", one.name())
                    .field("statement", one.statement())
                    .endObject();
        }
        json.endArray();
        json.name("papers").array();
        for (CatalogueEntry entry : papers) {
            JsonEntries.write(json.object(), entry).endObject();
        }
        json.endArray().endObject().end();
    }

    private static void ability(JsonWriter json, Ability ability) throws IOException {
        json.object()
                .field("engine", ability.exists() ? ability.engine() : null)
                .field("reason", ability.reason())
                .endObject();
    }
}
