package org.wythofflab.prove.check;

/** What is wrong with a certificate. */
final class Flaw extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Flaw(String what) {
        super(what, null, false, false);
    }

    static void unless(boolean right, String what) {
        if (!right) {
            throw new Flaw(what);
        }
    }
}
