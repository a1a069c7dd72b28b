package org.wythofflab.prove.formula;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Addition;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;

/**
 * Reads a formula and finds of which numbers it is true. Variables are numbers 0, 1, 2, ...; x and y are the piles, others
 * belong to {@code exists n: ...} or {@code forall n: ...}. Comparisons are between sums of variables times numbers, {@code //}
 * and {@code %} by numbers, {@code floor((1 + sqrt(5))/2 * n)}, {@code isqrt(5*n^2)}; {@code shift(x)} is the number whose word
 * is that of x and a zero, {@code evenzeros(x)} says that the word of x ends in an even number of zeros, which that of 0 does.
 * Sets that are known have names, as in {@code P(x, 2*y)}. Joined by {@code and}, {@code or}, {@code not}, {@code implies},
 * {@code iff}.
 */
public final class FormulaText {

    static final int DEEPEST = 40;
    private static final int LARGEST = 1 << 12;
    private static final Set<String> RELATIONS = Set.of("=", "==", "!=", "<", "<=", ">", ">=");
    private static final Set<String> FUNCTIONS = Set.of("shift", "floor", "sqrt", "isqrt");
    private static final Set<String> WORDS =
            Set.of("and", "or", "not", "exists", "forall", "evenzeros", "iff", "implies");

    private final Symbols symbols;
    private final Meaning.Maker make;
    private final Map<String, Automaton> sets;
    private final Terms terms;
    private final Set<String> known;
    private final Set<String> tellers = new HashSet<>(RELATIONS);
    private int depth;

    private FormulaText(Symbols symbols, Meaning.Maker make, Map<String, Automaton> sets, List<String> variables) {
        this.symbols = symbols;
        this.make = make;
        this.sets = sets;
        this.terms = new Terms(make);
        this.known = new HashSet<>(variables);
        tellers.addAll(WORDS);
        tellers.addAll(sets.keySet());
    }

    /** The pairs (x,y) of which the formula is true. */
    public static Automaton read(String text, NumberSystem system, Outlay outlay) throws FormulaException {
        return read(text, system, List.of("x", "y"), Map.of(), outlay);
    }

    /**
     * The values of some variables, in their order, of which the formula is true.
     *
     * @param sets by name, of the same system
     */
    public static Automaton read(
            String text, NumberSystem system, List<String> variables, Map<String, Automaton> sets, Outlay outlay)
            throws FormulaException {
        Addition.require(system, outlay);
        Symbols symbols = new Symbols(text);
        FormulaText formula = new FormulaText(symbols, new Meaning.Maker(system, outlay), sets, variables);
        try {
            Meaning meaning = formula.whole();
            if (!symbols.peek().isEmpty()) {
                throw symbols.wrong("the formula should have ended before '" + symbols.peek() + "'");
            }
            return formula.make.values(meaning, variables);
        } catch (ArithmeticException tooLarge) {
            throw symbols.wrong("the numbers of the formula are too large");
        }
    }

    /** The numbers under roots in a formula: those of {@code sqrt(5)} and of {@code isqrt(5*n^2)}. */
    public static Set<Integer> radicands(String text) {
        Set<Integer> radicands = new TreeSet<>();
        Matcher roots =
                Pattern.compile("\\bi?sqrt\\s*\\(\\s*(\\d{1,4})\\s*[*)]").matcher(text);
        while (roots.find()) {
            radicands.add(Integer.valueOf(roots.group(1)));
        }
        return radicands;
    }

    /** Whether floors of multiples of a root can be told in the system. */
    public static boolean fits(NumberSystem system, int radicand) {
        return Roots.fits(system, radicand) || Roots.isSquare(BigInteger.valueOf(radicand));
    }

