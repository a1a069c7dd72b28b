package org.wythofflab.rules.grammar;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.Ends;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.formula.EndsWhere;
import org.wythofflab.rules.text.Spelling;
import org.wythofflab.rules.text.Token;
import org.wythofflab.rules.text.Tokens;

/** Reads the modifiers behind a base, and refuses those that have no meaning there. */
final class Modifiers {

    private static final List<String> NAMES = List.of("misere", "ends", "block", "comply");

    private final Tokens tokens;
    private final Base base;
    private Convention convention = Convention.NORMAL;
    private @Nullable Maneuver maneuver;
    private Optional<Ends> ends = Optional.empty();
    private boolean endsSaid;

    Modifiers(Tokens tokens, Base base) {
        this.tokens = tokens;
        this.base = base;
    }

    Maneuver maneuver() {
        return maneuver == null ? Maneuver.NONE : maneuver;
    }

    Optional<Ends> ends() {
        return ends;
    }

    Convention convention() {
        return convention;
    }

    void read() throws GameSyntaxException {
        tokens.example(base.example() + (takesManeuver() ? " block 4" : " misere"));
        for (Token word = tokens.peek(); word.kind() != Token.Kind.END; word = tokens.peek()) {
            switch (word.text()) {
                case "misere" -> readMisere();
                case "ends" -> readEnds();
                case "block" -> readManeuver(Maneuver.Kind.BLOCK);
                case "comply" -> readManeuver(Maneuver.Kind.COMPLY);
                default -> throw unknown(word);
            }
            if (convention == Convention.MISERE && maneuver().kind() == Maneuver.Kind.COMPLY) {
                throw tokens.error(
                        word.column(),
                        "misere and comply exclude each other: a comply game is lost by the player who cannot propose"
                                + " as required, so there is no last move to turn around");
            }
        }
    }

    private boolean takesManeuver() {
        return base != Base.IMITATION && base != Base.MP_WYTHOFF;
    }

    private void readMisere() throws GameSyntaxException {
        if (convention == Convention.MISERE) {
            throw tokens.error("misere is said twice");
        }
        tokens.take();
        convention = Convention.MISERE;
    }

    private void readEnds() throws GameSyntaxException {
        if (base == Base.IMITATION) {
            throw tokens.error(
                    "imitation takes no ends: its papers and its engine know one end, where no move is left");
        }
        if (endsSaid) {
            throw tokens.error("ends is said twice; join the conditions with 'or'");
        }
        endsSaid = true;
        tokens.example(base.example() + " ends(x+y <= 2)");
        tokens.take();
        tokens.expect("(");
        ends = EndsWhere.of(new FormulaParser(tokens, FormulaParser.PILES).condition());
        tokens.expect(")");
    }

    private void readManeuver(Maneuver.Kind kind) throws GameSyntaxException {
        if (base == Base.IMITATION) {
            throw tokens.error("imitation takes no block or comply: there the previous move already decides what is"
                    + " forbidden");
        }
        if (base == Base.MP_WYTHOFF) {
            throw tokens.error(
                    "mp-wythoff has a blocking maneuver of its own; write a-wythoff(M) block K diagonal" + " instead");
        }
        if (maneuver != null) {
            throw tokens.error("a game has at most one of block and comply");
        }
        tokens.take();
        maneuver = new Maneuver(kind, new ConstantParser(tokens).count("K"), scope());
    }

    private Maneuver.Scope scope() {
        if (tokens.accept("diagonal")) {
            return Maneuver.Scope.DIAGONAL;
        }
        if (tokens.accept("nim")) {
            return Maneuver.Scope.NIM;
        }
        tokens.accept("all");
        return Maneuver.Scope.ALL;
    }

    private GameSyntaxException unknown(Token word) {
        String hint = Spelling.hint(word.text(), NAMES);
        return tokens.expected("misere, ends(...), block, comply or the end of the text", hint);
    }
}
