package org.wythofflab.rules.lines;

/** The lines {@code q*k - p*l = v} with |v| up to {@code width}; (p,q), in lowest terms, is their direction. */
record Strip(int p, int q, int width) {
    /** Steeper and flatter lines have so few pairs on a board that nobody would look along them. */
    static final int LARGEST_STEP = 64;

    /** Flat ones first. */
    int compareSlope(Strip other) {
        return Integer.compare(q * other.p, p * other.q);
    }
}
