package org.wythofflab.web;

import java.util.List;
import org.wythofflab.lab.proof.CertificateRequest;
import org.wythofflab.lab.proof.DiscoveryCardRequest;
import org.wythofflab.lab.proof.KnownProofRequest;
import org.wythofflab.lab.proof.ProofCardRequest;
import org.wythofflab.render.Format;

/** Proofs: those that are known at once, and those that are looked for while one hears how far it is. */
final class ProofRoutes {
    private static final List<String> JSON = List.of("application/json");

    private final Desk quick;
    private final Desk patient;

    /** @param patient has the time that a proof takes */
    ProofRoutes(Desk quick, Desk patient) {
        this.quick = quick;
        this.patient = patient;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                                "/api/proof",
                                "What is proved of a game for all positions",
                                List.of(Api.GAME),
                                JSON,
                                (q, b, cancelled) ->
                                        quick.answer(new KnownProofRequest(q.get("game")), Format.JSON, cancelled))
                        .giving("KnownProof"),
                Route.get(
                                "/api/certificate",
                                "What others need to check a proof of a game, for check-proof",
                                List.of(Api.GAME, Api.DOWNLOAD),
                                JSON,
                                (q, b, cancelled) -> Api.saved(
                                        quick.answer(new CertificateRequest(q.get("game")), Format.JSON, cancelled),
                                        "certificate",
                                        "json",
                                        q))
                        .giving("Certificate"));
    }

    LongAnswers proving(Workers provers) {
        return new LongAnswers(
                "/api/prove",
                "Proves for all positions of a game which are P: events stage and progress, then proof or error",
                List.of(Api.GAME),
                "proof",
                provers,
                (q, cancelled, listener) ->
                        patient.answer(new ProofCardRequest(q.get("game")), Format.JSON, cancelled, listener));
    }

    LongAnswers discovering(Workers provers) {
        return new LongAnswers(
                "/api/discover",
                "Looks for the P-positions of a game, or those of a Grundy value, and a proof:"
                        + " events stage and progress, then finding or error",
                List.of(Api.GAME, Parameter.optional("grundy", "a Grundy value", "0")),
                "finding",
                provers,
                (q, cancelled, listener) -> patient.answer(
                        new DiscoveryCardRequest(q.get("game"), q.find("grundy")), Format.JSON, cancelled, listener));
    }
}
