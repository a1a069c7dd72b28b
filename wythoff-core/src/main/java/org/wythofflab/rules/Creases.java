package org.wythofflab.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Where a rule for pairs may change: whether (k,l) is allowed depends only on k and l modulo {@code modulus} and, for
 * each of the lines, on which side of it (k,l) lies, or that it lies on it. There may be more lines than necessary.
 */
public record Creases(int modulus, Set<Crease> lines) {

    /** With numbers up to this the products below are exact; with larger ones, or more lines, nothing is promised. */
    private static final long SMALL = 1 << 20;

    private static final int FEW = 256;

    public Creases {
        lines = Set.copyOf(lines);
    }

    /**
     * From this k on the lines keep their order, also with l = 0, and lines that are not parallel stay so far apart that
     * every residue lies between them: as k grows by a number that moves each line by a multiple of the modulus, the
     * amounts l between two lines, or on one, move with them. {@link Long#MAX_VALUE} / 2 if it is not known.
     */
    public long regularFrom() {
        boolean small = lines.stream()
                .allMatch(line ->
                        Math.max(Math.abs(line.a()), Math.max(Math.abs(line.b()), Math.abs(line.c()))) <= SMALL);
        if (!small || modulus > SMALL || lines.size() > FEW) {
            return Long.MAX_VALUE / 2;
        }
        List<Crease> all = new ArrayList<>(lines);
        all.add(new Crease(0, 1, 0));
        long from = 1;
        for (Crease line : all) {
            for (Crease other : all) {
                from = Math.max(from, apart(line, other));
            }
        }
        return from;
    }

    /** From which k on two lines, l = (c - a*k)/b each, are apart, or a line k = c/a is passed. */
    private long apart(Crease line, Crease other) {
        if (line.b() == 0) {
            return Math.abs(line.c()) / line.a() + 1;
        }
        long slope = Math.abs(line.a() * other.b() - other.a() * line.b());
        long start = Math.abs(line.c() * other.b() - other.c() * line.b());
        // |start - k*slope| >= distance * b * b' from here on.
        long distance = 2L * modulus + 4;
        return slope == 0 || other.b() == 0 ? 1 : (start + distance * line.b() * other.b()) / slope + 1;
    }
}
