package org.wythofflab.cli;

/** {@code --summary}, which tells of a long list what can be told in a few lines. */
final class SummaryOption {
    private static final String NAME = "--summary";

    private SummaryOption() {}

    static Form addTo(Form form) {
        return form.flag(
                NAME, "instead of the list, its length, a checksum and the last entry (of a table: the largest)");
    }

    static boolean isIn(Arguments arguments) {
        return arguments.has(NAME);
    }
}
