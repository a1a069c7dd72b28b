package org.wythofflab.verify.wytf;

/** The digits of equation 2 of Fraenkel and Tanny: m = m_2*(t^2-1) + m_1*t + m_0. Piles and t are far below 2^31. */
record WytFDigits(long m2, long m1, long m0) {

    /** The greedy algorithm of Theorem 11, as printed. */
    static WytFDigits of(long x, long t) {
        long x2 = x / (t * t - 1);
        long x1 = (x - x2 * (t * t - 1)) / t;
        long x0 = x - x2 * (t * t - 1) - x1 * t;
        return new WytFDigits(x2, x1, x0);
    }

    /** Equation 3. */
    boolean arePermitted(long t) {
        return 0 <= m0 && m0 < t && 0 <= m1 && m1 < t && m2 >= 0 && !(m0 == t - 1 && m1 == t - 1);
    }

    WytFDigits exchanged() {
        return new WytFDigits(m2, m0, m1);
    }

    long value(long t) {
        return m2 * (t * t - 1) + m1 * t + m0;
    }

    @Override
    public String toString() {
        return "(" + m2 + "," + m1 + "," + m0 + ")";
    }
}
