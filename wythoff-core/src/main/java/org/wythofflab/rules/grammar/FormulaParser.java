package org.wythofflab.rules.grammar;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.wythofflab.exact.Decimals;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.formula.Absolute;
import org.wythofflab.rules.formula.Chain;
import org.wythofflab.rules.formula.Comparison;
import org.wythofflab.rules.formula.Condition;
import org.wythofflab.rules.formula.Constant;
import org.wythofflab.rules.formula.Expr;
import org.wythofflab.rules.formula.Extreme;
import org.wythofflab.rules.formula.Formula;
import org.wythofflab.rules.formula.IfElse;
import org.wythofflab.rules.formula.Junction;
import org.wythofflab.rules.formula.Membership;
import org.wythofflab.rules.formula.Negation;
import org.wythofflab.rules.formula.Operator;
import org.wythofflab.rules.formula.Power;
import org.wythofflab.rules.formula.Precedence;
import org.wythofflab.rules.formula.Relation;
import org.wythofflab.rules.formula.Root;
import org.wythofflab.rules.formula.Variable;
import org.wythofflab.rules.text.Quote;
import org.wythofflab.rules.text.Spelling;
import org.wythofflab.rules.text.Token;
import org.wythofflab.rules.text.Tokens;

/**
 * Reads numbers and conditions by precedence climbing. Both go through one method, and only where a part is used is
 * it asked which of the two it is: an opening parenthesis does not tell, and trying both would take exponential time.
 */
public final class FormulaParser {

    private static final Map<String, Precedence> INFIX = Map.ofEntries(
            Map.entry("or", Precedence.OR),
            Map.entry("and", Precedence.AND),
            Map.entry("in", Precedence.COMPARISON),
            Map.entry("=", Precedence.COMPARISON),
            Map.entry("!=", Precedence.COMPARISON),
            Map.entry("<", Precedence.COMPARISON),
            Map.entry("<=", Precedence.COMPARISON),
            Map.entry(">", Precedence.COMPARISON),
            Map.entry(">=", Precedence.COMPARISON),
            Map.entry("+", Precedence.SUM),
            Map.entry("-", Precedence.SUM),
            Map.entry("*", Precedence.PRODUCT),
            Map.entry("//", Precedence.PRODUCT),
            Map.entry("%", Precedence.PRODUCT),
            Map.entry("^", Precedence.POWER));

    private static final Set<String> FUNCTIONS = Set.of("min", "max", "abs", "isqrt", "if");

    /** What a move takes from the first pile and from the second. */
    static final Set<Variable> AMOUNTS = EnumSet.of(Variable.K, Variable.L);

    /** The piles of a position. */
    static final Set<Variable> PILES = EnumSet.of(Variable.X, Variable.Y);

    private final Tokens tokens;
    private final Set<Variable> variables;

    /** A reader of formulas in the given variables. */
    FormulaParser(Tokens tokens, Set<Variable> variables) {
        this.tokens = tokens;
        this.variables = variables;
    }

    /** Reads an expression on its own. */
    public static Expr number(String text) throws GameSyntaxException {
        Tokens tokens = new Tokens(text, "k^2+9");
        Expr number = new FormulaParser(tokens, AMOUNTS).number();
        tokens.expectEnd("an operator or the end of the text");
        return number;
    }

    /** Reads a condition on its own. */
    public static Condition condition(String text) throws GameSyntaxException {
        Tokens tokens = new Tokens(text, "abs(k-l) < 3");
        Condition condition = new FormulaParser(tokens, AMOUNTS).condition();
        tokens.expectEnd("'and', 'or' or the end of the text");
        return condition;
    }

    Expr number() throws GameSyntaxException {
        return number(Precedence.OR);
    }

    Condition condition() throws GameSyntaxException {
        return condition(Precedence.OR);
    }

    Expr number(Precedence least) throws GameSyntaxException {
        int column = tokens.peek().column();
        return number(formula(least), column);
    }

    private Expr number(Formula formula, int column) throws GameSyntaxException {
        return formula.asNumber().orElseThrow(() -> tokens.error(column, "expected a number, found a condition"));
    }

    private Condition condition(Precedence least) throws GameSyntaxException {
        int column = tokens.peek().column();
        return condition(formula(least), column);
    }

    private Condition condition(Formula formula, int column) throws GameSyntaxException {
        return formula.asCondition()
                .orElseThrow(() -> tokens.error(column, "expected a condition such as k = l, found a number"));
    }

    /** Reads on while the operators bind at least as tightly as {@code least}. */
    private Formula formula(Precedence least) throws GameSyntaxException {
        int column = tokens.peek().column();
        Formula left = operand();
        Precedence next = infix();
        while (next != null && next.compareTo(least) >= 0) {
            left = switch (next) {
                case OR -> junction(Junction.Kind.OR, condition(left, column));
                case AND -> junction(Junction.Kind.AND, condition(left, column));
                case COMPARISON -> comparison(number(left, column));
                case POWER -> power(number(left, column));
                default -> chain(next, number(left, column));
            };
            next = infix();
        }
        return left;
    }

    private @Nullable Precedence infix() {
        return INFIX.get(tokens.peek().text());
    }

