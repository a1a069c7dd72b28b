package org.wythofflab.solve.grundy;

import java.util.Arrays;

/**
 * The shadow of the moves {@code max(k,l) < s*min(k,l) + t}: a position (x',y') shades, k rows below, the columns from
 * {@code y' + lo(k)} to {@code y' + hi(k)}, hi(k) = s*k + t - 1 and lo(k) the least l with {@code k < s*l + t}.
 *
 * <p>A position comes to lie outside all shadows before it, left or right of each. As lo(j + k) >= lo(j) + lo(k) - 1 and
 * hi(j + k) <= hi(j) + hi(k) + 1, and neither lo grows by more than 1 a row nor hi by less, the ends of the two shadows stay
 * in that order, and shadows that touch do so for ever. So they are kept in the order of their places, and what has grown
 * together has the left end of its first and the right end of its last. A shadow that reaches the diagonal from above
 * hides, for ever, those before it: what is left of them is the <em>ground</em>.
 */
final class WedgeShadow implements Shadow {
    private final int s;
    private final int t;
    /** The right end of the ground is at {@code ground + s*x}. */
    private long ground = Long.MIN_VALUE;
    /** Shades above the ground, those with the largest columns first. */
    private int count;

    private int[] leftX = new int[4];
    private int[] leftY = new int[4];
    /** As of the ground. */
    private long[] rights = new long[4];

    WedgeShadow(int s, int t) {
        this.s = s;
        this.t = t;
    }

    private int left(int shade, int x) {
        int over = x - leftX[shade] - t;
        return leftY[shade] + (over < 0 ? 1 : over / s + 1);
    }

    /** Where the right end of the shadow of (x,y) is, less s for each row. */
    private long right(int x, int y) {
        return y + t - 1L - (long) s * x;
    }

    @Override
    public int next(int x, int y) {
        long grown = (long) s * x;
        while (count > 0 && (left(count - 1, x) <= x || left(count - 1, x) <= ground + grown + 1)) {
            ground = Math.max(ground, rights[--count]);
        }
        if (y <= ground + grown) {
            return beyond(ground + grown);
        }
        int shade = count - 1;
        while (shade >= 0 && rights[shade] + grown < y) {
            shade--;
        }
        if (shade < 0 || y < left(shade, x)) {
            return y;
        }
        while (shade > 0 && rights[shade] + grown + 1 >= left(shade - 1, x)) {
            merge(shade);
            shade--;
        }
        return beyond(rights[shade] + grown);
    }

    private static int beyond(long right) {
        return (int) Math.min(Integer.MAX_VALUE, right + 1);
    }

    /** A shade with the one right of it. */
    private void merge(int shade) {
        leftX[shade - 1] = leftX[shade];
        leftY[shade - 1] = leftY[shade];
        count--;
        System.arraycopy(leftX, shade + 1, leftX, shade, count - shade);
        System.arraycopy(leftY, shade + 1, leftY, shade, count - shade);
        System.arraycopy(rights, shade + 1, rights, shade, count - shade);
    }

    /** What shades the diagonal goes on with it, and goes on to the right no less far. */
    @Override
    public boolean covers(int x, int columns) {
        return next(x, x) >= columns;
    }

    @Override
    public void add(int x, int y) {
        long right = right(x, y);
        if (y < x) {
            ground = Math.max(ground, right);
            return;
        }
        if (count == rights.length) {
            leftX = Arrays.copyOf(leftX, 2 * count);
            leftY = Arrays.copyOf(leftY, 2 * count);
            rights = Arrays.copyOf(rights, 2 * count);
        }
        int at = count++;
        // Left of a shade it ends before it; right of one it may end with it for a moment, if t = 0.
        while (at > 0 && rights[at - 1] <= right) {
            leftX[at] = leftX[at - 1];
            leftY[at] = leftY[at - 1];
            rights[at] = rights[at - 1];
            at--;
        }
        leftX[at] = x;
        leftY[at] = y;
        rights[at] = right;
    }
}
