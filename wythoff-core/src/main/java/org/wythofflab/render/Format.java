package org.wythofflab.render;

import java.util.Locale;
import java.util.Optional;

/** The forms an answer can take: one for people, the others for programs. */
public enum Format {
    TEXT,
    JSON,
    CSV,
    LATEX,
    MARKDOWN,
    BFILE,
    /** The draft of an entry of the OEIS. */
    OEIS,
    SVG,
    PNG,
    /** A table of Grundy values that the program can read again. */
    WGT,
    /** JSON, an object a line. */
    JSONL;

    /** Whether it is written as bytes, not as text. */
    public boolean isBinary() {
        return this == PNG || this == WGT;
    }

    /** The name a user writes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Format> of(String word) {
        for (Format format : values()) {
            if (format.word().equals(word)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }
}
