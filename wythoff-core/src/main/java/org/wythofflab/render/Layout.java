package org.wythofflab.render;

import java.util.Locale;
import java.util.Optional;

/** How a numbered list stands in a LaTeX table. */
public enum Layout {
    /** One row for n and one for each sequence, as Fraenkel and Tanny, and Liu and Li, print them. */
    ROWS,
    /** One column for n and one for each sequence. */
    COLUMNS,
    /** As columns, three times side by side and read downwards, as Larsson prints them. */
    TRIPLE;

    /** The name a user writes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Layout> of(String word) {
        for (Layout layout : values()) {
            if (layout.word().equals(word)) {
                return Optional.of(layout);
            }
        }
        return Optional.empty();
    }
}
