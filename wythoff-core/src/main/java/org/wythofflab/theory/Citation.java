package org.wythofflab.theory;

/** Where a result stands: a paper and the place in it, such as "Theorem 10". */
public record Citation(Paper paper, String locator) {

    public Citation {
        if (locator.isBlank()) {
            throw new IllegalArgumentException("a citation says where in the paper");
        }
    }

    /** Such as "Theorem 10 (Fraenkel-Tanny)". */
    public String inShort() {
        return locator + " (" + paper.authors() + ")";
    }
}
