package org.wythofflab.rules.grammar;

import java.util.EnumSet;
import java.util.Set;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.formula.Condition;
import org.wythofflab.rules.formula.GuardWhere;
import org.wythofflab.rules.formula.Variable;
import org.wythofflab.rules.formula.Where;
import org.wythofflab.rules.text.Tokens;

/** Reads what {@code moves(...)} allows: sets of amounts, or conditions on amounts and on the piles before the move. */
final class AnyMoves {

    /** No set is written with any of these. */
    private static final Set<String> OF_CONDITIONS =
            Set.of("k", "l", "x", "y", "in", "and", "or", "not", "=", "!=", "<", "<=", ">");

    /** What may be taken from one pile alone: a set, and beyond that a condition. */
    private record Alone(AmountSet set, Condition condition) {}

    private final Tokens tokens;
    private Alone first = new Alone(AmountSet.NONE, GuardWhere.ALWAYS);
    private Alone second = first;
    private Condition both = GuardWhere.NEVER;

    AnyMoves(Tokens tokens) {
        this.tokens = tokens;
    }

    void read() throws GameSyntaxException {
        first = alone("first", Variable.K);
        tokens.expect(";");
        second = alone("second", Variable.L);
        tokens.expect(";");
        tokens.expect("both");
        tokens.expect(":");
        if (!tokens.accept("none")) {
            both = new FormulaParser(tokens, EnumSet.allOf(Variable.class)).condition();
        }
    }

    private Alone alone(String name, Variable amount) throws GameSyntaxException {
        tokens.expect(name);
        tokens.expect(":");
        if (!tokens.isAnyBefore(";", OF_CONDITIONS)) {
            return new Alone(new SetParser(tokens).set(), GuardWhere.ALWAYS);
        }
        Condition condition = new FormulaParser(tokens, EnumSet.of(amount, Variable.X, Variable.Y))
                .condition()
                .normal();
        if (condition == GuardWhere.ALWAYS || condition == GuardWhere.NEVER) {
            return new Alone(condition == GuardWhere.ALWAYS ? AmountSet.ALL : AmountSet.NONE, GuardWhere.ALWAYS);
        }
        return condition
                .set(amount)
                .map(set -> new Alone(set, GuardWhere.ALWAYS))
                .orElseGet(() -> new Alone(AmountSet.ALL, condition));
    }

    Moves moves() {
        boolean sets = first.condition == GuardWhere.ALWAYS && second.condition == GuardWhere.ALWAYS;
        Condition pairs = both.normal();
        return sets && !pairs.mentionsPiles()
                ? new Moves(first.set, second.set, new Where(both))
                : Moves.guarded(first.set, second.set, new GuardWhere(first.condition, second.condition, pairs));
    }
}
