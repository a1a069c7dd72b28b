package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

/** The catalogue of games. */
public record GamesRequest() implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        return new Report()
                .as(Format.TEXT, GamesRequest::text)
                .as(Format.JSON, GamesRequest::json)
                .as(Format.CSV, GamesRequest::csv)
                .as(Format.MARKDOWN, GamesRequest::markdown);
    }

    private static void text(Writer out) throws IOException {
        Map<String, TextTable> papers = new LinkedHashMap<>();
        for (CatalogueEntry entry : Catalogue.entries()) {
            papers.computeIfAbsent(paper(entry), paper -> new TextTable("  "))
                    .row(entry.text(), entry.name(), locator(entry), entry.known());
        }
        String gap = "";
        for (Map.Entry<String, TextTable> paper : papers.entrySet()) {
            out.append(gap).append(paper.getKey()).append('\n');
            paper.getValue().write(out);
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

    private static void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).array();
        for (CatalogueEntry entry : Catalogue.entries()) {
            JsonEntries.write(json.object().field("game", entry.text()), entry).endObject();
        }
        json.endArray().end();
    }

    private static void csv(Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line("name", "game", "citation", "known");
        for (CatalogueEntry entry : Catalogue.entries()) {
            csv.line(entry.name(), entry.text(), entry.citation(), entry.known());
        }
    }

    private static void markdown(Writer out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofWords(out, List.of("name", "game", "citation", "known"));
        for (CatalogueEntry entry : Catalogue.entries()) {
            table.row(List.of(entry.name(), entry.text(), entry.citation(), entry.known()));
        }
    }
}
