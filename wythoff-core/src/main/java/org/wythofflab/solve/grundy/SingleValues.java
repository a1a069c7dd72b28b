package org.wythofflab.solve.grundy;

/** A handful of moves, looked up one by one. */
final class SingleValues implements ReachedValues {
    private final int[] ks;
    private final int[] ls;
    private final int[][] table;
    private final ValueSets found = new ValueSets(1);

    SingleValues(int[] ks, int[] ls, int[][] table) {
        this.ks = ks;
        this.ls = ls;
        this.table = table;
    }

    @Override
    public long[] reach(int x, int y) {
        found.clear();
        for (int n = 0; n < ks.length && ks[n] <= x; n++) {
            if (ls[n] <= y) {
                found.add(0, table[x - ks[n]][y - ls[n]]);
            }
        }
        return found.get(0);
    }

    @Override
    public boolean needsEveryCell() {
        return false;
    }

    @Override
    public long cost() {
        return ks.length;
    }
}
