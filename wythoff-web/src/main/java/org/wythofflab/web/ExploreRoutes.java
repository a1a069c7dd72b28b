package org.wythofflab.web;

import static org.wythofflab.web.Parameter.optional;
import static org.wythofflab.web.Parameter.required;

import java.util.List;
import java.util.Optional;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.explore.CompareRequest;
import org.wythofflab.lab.explore.ExploreRequest;
import org.wythofflab.lab.sequence.SequenceIdentifyRequest;
import org.wythofflab.render.Format;

/** What is measured and compared, and which sequences are known. */
final class ExploreRoutes {
    private static final List<String> JSON = List.of("application/json");

    /** So many terms tell known sequences apart that agree for long. */
    private static final String TERMS = "60";

    private final Desk quick;
    private final Desk patient;
    private final Desk solving;

    /**
     * @param patient has the time that measuring takes
     * @param solving has the time that large boards take
     */
    ExploreRoutes(Desk quick, Desk patient, Desk solving) {
        this.quick = quick;
        this.patient = patient;
        this.solving = solving;
    }

    List<Route> routes() {
        return List.of(Route.get(
                        "/api/identify",
                        "Which known sequences a sequence of a game agrees with",
                        List.of(
                                Api.GAME,
                                required("name", "the paper's name of it", "A"),
                                optional("count", "how many terms are compared", TERMS)),
                        JSON,
                        (q, b, cancelled) -> quick.answer(
                                new SequenceIdentifyRequest(
                                        q.get("game"),
                                        q.get("name"),
                                        q.find("count").orElse(TERMS),
                                        Optional.empty(),
                                        Method.usual()),
                                Format.JSON,
                                cancelled))
                .giving("Identification"));
    }

    LongAnswers comparing(Workers explorers) {
        return new LongAnswers(
                "/api/compare",
                "Where the outcomes of two games differ with both piles below a bound:"
                        + " events stage and progress, then comparison or error",
                List.of(Api.GAME, required("other", "another game", "nim"), required("bound", "a number", "1000")),
                "comparison",
                explorers,
                (q, cancelled, listener) -> solving.answer(
                        new CompareRequest(q.get("game"), q.get("other"), q.get("bound")),
                        Format.JSON,
                        cancelled,
                        listener));
    }

    LongAnswers exploring(Workers explorers) {
        return new LongAnswers(
                "/api/explore",
                "Measures a game: events stage and progress, then exploration or error",
                List.of(Api.GAME, optional("bound", "look at piles below this", "1000")),
                "exploration",
                explorers,
                (q, cancelled, listener) -> patient.answer(
                        new ExploreRequest(q.get("game"), q.find("bound"), Optional.empty()),
                        Format.JSON,
                        cancelled,
                        listener));
    }
}
