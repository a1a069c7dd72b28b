package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.TextTable;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;

/**
 * The catalogue of games.
 *
 * @param byPaper whether the text has what the papers say, paper by paper, instead of plain words by kind of game
 * @param secret whether the JSON leaves out what is known of the P-positions, for somebody who wants to find it out
 */
public record GamesRequest(boolean byPaper, boolean secret) implements Request {

    public GamesRequest() {
        this(false);
    }

    public GamesRequest(boolean byPaper) {
        this(byPaper, false);
    }

    @Override
    public Report answeredBy(Lab lab) {
        return new Report()
                .as(Format.TEXT, byPaper ? GamesRequest::papers : GamesRequest::kinds)
                .as(Format.JSON, this::json)
                .as(Format.CSV, GamesRequest::csv)
                .as(Format.MARKDOWN, GamesRequest::markdown);
    }

    private static void kinds(Writer out) throws IOException {
        grouped(
                entry -> entry.kind().title(),
                (table, entry) -> table.row(entry.text(), entry.name(), entry.plain()),
                out);
    }

    private static void papers(Writer out) throws IOException {
        grouped(
                GamesRequest::paper,
                (table, entry) -> table.row(entry.text(), entry.name(), locator(entry), entry.known()),
                out);
    }

    private static void grouped(
            Function<CatalogueEntry, String> heading, BiConsumer<TextTable, CatalogueEntry> row, Writer out)
            throws IOException {
        Map<String, TextTable> groups = new LinkedHashMap<>();
        for (CatalogueEntry entry : Catalogue.entries()) {
            row.accept(groups.computeIfAbsent(heading.apply(entry), any -> new TextTable("  ")), entry);
        }
        String gap = "";
        for (Map.Entry<String, TextTable> group : groups.entrySet()) {
            out.append(gap).append(group.getKey()).append('\n');
            group.getValue().write(out);
            gap = "\n";
        }
    }

    /** A citation is a paper, a comma, and a place in it. */
    private static String paper(CatalogueEntry entry) {
        return entry.citation().substring(0, entry.citation().indexOf(", "));
    }

    private static String locator(CatalogueEntry entry) {
        return entry.citation().substring(entry.citation().indexOf(", ") + 2);
    }

    private void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).array();
        for (CatalogueEntry entry : Catalogue.entries()) {
            JsonEntries.write(json.object().field("game", entry.text()), entry, secret)
                    .endObject();
        }
        json.endArray().end();
    }

    private static void csv(Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line("name", "game", "citation", "known", "kind", "plain");
        for (CatalogueEntry entry : Catalogue.entries()) {
            csv.line(
                    entry.name(),
                    entry.text(),
                    entry.citation(),
                    entry.known(),
                    entry.kind().title(),
                    entry.plain());
        }
    }

    private static void markdown(Writer out) throws IOException {
        MarkdownWriter table =
                MarkdownWriter.ofWords(out, List.of("name", "game", "citation", "known", "kind", "plain"));
        for (CatalogueEntry entry : Catalogue.entries()) {
            table.row(List.of(
                    entry.name(),
                    entry.text(),
                    entry.citation(),
                    entry.known(),
                    entry.kind().title(),
                    entry.plain()));
        }
    }
}
