package org.wythofflab.rules;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Decimals;
import org.wythofflab.rules.grammar.ConstantParser;
import org.wythofflab.rules.text.Lexer;
import org.wythofflab.rules.text.Quote;
import org.wythofflab.rules.text.Tokens;

/** Reads the size of a pile: decimal digits of any length, or an expression such as {@code 10^1000+7}. */
public final class Pile {

    private static final String EXAMPLE = "10^100+7";

    /** What a pile may have if it is written with a single operator: some twenty million digits. */
    private static final long LIMIT_BITS = 1L << 26;

    private Pile() {}

    /**
     * The size of the pile.
     *
     * @throws GameSyntaxException if the text is no number, a negative one, or one too large to compute
     */
    public static BigInteger parse(String text) throws GameSyntaxException {
        int digits = leadingDigits(text);
        if (digits > 0 && digits == text.length()) {
            return Decimals.parse(text);
        }
        if (text.length() > Lexer.LONGEST_TEXT) {
            // No expression, hence a number with a typing error in it.
            String found = Quote.character(text.codePointAt(digits));
            throw new GameSyntaxException(digits + 1, "expected a digit, found " + found, EXAMPLE);
        }
        return value(text);
    }

    private static int leadingDigits(String text) {
        int count = 0;
        while (count < text.length() && text.charAt(count) >= '0' && text.charAt(count) <= '9') {
            count++;
        }
        return count;
    }

    private static BigInteger value(String text) throws GameSyntaxException {
        Tokens tokens = new Tokens(text, EXAMPLE);
        // An operator and its operand are two tokens. All operators share the limit, so that many of them together
        // take no longer than one.
        long limitBits = LIMIT_BITS / Math.max(1, tokens.size() / 2);
        BigInteger size = new ConstantParser(tokens, limitBits).integer();
        tokens.expectEnd("an operator or the end of the text");
        if (size.signum() < 0) {
            throw tokens.error(1, "a pile is not negative, but this is " + Brief.of(size));
        }
        return size;
    }
}
