package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Reads a set of amounts: pieces joined by {@code |}. */
final class SetParser {

    private static final List<String> NAMES = List.of("all", "none", "odd", "even");

    private final Tokens tokens;
    private final ConstantParser constants;

    SetParser(Tokens tokens) {
        this.tokens = tokens;
        this.constants = new ConstantParser(tokens);
    }

    static AmountSet parse(String text) throws GameSyntaxException {
        Tokens tokens = new Tokens(text, "odd|{2,4}|>=10");
        AmountSet set = new SetParser(tokens).set();
        tokens.expectEnd("'|' or the end of the text");
        return set;
    }

    AmountSet set() throws GameSyntaxException {
        List<AmountPiece> pieces = new ArrayList<>();
        do {
            readPiece(pieces);
        } while (tokens.accept("|"));
        return AmountSet.union(pieces);
    }

    private void readPiece(List<AmountPiece> pieces) throws GameSyntaxException {
        if (tokens.accept(">=")) {
            pieces.add(new Ray(constants.integer()));
        } else if (tokens.accept("{")) {
            pieces.add(listed());
        } else if (tokens.peek().kind() == Token.Kind.WORD) {
            pieces.addAll(named(tokens.peek()).pieces());
            tokens.take();
        } else if (tokens.at("(") || tokens.at("-") || tokens.peek().kind() == Token.Kind.NUMBER) {
            pieces.add(startingWithNumber());
        } else {
            throw tokens.expected("a set such as all, odd, 1..5, 1 mod 3, >=3 or {1,4}");
        }
    }

    private AmountPiece listed() throws GameSyntaxException {
        List<BigInteger> amounts = new ArrayList<>();
        do {
            amounts.add(constants.integer());
        } while (tokens.accept(","));
        tokens.expect("}");
        return Listed.of(amounts);
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
    private AmountPiece startingWithNumber() throws GameSyntaxException {
        int column = tokens.peek().column();
        BigInteger first = constants.integer();
        if (tokens.accept("..")) {
            BigInteger last = constants.integer();
            if (last.compareTo(first) < 0) {
                throw tokens.error(
                        column, "a range goes up: " + Quote.brief(first) + ".." + Quote.brief(last) + " is empty");
            }
            return new Interval(first, last);
        }
        if (tokens.accept("mod")) {
            int modulus = constants.count("the modulus");
            return new Residues(first.mod(BigInteger.valueOf(modulus)).intValueExact(), modulus);
        }
        throw tokens.expected("'..' or 'mod' (one amount is written {" + Quote.brief(first) + "})");
    }
}
