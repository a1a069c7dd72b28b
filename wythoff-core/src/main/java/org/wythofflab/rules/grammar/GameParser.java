package org.wythofflab.rules.grammar;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.stream.Stream;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Congruent;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.rules.formula.Below;
import org.wythofflab.rules.formula.Expr;
import org.wythofflab.rules.formula.Variable;
import org.wythofflab.rules.text.Lexer;
import org.wythofflab.rules.text.Quote;
import org.wythofflab.rules.text.Spelling;
import org.wythofflab.rules.text.Token;
import org.wythofflab.rules.text.Tokens;

/** Reads a game: a base, then modifiers. */
public final class GameParser {

    private static final BigInteger ONE = BigInteger.ONE;

    private final Tokens tokens;
    private final ConstantParser constants;
    private final SetParser sets;

    private GameParser(Tokens tokens) {
        this.tokens = tokens;
        this.constants = new ConstantParser(tokens);
        this.sets = new SetParser(tokens);
    }

    public static GameParts parse(String text) throws GameSyntaxException {
        Tokens tokens = new Tokens(text, Base.WYTHOFF.example());
        GameParts game = new GameParser(tokens).game();
        // Short texts can stand for long numbers; a game that cannot be read back is none.
        int length = GameText.of(game).length();
        if (length > Lexer.LONGEST_TEXT) {
            throw tokens.error(
                    1,
                    "written out, this game takes " + length + " characters, and a text has at most "
                            + Lexer.LONGEST_TEXT);
        }
        return game;
    }

    private GameParts game() throws GameSyntaxException {
        Base base = base();
        tokens.example(base.example());
        return switch (base) {
            case IMITATION -> imitation();
            case MP_WYTHOFF -> mpWythoff();
            default -> {
                Moves moves = moves(base);
                Modifiers modifiers = new Modifiers(tokens, base);
                modifiers.read();
                yield GameParts.of(moves, modifiers.ends(), modifiers.maneuver(), modifiers.convention());
            }
        };
    }

    /** The name, of one word or two joined by a hyphen. */
    private Base base() throws GameSyntaxException {
        Token first = tokens.peek();
        if (first.kind() != Token.Kind.WORD) {
            throw tokens.expected("the name of a game");
        }
        String name = tokens.name();
        return Base.named(name)
                .orElseThrow(() -> tokens.error(
                        first.column(),
                        "unknown game " + Quote.of(name)
                                + Spelling.hint(
                                        name,
                                        Stream.of(Base.values()).map(Base::word).toList())));
    }

    private Moves moves(Base base) throws GameSyntaxException {
        return switch (base) {
            case WYTHOFF -> Moves.nimPlus(band(ONE, ONE));
            case WYT -> Moves.nimPlus(below());
            case A_WYTHOFF -> Moves.nimPlus(band(ONE, parameter("A")));
            case ST -> restricted(AmountSet.ALL, AmountSet.ALL);
            case ODD_ODD -> restricted(AmountSet.ODD, AmountSet.ODD);
            case EVEN_EVEN -> restricted(AmountSet.EVEN, AmountSet.EVEN);
            case ODD_EVEN -> restricted(AmountSet.ODD, AmountSet.EVEN);
            case EVEN_ODD -> restricted(AmountSet.EVEN, AmountSet.ODD);
            case RESTRICTED -> restricted();
            case MODULAR -> Moves.nimPlus(new Congruent(parameter("M")));
            case MOVES -> anyMoves();
            default -> Moves.nimPlus(new NoPairs());
        };
    }

    private static Band band(BigInteger s, BigInteger t) {
        return new Band(s, t, AmountSet.ALL, AmountSet.ALL);
    }

    private BigInteger parameter(String name) throws GameSyntaxException {
        tokens.expect("(");
        BigInteger parameter = constants.positive(name);
        tokens.expect(")");
        return parameter;
    }

    private Below below() throws GameSyntaxException {
        tokens.expect("(");
        int column = tokens.peek().column();
        Expr f = new FormulaParser(tokens, EnumSet.of(Variable.K)).number().normal();
        if (f.constant()) {
            // If it has no value now, it never will; where it depends on k, only the amounts can tell.
            constants.value(f, column);
        }
        tokens.expect(")");
        return new Below(f);
    }

    /** {@code (S,T)} with the same amounts for one-pile and two-pile moves. */
    private Moves restricted(AmountSet first, AmountSet second) throws GameSyntaxException {
        tokens.expect("(");
        BigInteger s = constants.positive("S");
        tokens.expect(",");
        BigInteger t = constants.positive("T");
        tokens.expect(")");
        return new Moves(first, second, new Band(s, t, first, second));
    }

    private Moves restricted() throws GameSyntaxException {
        tokens.expect("(");
        BigInteger s = constants.positive("S");
        tokens.expect(",");
        BigInteger t = constants.positive("T");
        tokens.expect(";");
        AmountSet first = set("h", "=");
        tokens.expect(",");
        AmountSet second = set("v", "=");
        tokens.expect(",");
        AmountSet d1 = set("d1", "=");
        tokens.expect(",");
        AmountSet d2 = set("d2", "=");
        tokens.expect(")");
        return new Moves(first, second, new Band(s, t, d1, d2));
    }

    private Moves anyMoves() throws GameSyntaxException {
        tokens.expect("(");
        AnyMoves moves = new AnyMoves(tokens);
        moves.read();
        tokens.expect(")");
        return moves.moves();
    }

    private AmountSet set(String name, String sign) throws GameSyntaxException {
        tokens.expect(name);
        tokens.expect(sign);
        return sets.set();
    }

    private GameParts mpWythoff() throws GameSyntaxException {
        tokens.expect("(");
        BigInteger m = constants.positive("M");
        tokens.expect(",");
        int p = constants.count("P");
        tokens.expect(")");
        Modifiers modifiers = new Modifiers(tokens, Base.MP_WYTHOFF);
        modifiers.read();
        Maneuver maneuver = new Maneuver(Maneuver.Kind.BLOCK, p, Maneuver.Scope.SAME_DIAGONAL);
        return GameParts.of(Moves.nimPlus(band(ONE, m)), modifiers.ends(), maneuver, modifiers.convention());
    }

    private GameParts imitation() throws GameSyntaxException {
        tokens.expect("(");
        int m = constants.count("M");
        tokens.expect(",");
        int p = constants.count("P");
        tokens.expect(")");
        Modifiers modifiers = new Modifiers(tokens, Base.IMITATION);
        modifiers.read();
        return GameParts.imitation(new Imitation(m, p), modifiers.convention());
    }
}
