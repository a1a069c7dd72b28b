package org.wythofflab.web;

import java.util.OptionalInt;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Why there is no answer: a status and the words for people.
 *
 * @param kind one of the words programs look at
 * @param column where a text cannot be read, counted from 1
 */
record Fault(int status, String kind, String message, OptionalInt column) {

    static final int BAD_REQUEST = 400;
    static final int UNKNOWN_VISITOR = 401;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int TOO_SLOW = 408;
    static final int TOO_LARGE = 413;
    static final int WRONG_HOST = 421;
    static final int SENSELESS = 422;
    static final int TOO_MANY = 429;
    static final int BUG = 500;
    static final int BUSY = 503;

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** A fault on its way to the client. */
    static final class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Fault fault;

        private Thrown(Fault fault) {
            super(fault.message, null, false, false);
            this.fault = fault;
        }

        Fault fault() {
            return fault;
        }
    }

    static Fault of(int status, String message) {
        String kind = switch (status) {
            case NOT_FOUND -> "missing";
            case TOO_LARGE -> "limit";
            case TOO_MANY, BUSY -> "busy";
            default -> "input";
        };
        return new Fault(status, kind, message, OptionalInt.empty());
    }

    static Fault limit(String message) {
        return new Fault(SENSELESS, "limit", message, OptionalInt.empty());
    }

    static Fault senseless(String message, OptionalInt column) {
        return new Fault(SENSELESS, "input", message, column);
    }

    Thrown thrown() {
        return new Thrown(this);
    }

    /** Whether it may be otherwise in a moment. */
    boolean isPassing() {
        return status == TOO_MANY || status == BUSY;
    }

    String json() {
        ObjectNode body = JSON.createObjectNode().put("error", message);
        if (column.isPresent()) {
            body.put("column", column.getAsInt());
        } else {
            body.putNull("column");
        }
        return body.put("kind", kind).toString();
    }
}
