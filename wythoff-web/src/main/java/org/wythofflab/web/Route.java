package org.wythofflab.web;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A path, what it takes and what it gives; {@link OpenApi} describes it and {@link Server} serves it.
 *
 * @param method GET or POST
 * @param parameters of the query
 * @param sent the schema of the object that is sent, empty for GET
 * @param types of the answer, the usual one first
 * @param schema of the answer, if it is JSON
 * @param kept whether answers are pictures that are kept and that browsers may keep
 * @param lane how soon people expect the answer
 */
record Route(
        String method,
        String path,
        String summary,
        List<Parameter> parameters,
        String sent,
        List<String> types,
        String schema,
        boolean kept,
        Lane lane,
        Work work) {

    /** Finds the answer, unless it is no longer wanted. */
    @FunctionalInterface
    interface Work {
        Reply answer(Query query, Body body, BooleanSupplier cancelled) throws Exception;
    }

    static Route get(String path, String summary, List<Parameter> parameters, List<String> types, Work work) {
        return new Route("GET", path, summary, parameters, "", types, "", false, Lane.IN_TIME, work);
    }

    /** @param sent the schema of the object that is sent */
    static Route post(String path, String summary, String sent, Work work) {
        return new Route(
                "POST", path, summary, List.of(), sent, List.of("application/json"), "", false, Lane.IN_TIME, work);
    }

    /** @param name of a schema in {@code schemas.json} */
    Route giving(String name) {
        return new Route(method, path, summary, parameters, sent, types, name, kept, lane, work);
    }

    Route keeping() {
        return new Route(method, path, summary, parameters, sent, types, schema, true, lane, work);
    }

    Route in(Lane other) {
        return new Route(method, path, summary, parameters, sent, types, schema, kept, other, work);
    }

    boolean isPost() {
        return method.equals("POST");
    }
}
