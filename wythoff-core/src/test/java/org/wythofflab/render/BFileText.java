package org.wythofflab.render;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads b-files as strictly as the OEIS does, for the tests that read answers back.
 *
 * @param comments what stands behind {@code # } before the first term
 * @param offset the n of the first term
 */
public record BFileText(List<String> comments, BigInteger offset, List<BigInteger> terms) {

    public static BFileText parse(String text) {
        if (!text.endsWith("\n") || !text.chars().allMatch(c -> c == '\n' || (c >= ' ' && c <= '~'))) {
            throw new IllegalArgumentException("not ASCII lines that end with LF: " + text);
        }
        List<String> comments = new ArrayList<>();
        List<BigInteger> terms = new ArrayList<>();
        BigInteger offset = BigInteger.ZERO;
        for (String line : text.lines().toList()) {
            if (line.startsWith("# ") && terms.isEmpty()) {
                comments.add(line.substring(2));
                continue;
            }
            if (!line.matches("-?\\d+ -?\\d+")) {
                throw new IllegalArgumentException("not a term: " + line);
            }
            BigInteger n = new BigInteger(line.substring(0, line.indexOf(' ')));
            offset = terms.isEmpty() ? n : offset;
            if (!n.equals(offset.add(BigInteger.valueOf(terms.size())))) {
                throw new IllegalArgumentException("not consecutive: " + line);
            }
            terms.add(new BigInteger(line.substring(line.indexOf(' ') + 1)));
        }
        return new BFileText(comments, offset, terms);
    }
}