    private Condition junction(Junction.Kind kind, Condition first) throws GameSyntaxException {
        List<Condition> parts = new ArrayList<>(List.of(first));
        while (tokens.accept(kind.word())) {
            parts.add(condition(kind.precedence().tighter()));
        }
        return new Junction(kind, parts);
    }

    private Condition comparison(Expr left) throws GameSyntaxException {
        Token sign = tokens.take();
        Condition comparison = sign.is("in")
                ? new Membership(left, new SetParser(tokens).set(), true)
                : new Comparison(left, Relation.of(sign.text()), number(Precedence.SUM));
        if (infix() == Precedence.COMPARISON) {
            throw tokens.error("comparisons do not chain: join two of them with 'and'");
        }
        return comparison;
    }

    private Expr chain(Precedence precedence, Expr first) throws GameSyntaxException {
        List<Chain.Step> steps = new ArrayList<>();
        while (infix() == precedence) {
            Operator operator = Operator.of(tokens.take().text());
            steps.add(new Chain.Step(operator, number(precedence.tighter())));
        }
        return first.then(steps);
    }

    /** Powers group from the right, so a tower of them is nesting. */
    private Expr power(Expr base) throws GameSyntaxException {
        tokens.expect("^");
        tokens.enter();
        Expr exponent = number(Precedence.SIGN);
        tokens.leave();
        return new Power(base, exponent);
    }

    private Formula operand() throws GameSyntaxException {
        Token token = tokens.peek();
        if (token.kind() == Token.Kind.NUMBER) {
            return new Constant(Decimals.parse(tokens.take().text()));
        }
        if (token.kind() == Token.Kind.WORD) {
            return token.is("not") ? negated() : word(token);
        }
        if (token.is("-")) {
            return signed();
        }
        if (token.is("(")) {
            return parenthesised();
        }
        throw expectedOperand();
    }

    /** Signs and {@code not}s cancel in pairs; read in a loop, they cannot nest. */
    private Expr signed() throws GameSyntaxException {
        boolean negative = false;
        while (tokens.accept("-")) {
            negative = !negative;
        }
        Expr operand = number(Precedence.POWER);
        return negative ? new Negation(operand) : operand;
    }

    private Condition negated() throws GameSyntaxException {
        boolean negative = false;
        while (tokens.accept("not")) {
            negative = !negative;
        }
        Condition operand = condition(Precedence.COMPARISON);
        return negative ? operand.negated() : operand;
    }

    private Formula parenthesised() throws GameSyntaxException {
        tokens.expect("(");
        tokens.enter();
        Formula inside = formula(Precedence.OR);
        tokens.leave();
        tokens.expect(")");
        return inside;
    }

    private Expr word(Token word) throws GameSyntaxException {
        if (FUNCTIONS.contains(word.text())) {
            tokens.take();
            tokens.expect("(");
            tokens.enter();
            Expr call = call(word.text());
            tokens.leave();
            tokens.expect(")");
            return call;
        }
        for (Variable variable : variables) {
            if (tokens.accept(variable.text())) {
                return variable;
            }
        }
        throw unknown(word);
    }

    private Expr call(String function) throws GameSyntaxException {
        return switch (function) {
            case "abs" -> new Absolute(number());
            case "isqrt" -> new Root(number());
            case "min" -> new Extreme(Extreme.Kind.MIN, list());
            case "max" -> new Extreme(Extreme.Kind.MAX, list());
            default -> choice();
        };
    }

    /** Two or more numbers. */
    private List<Expr> list() throws GameSyntaxException {
        List<Expr> numbers = new ArrayList<>(List.of(number()));
        do {
            tokens.expect(",");
            numbers.add(number());
        } while (tokens.at(","));
        return numbers;
    }

    private Expr choice() throws GameSyntaxException {
        Condition condition = condition();
        tokens.expect(",");
        Expr yes = number();
        tokens.expect(",");
        return new IfElse(condition, yes, number());
    }

    private GameSyntaxException expectedOperand() {
        StringBuilder names = new StringBuilder("a number");
        variables.forEach(variable -> names.append(", ").append(variable.text()));
        return tokens.expected(names + " or '('");
    }

    private GameSyntaxException unknown(Token word) {
        boolean pileOfNoMove = variables.isEmpty() && (word.is("x") || word.is("y"));
        if (Variable.named(word.text()).isPresent() && !pileOfNoMove) {
            return tokens.error(Quote.of(word.text()) + " has no meaning here: " + whatIsMeant());
        }
        if (INFIX.containsKey(word.text())) {
            return expectedOperand();
        }
        List<String> names = new ArrayList<>(FUNCTIONS);
        variables.forEach(variable -> names.add(variable.text()));
        return tokens.error("unknown name " + Quote.of(word.text()) + Spelling.hint(word.text(), names));
    }

    private String whatIsMeant() {
        if (variables.isEmpty()) {
            return "this number is the same for all moves";
        }
        if (variables.equals(PILES)) {
            return "it is written in the piles x and y";
        }
        if (variables.contains(Variable.X)) {
            return variables.contains(Variable.K)
                    ? "it is written in the amount k and the piles x and y"
                    : "it is written in the amount l and the piles x and y";
        }
        return variables.contains(Variable.L) ? "it is written in the amounts k and l" : "it is written in k alone";
    }
}
