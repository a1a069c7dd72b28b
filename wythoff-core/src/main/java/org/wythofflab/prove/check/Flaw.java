package org.wythofflab.prove.check;

/** What is wrong with a certificate. */
final class Flaw extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String what;

    Flaw(String what) {
        super(what, null, false, false);
        this.what = what;
    }

    String what() {
        return what;
    }

    static void unless(boolean right, String what) {
        if (!right) {
            throw new Flaw(what);
        }
    }
}
