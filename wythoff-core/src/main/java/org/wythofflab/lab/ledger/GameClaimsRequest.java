package org.wythofflab.lab.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorems.Applied;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Claims;

/** All claims, those first that are theorems about a game, then the others of the papers these come from. */
public record GameClaimsRequest(Optional<String> game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        List<Applied> applied =
                game.map(Texts::game).map(GameClaimsRequest::applied).orElse(List.of());
        Set<String> theorems = applied.stream().map(a -> a.theorem().id()).collect(Collectors.toSet());
        Set<Paper> papers =
                applied.stream().map(a -> a.theorem().citation().paper()).collect(Collectors.toSet());
        List<Claim> claims = new ArrayList<>(Claims.all());
        // Sorting is stable: within each group the papers' order stays.
        claims.sort(Comparator.comparing((Claim claim) -> !theorems.contains(claim.id()))
                .thenComparing(claim -> !papers.contains(claim.citation().paper())));
        return new Report().as(Format.JSON, out -> ClaimsRequest.json(claims, out));
    }

    private static List<Applied> applied(GameSpec spec) {
        return Method.usual().theorems(spec).applied();
    }
}
