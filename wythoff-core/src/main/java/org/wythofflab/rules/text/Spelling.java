package org.wythofflab.rules.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Guesses which word was meant. */
public final class Spelling {

    private Spelling() {}

    /** {@code "; did you mean 'x'?"} if one of the known words is near, else nothing. */
    public static String hint(String word, Collection<String> known) {
        String lower = word.toLowerCase(Locale.ROOT);
        // Half of the letters may be wrong, but never all of them.
        int tolerance = Math.min(2, (lower.length() - 1) / 2);
        return known.stream()
                .filter(candidate -> distance(lower, candidate) <= tolerance)
                .min(Comparator.<String>comparingInt(candidate -> distance(lower, candidate))
                        .thenComparing(Comparator.naturalOrder()))
                .map(candidate -> "; did you mean " + Quote.of(candidate) + "?")
                .orElse("");
    }

    /** The number of letters to insert, delete, replace, or swap with a neighbour, to turn one word into the other. */
    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 2) {
            return Integer.MAX_VALUE;
        }
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : cheapest(edits, a, b, i, j);
            }
        }
        return edits[a.length()][b.length()];
    }

    private static int cheapest(int[][] edits, String a, String b, int i, int j) {
        int replace = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(replace, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, edits[i - 2][j - 2] + 1) : best;
    }
}
