package org.wythofflab.solve.bits;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A set of amounts as disjoint runs, with as few questions as possible: strictly between two neighbouring cuts, and past
 * the last, whether an amount belongs to the set depends only on its remainder by the modulus.
 */
public final class RunCover {
    private final IntPredicate set;
    private final int[] cuts;
    private final int modulus;
    private final int end;
    private final List<Run> cover = new ArrayList<>();

    private RunCover(IntPredicate set, int[] cuts, int modulus, int end) {
        this.set = set;
        this.cuts = cuts;
        this.modulus = modulus;
        this.end = end;
    }

    /**
     * The amounts from 1 to before {@code end}; runs that reach its last amounts are endless.
     *
     * @param cuts in increasing order, between 1 and the end
     */
    public static List<Run> of(IntPredicate set, int[] cuts, int modulus, int end) {
        RunCover cover = new RunCover(set, cuts, modulus, end);
        cover.cover(0, 1);
        return cover.cover;
    }

    /** Covers the amounts with this remainder by {@code step}: with that step if it is possible, else with longer ones. */
    private void cover(int remainder, int step) {
        List<List<Run>> classes = new ArrayList<>();
        for (int r = remainder; r < modulus; r += step) {
            classes.add(classRuns(r));
        }
        if (step < modulus && !merge(classes, step)) {
            int factor = smallestFactor(modulus / step);
            for (int i = 0; i < factor; i++) {
                cover(remainder + i * step, step * factor);
            }
        } else if (step == modulus) {
            cover.addAll(classes.get(0));
        }
    }

    private static int smallestFactor(int number) {
        int factor = 2;
        while (number % factor != 0) {
            factor++;
        }
        return factor;
    }

    /** The amounts of one residue class, with the modulus as the step. */
    private List<Run> classRuns(int remainder) {
        List<Run> runs = new ArrayList<>();
        int first = -1;
        int last = -1;
        int amount = remainder == 0 ? modulus : remainder;
        int cut = 0;
        while (amount < end) {
            while (cut < cuts.length && cuts[cut] < amount) {
                cut++;
            }
            boolean onCut = cut < cuts.length && cuts[cut] == amount;
            // The last amount of the class up to which the answer is the same.
            int before = cut < cuts.length ? cuts[cut] - 1 : end - 1;
            int same = onCut ? amount : amount + (before - amount) / modulus * modulus;
            if (set.test(amount)) {
                first = first < 0 ? amount : first;
                last = same;
            } else if (first >= 0) {
                runs.add(new Run(first, modulus, last));
                first = -1;
            }
            amount = same + modulus;
        }
        if (first >= 0) {
            runs.add(new Run(first, modulus, Run.ENDLESS));
        }
        return runs;
    }

    /** Joins the i-th runs of all classes to one with a smaller step, for each i, if their amounts are neighbours. */
    private boolean merge(List<List<Run>> classes, int step) {
        int count = classes.get(0).size();
        if (classes.stream().anyMatch(runs -> runs.size() != count)) {
            return false;
        }
        List<Run> merged = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int first = Integer.MAX_VALUE;
            int last = -1;
            long firsts = 0;
            long lasts = 0;
            for (List<Run> runs : classes) {
                if (runs.get(i).isEndless() != classes.get(0).get(i).isEndless()) {
                    return false;
                }
                first = Math.min(first, runs.get(i).first());
                last = Math.max(last, runs.get(i).last());
                firsts = Math.max(firsts, runs.get(i).first());
                lasts = lasts == 0
                        ? runs.get(i).last()
                        : Math.min(lasts, runs.get(i).last());
            }
            // Different remainders: within less than the modulus, the first amounts are neighbours, and so the last
            // ones.
            boolean endless = last == Run.ENDLESS;
            if (firsts - first >= modulus || (!endless && last - lasts >= modulus)) {
                return false;
            }
            merged.add(new Run(first, step, last));
        }
        cover.addAll(merged);
        return true;
    }
}
