package org.wythofflab.rules.grammar;

import java.math.BigInteger;
import java.util.List;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.AmountUnion;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.text.Spelling;
import org.wythofflab.rules.text.Token;
import org.wythofflab.rules.text.Tokens;

/** Reads a set of amounts: pieces joined by {@code |}. */
public final class SetParser {

    private static final List<String> NAMES = List.of("all", "none", "odd", "even");

    private final Tokens tokens;
    private final ConstantParser constants;

    SetParser(Tokens tokens) {
        this.tokens = tokens;
        this.constants = new ConstantParser(tokens);
    }

    /** Reads a set such as {@code odd|{2,4}|>=10}. */
    public static AmountSet parse(String text) throws GameSyntaxException {
        Tokens tokens = new Tokens(text, "odd|{2,4}|>=10");
        AmountSet set = new SetParser(tokens).set();
        tokens.expectEnd("'|' or the end of the text");
        return set;
    }

    AmountSet set() throws GameSyntaxException {
        AmountUnion union = new AmountUnion();
        do {
            readPart(union);
        } while (tokens.accept("|"));
        return union.set();
    }

    private void readPart(AmountUnion union) throws GameSyntaxException {
        if (tokens.accept(">=")) {
            union.from(constants.integer());
        } else if (tokens.accept("{")) {
            readListed(union);
        } else if (tokens.peek().kind() == Token.Kind.WORD) {
            union.add(named(tokens.peek()));
            tokens.take();
        } else if (tokens.at("(") || tokens.at("-") || tokens.peek().kind() == Token.Kind.NUMBER) {
            readStartingWithNumber(union);
        } else {
            throw tokens.expected("a set such as all, odd, 1..5, 1 mod 3, >=3 or {1,4}");
        }
    }

    private void readListed(AmountUnion union) throws GameSyntaxException {
        do {
            BigInteger amount = constants.integer();
            union.range(amount, amount);
        } while (tokens.accept(","));
        tokens.expect("}");
    }

    private AmountSet named(Token name) throws GameSyntaxException {
        return switch (name.text()) {
            case "all" -> AmountSet.ALL;
            case "none" -> AmountSet.NONE;
            case "odd" -> AmountSet.ODD;
            case "even" -> AmountSet.EVEN;
            default -> throw tokens.error("unknown set " + name.named() + Spelling.hint(name.text(), NAMES));
        };
    }

    /** {@code a..b} or {@code r mod k}. */
    private void readStartingWithNumber(AmountUnion union) throws GameSyntaxException {
        int column = tokens.peek().column();
        BigInteger first = constants.integer();
        if (tokens.accept("..")) {
            BigInteger last = constants.integer();
            if (last.compareTo(first) < 0) {
                throw tokens.error(column, "a range goes up: " + Brief.of(first) + ".." + Brief.of(last) + " is empty");
            }
            union.range(first, last);
        } else if (tokens.accept("mod")) {
            int modulus = constants.count("the modulus");
            union.residues(first.mod(BigInteger.valueOf(modulus)).intValueExact(), modulus);
        } else {
            throw tokens.expected("'..' or 'mod' (one amount is written {" + Brief.of(first) + "})");
        }
    }
}
