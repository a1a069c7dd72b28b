package org.wythofflab.web;

/**
 * A parameter of a route.
 *
 * @param example a value that works together with the examples of the others
 */
record Parameter(String name, String description, String example, boolean required, boolean repeatable) {

    static Parameter required(String name, String description, String example) {
        return new Parameter(name, description, example, true, false);
    }

    static Parameter optional(String name, String description, String example) {
        return new Parameter(name, description, example, false, false);
    }

    static Parameter repeatable(String name, String description, String example) {
        return new Parameter(name, description, example, true, true);
    }
}
