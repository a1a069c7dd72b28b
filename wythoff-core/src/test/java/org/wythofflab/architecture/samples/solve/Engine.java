package org.wythofflab.architecture.samples.solve;

/** What the wrong samples reach for. */
public final class Engine {
    private Engine() {}

    public static int half(int n) {
        return n / 2;
    }
}
