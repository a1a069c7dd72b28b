package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.View;
import org.wythofflab.render.Format;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.LedgerRun;

/**
 * Claims of the papers, checked against the rules.
 *
 * @param ids which ones, by id or by the paper's; none means all
 * @param bound how far, instead of each claim's standard bound
 * @param parameters only cases with these, as {@code s=2,t=3}
 * @param errata whether only what is false as printed is wanted, together with its repairs
 * @param checkpoint a file that keeps findings, so that a later run goes on from there
 * @param known what was found before, where there is no such file
 */
public record VerifyRequest(
        List<String> ids,
        Optional<String> bound,
        Optional<String> parameters,
        boolean errata,
        Optional<String> checkpoint,
        LedgerRun.Notebook known)
        implements Request {

    /** Boards have an area, so a larger bound would be refused anyway. */
    private static final BigInteger LARGEST = BigInteger.valueOf(1L << 40);

    /** Everything is to be found anew, but for what the file has. */
    public VerifyRequest(
            List<String> ids,
            Optional<String> bound,
            Optional<String> parameters,
            boolean errata,
            Optional<String> checkpoint) {
        this(ids, bound, parameters, errata, checkpoint, LedgerRun.Notebook.NONE);
    }

    /** Does something with the entries of a ledger. */
    @FunctionalInterface
    private interface Presentation {
        void write(List<LedgerRun.Entry> entries, Writer out) throws IOException;
    }

    @Override
    public Report answeredBy(Lab lab) {
        LedgerRun ledger = ledger();
        Surprises surprises = new Surprises();
        Report report = new Report().concludedBy(surprises);
        report.as(Format.TEXT, view(lab, ledger, surprises, errata ? Errata::text : LedgerText::write));
        report.as(Format.JSON, view(lab, ledger, surprises, LedgerJson::write));
        report.as(Format.CSV, view(lab, ledger, surprises, LedgerCsv::write));
        report.as(Format.MARKDOWN, view(lab, ledger, surprises, errata ? Errata::markdown : Evidence::write));
        return report;
    }

    private LedgerRun ledger() {
        List<Claim> claims = ClaimIds.read(ids);
        if (errata) {
            List<Claim> chosen = claims;
            claims = chosen.stream().filter(Errata::concerns).toList();
        }
        LedgerRun ledger =
                new LedgerRun(claims, bound.map(VerifyRequest::bound).orElseGet(OptionalLong::empty), wanted());
        if (ledger.size() == 0) {
            throw new BadRequestException("none of these claims has a case with " + parameters.orElse("such parameters")
                    + "\n  wythoff verify CLAIM shows which parameters are checked");
        }
        return ledger;
    }

    private static OptionalLong bound(String text) {
        BigInteger bound = Texts.number("bound", text);
        if (bound.signum() <= 0 || bound.compareTo(LARGEST) > 0) {
            throw new BadRequestException("the bound is at least 1 and at most 2^40");
        }
        return OptionalLong.of(bound.longValueExact());
    }

    private Map<String, String> wanted() {
        Map<String, String> wanted = new LinkedHashMap<>();
        for (String part : parameters.map(text -> text.split(",", -1)).orElse(new String[0])) {
            int equals = part.indexOf('=');
            if (equals <= 0) {
                throw new BadRequestException("parameters are written as s=2,t=3, not " + part);
            }
            wanted.put(
                    part.substring(0, equals).trim(), part.substring(equals + 1).trim());
        }
        return wanted;
    }

    private View view(Lab lab, LedgerRun ledger, Surprises surprises, Presentation presentation) {
        return out -> {
            List<LedgerRun.Entry> entries = run(lab, ledger);
            surprises.note(entries);
            presentation.write(entries, out);
        };
    }

    private List<LedgerRun.Entry> run(Lab lab, LedgerRun ledger) throws IOException {
        Inquiry inquiry = lab.inquiry();
        if (checkpoint.isEmpty()) {
            return inquiry.run(() -> ledger.run(inquiry.budget().threads(), inquiry.budget(), known));
        }
        try (Checkpoint findings = Checkpoint.open(checkpoint.get())) {
            return inquiry.run(() -> ledger.run(inquiry.budget().threads(), inquiry.budget(), findings));
        }
    }
}
