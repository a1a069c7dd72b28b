package org.wythofflab.web;

import java.util.List;
import java.util.Optional;
import org.wythofflab.lab.ledger.SettledClaims;
import org.wythofflab.lab.ledger.VerifyRequest;
import org.wythofflab.render.Format;

/** Checks of claims, reported while they run. */
final class Checks {
    private Checks() {}

    static LongAnswers of(Desk desk, Workers checkers) {
        SettledClaims settled = new SettledClaims();
        return new LongAnswers(
                "/api/verify",
                "Checks a claim against the rules: events progress, then verdict or error",
                List.of(
                        Parameter.required("claim", "the id of a claim", "wyt-f/theorem-10"),
                        Parameter.optional("bound", "how far to check", "50")),
                "verdict",
                checkers,
                (q, cancelled, listener) -> desk.answer(
                        new VerifyRequest(
                                List.of(q.get("claim")),
                                q.find("bound"),
                                Optional.empty(),
                                false,
                                Optional.empty(),
                                settled),
                        Format.JSON,
                        cancelled,
                        listener));
    }
}
