package org.wythofflab.cli;

import org.wythofflab.lab.BadRequestException;
import org.wythofflab.render.Layout;

/** The option of every command that writes numbered lists as LaTeX. */
final class LayoutOption {
    private static final String LAYOUT = "--layout";

    private LayoutOption() {}

    static Form addTo(Form form) {
        return form.option(
                "rows|columns|triple", "how n and its terms stand in a LaTeX table (default: columns)", LAYOUT);
    }

    static Layout of(Arguments arguments) {
        return arguments
                .option(LAYOUT)
                .map(word -> Layout.of(word)
                        .orElseThrow(() -> new BadRequestException(
                                "unknown layout '" + word + "'; there are rows, columns, triple")))
                .orElse(Layout.COLUMNS);
    }
}
