package org.wythofflab.lab.ledger;

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
import org.wythofflab.render.Paragraph;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Claim;

/**
 * The claims of the ledger.
 *
 * @param ids which ones, by id or by the paper's; none means all
 */
public record ClaimsRequest(List<String> ids) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        List<Claim> claims = ClaimIds.read(ids);
        return new Report()
                .as(Format.TEXT, out -> text(claims, out))
                .as(Format.JSON, out -> json(claims, out))
                .as(Format.CSV, out -> csv(claims, out));
    }

    private static void text(List<Claim> claims, Writer out) throws IOException {
        Map<Paper, StringBuilder> papers = new LinkedHashMap<>();
        for (Claim claim : claims) {
            StringBuilder text = papers.computeIfAbsent(claim.citation().paper(), paper -> new StringBuilder());
            text.append('\n')
                    .append(claim.id())
                    .append("  (")
                    .append(claim.citation().locator())
                    .append(")\n");
            Paragraph.write(text, "  ", claim.statement());
        }
        String gap = "";
        for (Map.Entry<Paper, StringBuilder> paper : papers.entrySet()) {
            out.append(gap).append(paper.getKey().reference()).append('\n').append(paper.getValue());
            gap = "\n";
        }
    }

    static void json(List<Claim> claims, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).array();
        for (Claim claim : claims) {
            json.object()
                    .field("id", claim.id())
                    .field("paper", claim.citation().paper().reference())
                    .field("locator", claim.citation().locator())
                    .field("statement", claim.statement());
            RecordedLedger.write(claim.id(), json);
            json.endObject();
        }
        json.endArray().end();
    }

    private static void csv(List<Claim> claims, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line("id", "locator", "statement");
        for (Claim claim : claims) {
            csv.line(claim.id(), claim.citation().locator(), claim.statement());
        }
    }
}
