package org.wythofflab.solve.grundy;

/**
 * The shadow of the moves {@code max(k,l) < f(min(k,l))} with a convex f: k rows below a position it goes from lo(k) to f(k)
 * - 1 columns on, see {@link ConvexBound}. The right end of the older of two positions grows faster, so where it is ahead it
 * stays ahead. The left end of the newer one is ahead for ever if its column is no larger; if f also keeps lo concave, the
 * left end of the older one is where it is ahead by more than the rounding. Left ends grow by 1 a row at most, right ends
 * by no less, so that shadows that touch do so for ever: they are kept as one as soon as it is clear which ends that has.
 */
final class ConvexShadow implements Shadow {
    private final ConvexBound bound;
    private final int columns;
    private Part[] parts = new Part[4];
    private int count;
    private int row = -1;

    /** @param columns of the board; beyond them nothing matters */
    ConvexShadow(ConvexBound bound, int columns) {
        this.bound = bound;
        this.columns = columns;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new Part();
        }
    }

    /** What begins with the shadow of one position and ends with that of another. */
    private static final class Part {
        int leftX;
        int leftY;
        int rightX;
        int rightY;
        /** Whether it began left of the diagonal once, and so for ever. */
        boolean grounded;
        /** Its ends in the row at hand. */
        int left;

        int right;
    }

    @Override
    public int next(int x, int y) {
        enter(x);
        int lit = y;
        for (int i = 0; i < count; i++) {
            if (parts[i].left <= lit && lit <= parts[i].right) {
                lit = parts[i].right + 1;
                i = -1;
            }
        }
        return lit;
    }

    /** Finds the ends of all parts in a row, and makes one of parts that touch, where it is known which ends are ahead. */
    private void enter(int x) {
        if (x == row) {
            return;
        }
        row = x;
        for (int i = 0; i < count; i++) {
            Part part = parts[i];
            part.right = Math.min(columns - 1, part.rightY + bound.most(x - part.rightX));
            part.left = part.grounded ? 0 : part.leftY + bound.least(x - part.leftX);
            part.grounded |= part.left <= x && part.left <= part.right;
        }
        for (int i = 1; i < count; i++) {
            for (int j = 0; j < i; j++) {
                if (join(parts[i], parts[j]) || join(parts[j], parts[i])) {
                    Part gone = parts[i];
                    parts[i] = parts[--count];
                    parts[count] = gone;
                    i = 0;
                    break;
                }
            }
        }
    }

    /** Makes one of two parts, the first of which begins no later, and says whether that is possible. */
    private boolean join(Part a, Part b) {
        boolean touch = a.left <= a.right && b.left <= b.right && b.left <= a.right + 1;
        if (!touch || !leftAhead(a, b)) {
            return false;
        }
        boolean aEnds = rightAhead(a, b);
        if (!aEnds && !rightAhead(b, a)) {
            return false;
        }
        Part ending = aEnds ? a : b;
        int rightX = ending.rightX;
        int rightY = ending.rightY;
        int right = ending.right;
        for (Part part : new Part[] {a, b}) {
            part.leftX = a.leftX;
            part.leftY = a.leftY;
            part.left = a.left;
            part.grounded = a.grounded;
            part.rightX = rightX;
            part.rightY = rightY;
            part.right = right;
        }
        return true;
    }

    private boolean leftAhead(Part a, Part b) {
        boolean newer = a.leftX >= b.leftX && a.leftY <= b.leftY;
        boolean older = bound.isConcave() && a.leftX < b.leftX && a.left < b.left;
        return a.grounded || (!b.grounded && (newer || older));
    }

    private boolean rightAhead(Part a, Part b) {
        return a.right >= columns - 1 || (a.rightX <= b.rightX && a.right >= b.right);
    }

    @Override
    public boolean covers(int x, int most) {
        enter(x);
        for (int i = 0; i < count; i++) {
            if (parts[i].grounded && parts[i].right >= most - 1) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void add(int x, int y) {
        enter(x);
        if (count == parts.length) {
            Part[] more = new Part[2 * count];
            for (int i = 0; i < more.length; i++) {
                more[i] = i < count ? parts[i] : new Part();
            }
            parts = more;
        }
        Part part = parts[count++];
        part.leftX = x;
        part.leftY = y;
        part.rightX = x;
        part.rightY = y;
        part.grounded = y < x;
        part.left = y + 1;
        part.right = y;
    }
}
