package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.Locale;

/** Amounts of memory as people write them. */
final class ByteText {
    private static final String UNITS = "kmgt";

    private ByteText() {}

    /** {@code 2GB}, {@code 2g}, {@code 500 MB} or plain bytes; a unit is a power of 1000. */
    static BigInteger parse(String text) {
        String rest = text.strip().toLowerCase(Locale.ROOT);
        rest = rest.endsWith("b") ? rest.substring(0, rest.length() - 1) : rest;
        int unit = rest.isEmpty() ? -1 : UNITS.indexOf(rest.charAt(rest.length() - 1));
        String number = unit < 0 ? rest : rest.substring(0, rest.length() - 1);
        return Texts.number("limit of memory", number)
                .multiply(BigInteger.valueOf(1000).pow(unit + 1));
    }
}
