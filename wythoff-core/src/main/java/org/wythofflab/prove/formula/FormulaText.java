package org.wythofflab.prove.formula;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;

/**
 * Reads a formula and finds of which pairs it is true. Variables are numbers 0, 1, 2, ...; x and y are the piles, others
 * belong to {@code exists n: ...} or {@code forall n: ...}. Comparisons are between sums of variables times numbers, {@code //}
 * and {@code %} by numbers; {@code shift(x)} is the number whose word is that of x and a zero, {@code evenzeros(x)} says that
 * the word of x ends in an even number of zeros, which that of 0 does. Joined by {@code and}, {@code or}, {@code not}.
 */
public final class FormulaText {

    private static final int DEEPEST = 40;
    private static final int LARGEST = 1 << 12;
    private static final Set<String> RELATIONS = Set.of("=", "==", "!=", "<", "<=", ">", ">=");
    private static final Set<String> WORDS = Set.of("and", "or", "not", "exists", "forall", "shift", "evenzeros");

    private final Symbols symbols;
    private final Meaning.Maker make;
    private final Set<String> known = new HashSet<>(Set.of("x", "y"));
    private final List<Meaning> beside = new ArrayList<>();
    private final List<String> fresh = new ArrayList<>();
    private int freshCount;
    private int depth;

    private FormulaText(Symbols symbols, Meaning.Maker make) {
        this.symbols = symbols;
        this.make = make;
    }

    /** The pairs (x,y) of which the formula is true. */
    public static Automaton read(String text, NumberSystem system, Outlay outlay) throws FormulaException {
        Symbols symbols = new Symbols(text);
        FormulaText formula = new FormulaText(symbols, new Meaning.Maker(system, outlay));
        try {
            Meaning meaning = formula.either();
            if (!symbols.peek().isEmpty()) {
                throw symbols.wrong("the formula should have ended before '" + symbols.peek() + "'");
            }
            return formula.make.pairs(meaning);
        } catch (ArithmeticException tooLarge) {
            throw symbols.wrong("the numbers of the formula are too large");
        }
    }

    private Meaning either() throws FormulaException {
        List<Meaning> parts = new ArrayList<>(List.of(both()));
        while (symbols.takes("or")) {
            parts.add(both());
        }
        return parts.size() == 1 ? parts.get(0) : make.or(parts);
    }

    private Meaning both() throws FormulaException {
        List<Meaning> parts = new ArrayList<>(List.of(one()));
        while (symbols.takes("and")) {
            parts.add(one());
        }
        return parts.size() == 1 ? parts.get(0) : make.and(parts);
    }

    private void deeper() throws FormulaException {
        if (++depth > DEEPEST) {
            throw symbols.wrong("the formula is nested too deeply");
        }
    }

    private Meaning one() throws FormulaException {
        deeper();
        Meaning meaning = switch (symbols.peek()) {
            case "not" -> {
                symbols.take();
                yield make.not(one());
            }
            case "exists", "forall" -> quantified();
            case "evenzeros" -> evenZeros();
            case "(" -> parenthesis();
            default -> comparison();
        };
        depth--;
        return meaning;
    }

    private Meaning quantified() throws FormulaException {
        boolean some = symbols.take().equals("exists");
        List<String> names = new ArrayList<>();
        do {
            String name = symbols.peek();
            if (!name.matches("[A-Za-z]\\w*") || WORDS.contains(name) || !known.add(name)) {
                throw symbols.wrong("a new name was expected, as in exists n: x = 2*n");
            }
            names.add(symbols.take());
        } while (symbols.takes(","));
        symbols.expect(":");
        Meaning inner = either();
        known.removeAll(names);
        return some ? make.exists(names, List.of(inner)) : make.not(make.exists(names, List.of(make.not(inner))));
    }

    private Meaning evenZeros() throws FormulaException {
        symbols.take();
        symbols.expect("(");
        int from = fresh.size();
        String name = named(sum());
        symbols.expect(")");
        return settled(make.evenZeros(name), from);
    }

    /** A formula in parentheses, or a comparison that begins with a sum in some. */
    private Meaning parenthesis() throws FormulaException {
        if (!symbols.formulaInParentheses(RELATIONS, WORDS)) {
            return comparison();
        }
        symbols.take();
        Meaning inner = either();
        symbols.expect(")");
        return inner;
    }

    private Meaning comparison() throws FormulaException {
        int from = fresh.size();
        Linear left = sum();
        IntPredicate signs = signs(symbols.take());
        Linear difference = left.minus(sum());
        return settled(make.sign(withSmallConstant(difference), signs), from);
    }

    /** The same, with a variable for a large constant: a reader of sums has as many states as its constant is large. */
    private Linear withSmallConstant(Linear form) {
        if (Math.abs((long) form.constant()) < 64) {
            return form;
        }
        String name = fresh();
        beside.add(make.constant(name, Math.abs(form.constant())));
        Linear rest = new Linear(form.coefficients(), 0);
        return form.constant() > 0 ? rest.plus(Linear.variable(name)) : rest.minus(Linear.variable(name));
    }

