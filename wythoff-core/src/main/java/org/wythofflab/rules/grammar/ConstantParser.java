package org.wythofflab.rules.grammar;

import java.math.BigInteger;
import java.util.Set;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.formula.Amounts;
import org.wythofflab.rules.formula.Expr;
import org.wythofflab.rules.formula.Precedence;
import org.wythofflab.rules.text.Lexer;
import org.wythofflab.rules.text.Tokens;

/** Reads the numbers of a game that do not depend on the move: written in digits or as an expression. */
public final class ConstantParser {

    /** The bits of as many digits as the longest text has: larger numbers could not be printed in a game. */
    private static final long LIMIT_BITS = Lexer.LONGEST_TEXT * 10L / 3;

    /** Counts of options are kept in an {@code int}. */
    public static final int LARGEST_COUNT = 1_000_000_000;

    private final Tokens tokens;
    private final long limitBits;

    public ConstantParser(Tokens tokens) {
        this(tokens, LIMIT_BITS);
    }

    public ConstantParser(Tokens tokens, long limitBits) {
        this.tokens = tokens;
        this.limitBits = limitBits;
    }

    public BigInteger integer() throws GameSyntaxException {
        int column = tokens.peek().column();
        BigInteger number = value(new FormulaParser(tokens, Set.of()).number(Precedence.SUM), column);
        tokens.spend(number.bitLength(), limitBits, column);
        return number;
    }

    /** The value of a number that was read at the given column. */
    BigInteger value(Expr number, int column) throws GameSyntaxException {
        try {
            return number.at(Amounts.none(limitBits));
        } catch (UndefinedRuleException undefined) {
            throw tokens.error(column, String.valueOf(undefined.getMessage()));
        }
    }

    /** A number that is at least 1. */
    BigInteger positive(String name) throws GameSyntaxException {
        int column = tokens.peek().column();
        BigInteger number = integer();
        if (number.signum() <= 0) {
            throw tokens.error(column, name + " is at least 1, not " + Brief.of(number));
        }
        return number;
    }

    /** A number from 1 to 1,000,000,000. */
    int count(String name) throws GameSyntaxException {
        int column = tokens.peek().column();
        BigInteger number = integer();
        if (number.signum() <= 0 || number.compareTo(BigInteger.valueOf(LARGEST_COUNT)) > 0) {
            String found = Brief.of(number);
            throw tokens.error(column, name + " is a number from 1 to " + LARGEST_COUNT + ", not " + found);
        }
        return number.intValueExact();
    }
}
