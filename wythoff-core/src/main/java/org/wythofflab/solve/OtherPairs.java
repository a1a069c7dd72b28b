package org.wythofflab.solve;

/**
 * Lists the positions (a,b), {@code a <= b < bound}, that are <em>not</em> handed to it, by a and then by b as these come.
 * Takes a step for each position listed.
 */
final class OtherPairs implements ColumnEngine.Sink {
    private final int bound;
    private final Budget budget;
    private final PositionStream.Sink sink;
    /** The next position to be listed, if it is not handed over before. */
    private int a;

    private int b;

    OtherPairs(int bound, Budget budget, PositionStream.Sink sink) {
        this.bound = bound;
        this.budget = budget;
        this.sink = sink;
    }

    @Override
    public boolean accept(int otherA, int otherB) {
        upTo(otherA, otherB);
        b++;
        return true;
    }

    void end() {
        upTo(bound, bound);
    }

    private void upTo(int endA, int endB) {
        while (a < endA) {
            listBelow(bound);
            budget.pulse();
            a++;
            b = a;
        }
        listBelow(endB);
    }

    private void listBelow(int end) {
        for (; b < end; b++) {
            sink.accept(a, b);
        }
    }
}