    private IntPredicate signs(String relation) throws FormulaException {
        return switch (relation) {
            case "=", "==" -> sign -> sign == 0;
            case "!=" -> sign -> sign != 0;
            case "<" -> sign -> sign < 0;
            case "<=" -> sign -> sign <= 0;
            case ">" -> sign -> sign > 0;
            case ">=" -> sign -> sign >= 0;
            default -> {
                symbols.back(symbols.place() - 1);
                throw symbols.wrong("a comparison was expected, as in x + 1 <= y");
            }
        };
    }

    private Linear sum() throws FormulaException {
        Linear sum = symbols.takes("-") ? product().times(-1) : product();
        while (true) {
            if (symbols.takes("+")) {
                sum = sum.plus(product());
            } else if (symbols.takes("-")) {
                sum = sum.minus(product());
            } else {
                return sum;
            }
        }
    }

    private Linear product() throws FormulaException {
        Linear product = factor();
        while (true) {
            if (symbols.takes("*")) {
                Linear other = factor();
                if (!product.isNumber() && !other.isNumber()) {
                    symbols.back(symbols.place() - 1);
                    throw symbols.wrong("one factor of a product must be a number");
                }
                product = product.isNumber() ? other.times(product.constant()) : product.times(other.constant());
            } else if (symbols.takes("//")) {
                product = quotient(product, divisor());
            } else if (symbols.takes("%")) {
                product = remainder(product, divisor());
            } else {
                return product;
            }
        }
    }

    private int divisor() throws FormulaException {
        Linear divisor = factor();
        if (!divisor.isNumber() || divisor.constant() < 1 || divisor.constant() > LARGEST) {
            symbols.back(symbols.place() - 1);
            throw symbols.wrong("the divisor is a number from 1 to " + LARGEST);
        }
        return divisor.constant();
    }

    private Linear factor() throws FormulaException {
        if (symbols.takes("(")) {
            return inParentheses();
        }
        if (symbols.takes("shift")) {
            symbols.expect("(");
            String from = named(inParentheses());
            String to = fresh();
            beside.add(make.shifted(from, to));
            return Linear.variable(to);
        }
        String symbol = symbols.peek();
        if (symbol.matches("\\d{1,9}")) {
            return Linear.number(Integer.parseInt(symbols.take()));
        }
        if (!known.contains(symbol)) {
            String names = known.stream().sorted().collect(Collectors.joining(", "));
            throw symbols.wrong("a number or one of the variables " + names + " was expected");
        }
        return Linear.variable(symbols.take());
    }

    private Linear inParentheses() throws FormulaException {
        deeper();
        Linear sum = sum();
        symbols.expect(")");
        depth--;
        return sum;
    }

    /** A variable that has the value of the sum, which must not be negative then. */
    private String named(Linear sum) {
        if (sum.constant() == 0
                && sum.coefficients().size() == 1
                && sum.coefficients().containsValue(1)) {
            return sum.coefficients().keySet().iterator().next();
        }
        String name = fresh();
        beside.add(make.sign(sum.minus(Linear.variable(name)), sign -> sign == 0));
        return name;
    }

    private Linear remainder(Linear of, int divisor) {
        Linear rest = Linear.variable(fresh());
        beside.add(make.multiple(of.minus(rest), divisor));
        beside.add(make.sign(rest.minus(Linear.number(divisor)), sign -> sign < 0));
        return rest;
    }

    private Linear quotient(Linear of, int divisor) {
        boolean natural =
                of.constant() >= 0 && of.coefficients().values().stream().allMatch(coefficient -> coefficient > 0);
        Linear up = Linear.variable(fresh());
        Linear quotient = natural ? up : up.minus(negative(up));
        Linear rest = of.minus(quotient.times(divisor));
        beside.add(make.sign(rest, sign -> sign >= 0));
        beside.add(make.sign(rest.minus(Linear.number(divisor)), sign -> sign < 0));
        return quotient;
    }

    /** A variable that may be positive only if the other is 0: their difference is any whole number. */
    private Linear negative(Linear up) {
        Linear down = Linear.variable(fresh());
        beside.add(make.or(List.of(make.sign(up, sign -> sign == 0), make.sign(down, sign -> sign == 0))));
        return down;
    }

    private String fresh() {
        // No name in a text has a blank.
        String name = " " + freshCount++;
        fresh.add(name);
        return name;
    }

    /** With values of the new variables as they have to be. */
    private Meaning settled(Meaning meaning, int from) {
        if (beside.isEmpty()) {
            return meaning;
        }
        List<Meaning> parts = new ArrayList<>(beside);
        parts.add(meaning);
        List<String> names = List.copyOf(fresh.subList(from, fresh.size()));
        beside.clear();
        fresh.subList(from, fresh.size()).clear();
        return make.exists(names, parts);
    }
}
