package org.wythofflab.theory.restrictedst;

import org.wythofflab.theory.ClosedForm;

/** The theorems about odd and even amounts as formulas. */
final class ParityFormulas {

    /** Theorem 7. */
    static final ClosedForm ODD_ODD = ClosedForm.linear("x % 2 = 0 and y % 2 = 0");

    /** Theorem 9. */
    static final ClosedForm MISERE_ODD_ODD = ClosedForm.linear(
            "x % 2 = 0 and y % 2 = 0 and x > 0 and y > 0 or x % 2 = 1 and y = 0 or x = 0 and y % 2 = 1");

    /** Theorem 17. */
    static final ClosedForm ODD_EVEN_NIM = ClosedForm.linear("x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = 1");

    /** Theorem 18. */
    static final ClosedForm MISERE_ODD_EVEN_NIM = ClosedForm.linear("x % 2 = 1 and y < 2 or x % 2 = 0 and y // 2 = 1");

    private ParityFormulas() {}

    /** Theorem 19; a parameter may be a name. */
    static ClosedForm oddEven(String s, String t) {
        return ClosedForm.linear("x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (" + s + "*x + " + t + " + 1) // 2");
    }

    /** Theorem 20. */
    static ClosedForm misereOddEven(String s, String t) {
        return ClosedForm.linear("x = 0 and y // 2 = 1 or x % 2 = 1 and y < 2 or x > 0 and x % 2 = 0 and y // 2 = (" + s
                + "*x - " + s + " + " + t + " + 1) // 2");
    }
}
