package org.wythofflab.solve;

/**
 * Lists the positions with both piles below a bound that are <em>not</em> handed to it. Both come in the order of a
 * {@link PositionStream}, by (max, x, y), so that nothing is held. Takes a step for each position listed.
 */
final class OtherPositions implements PositionStream.Sink {
    private final int bound;
    private final Budget budget;
    private final PositionStream.Sink sink;
    /** The next position to be listed, if it is not handed over before. */
    private int x;

    private int y;

    OtherPositions(int bound, Budget budget, PositionStream.Sink sink) {
        this.bound = bound;
        this.budget = budget;
        this.sink = sink;
    }

    @Override
    public void accept(int otherX, int otherY) {
        upTo(otherX, otherY);
        step();
    }

    void end() {
        // The first position with a larger pile.
        upTo(0, bound);
    }

    private void upTo(int endX, int endY) {
        while (x != endX || y != endY) {
            sink.accept(x, y);
            step();
        }
    }

    /** A shell max = M goes from (0,M) to (M-1,M), and then from (M,0) to (M,M). */
    private void step() {
        if (x < y) {
            x++;
            y = x == y ? 0 : y;
        } else if (y < x) {
            y++;
        } else {
            budget.pulse();
            y = x + 1;
            x = 0;
        }
    }
}