    private Meaning whole() throws FormulaException {
        Meaning left = either();
        if (symbols.takes("iff")) {
            return make.same(left, either());
        }
        return symbols.takes("implies") ? make.or(List.of(make.not(left), either())) : left;
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
            default -> sets.containsKey(symbols.peek()) ? member() : comparison();
        };
        depth--;
        return meaning;
    }

    private Meaning quantified() throws FormulaException {
        boolean some = symbols.take().equals("exists");
        List<String> names = new ArrayList<>();
        do {
            String name = symbols.peek();
            if (!name.matches("[A-Za-z]\\w*")
                    || tellers.contains(name)
                    || FUNCTIONS.contains(name)
                    || !known.add(name)) {
                throw symbols.wrong("a new name was expected, as in exists n: x = 2*n");
            }
            names.add(symbols.take());
        } while (symbols.takes(","));
        symbols.expect(":");
        Meaning inner = whole();
        known.removeAll(names);
        return some ? make.exists(names, List.of(inner)) : make.not(make.exists(names, List.of(make.not(inner))));
    }

    private Meaning evenZeros() throws FormulaException {
        symbols.take();
        symbols.expect("(");
        int from = terms.mark();
        String name = terms.named(sum());
        symbols.expect(")");
        return terms.settled(make.evenZeros(name), from);
    }

    /** Whether numbers are in a set that has a name. */
    private Meaning member() throws FormulaException {
        Automaton set = Objects.requireNonNull(sets.get(symbols.peek()));
        String name = symbols.take();
        symbols.expect("(");
        int from = terms.mark();
        List<String> members = new ArrayList<>();
        do {
            members.add(terms.named(sum()));
        } while (symbols.takes(","));
        if (members.size() != set.arity()) {
            throw symbols.wrong(name + " is about " + set.arity() + " numbers, not " + members.size());
        }
        symbols.expect(")");
        return terms.settled(new Meaning(members, set), from);
    }

    /** A formula in parentheses, or a comparison that begins with a sum in some. */
    private Meaning parenthesis() throws FormulaException {
        if (!symbols.formulaInParentheses(tellers)) {
            return comparison();
        }
        symbols.take();
        Meaning inner = whole();
        symbols.expect(")");
        return inner;
    }

    private Meaning comparison() throws FormulaException {
        int from = terms.mark();
        Linear left = sum();
        IntPredicate signs = signs(symbols.take());
        Linear difference = left.minus(sum());
        return terms.settled(terms.sign(difference, signs), from);
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
                product = terms.quotient(product, divisor());
            } else if (symbols.takes("%")) {
                product = terms.remainder(product, divisor());
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
        int place = symbols.place();
        if (symbols.takes("(")) {
            return inParentheses();
        }
        if (symbols.takes("floor")) {
            symbols.expect("(");
            Surd surd = new SurdText(symbols, this::factor).sum();
            symbols.expect(")");
            return floor(surd, place);
        }
        if (symbols.takes("isqrt")) {
            return squareRoot(place);
        }
        if (symbols.takes("shift")) {
            if (make.system().period() > 1) {
                throw symbols.wrong("shift is for systems in which one number a repeats, not for " + make.system());
            }
            symbols.expect("(");
            return terms.shifted(inParentheses());
        }
        String symbol = symbols.peek();
        if (symbol.matches("\\d{10,}")) {
            throw symbols.wrong("a number of a formula has at most nine digits");
        }
        if (symbol.matches("\\d+")) {
            return Linear.number(Integer.parseInt(symbols.take()));
        }
        if (!known.contains(symbol)) {
            String names = known.stream().sorted().collect(Collectors.joining(", "));
            throw symbols.wrong("a number or one of the variables " + names + " was expected");
        }
        return Linear.variable(symbols.take());
    }

    /** {@code isqrt(d * s^2)}, as the language of games writes it: s is a sum, the root times it is rounded down. */
    private Linear squareRoot(int place) throws FormulaException {
        symbols.expect("(");
        int radicand = 1;
        if (symbols.peek().matches("\\d{1,4}")) {
            radicand = Integer.parseInt(symbols.take());
            symbols.expect("*");
        }
        Linear of = factor();
        symbols.expect("^");
        symbols.expect("2");
        symbols.expect(")");
        // The square does not tell a number from its negative.
        return floor(new Surd(Linear.number(0), terms.absolute(of), radicand, 1), place);
    }

    /** The number rounded down; {@code place} is where it is written. */
    private Linear floor(Surd surd, int place) throws FormulaException {
        Optional<Linear> told = terms.floor(surd);
        if (told.isEmpty()) {
            symbols.back(place);
            throw symbols.wrong("multiples of sqrt(" + surd.radicand() + ") cannot be rounded in " + make.system()
                    + "; another number system may fit");
        }
        return told.get();
    }

    private Linear inParentheses() throws FormulaException {
        deeper();
        Linear sum = sum();
        symbols.expect(")");
        depth--;
        return sum;
    }
}
