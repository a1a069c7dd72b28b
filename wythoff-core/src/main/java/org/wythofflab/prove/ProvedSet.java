package org.wythofflab.prove;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.check.SetPage;
import org.wythofflab.prove.strategy.Numbering;
import org.wythofflab.prove.strategy.ProvedStrategy;
import org.wythofflab.prove.strategy.Shells;
import org.wythofflab.prove.strategy.Window;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorems;

/** The positions of a game that a certificate proves to be P (of a comply game, N): a strategy for piles of any size. */
public final class ProvedSet {

    private static final String STEPS = "\"steps\"";
    private final String name;
    private final GameSpec game;
    private final Automaton set;
    private final Optional<Text> text;
    private final boolean passing;

    private ProvedSet(String name, GameSpec game, Automaton set, Optional<Text> text) {
        this(name, game, set, text, false);
    }

    private ProvedSet(String name, GameSpec game, Automaton set, Optional<Text> text, boolean passing) {
        this.name = name;
        this.game = game;
        this.set = set;
        this.text = text;
        this.passing = passing;
    }

    /** The same set, of which nobody keeps a certificate: it was proved for one answer. */
    public ProvedSet madeForThis() {
        return new ProvedSet(name, game, set, text, true);
    }

    /** Where the certificate is, which is much longer than the set. */
    @FunctionalInterface
    public interface Text {
        Reader open() throws IOException;
    }

    /** The same set, and its certificate can be had. */
    public ProvedSet keptIn(Text whole) {
        return new ProvedSet(name, game, set, Optional.of(whole));
    }

    /** The certificate, as far as somebody keeps it. */
    public Optional<Text> text() {
        return text;
    }

    /** A set that was proved a moment ago, under the name that its certificate would be kept by. */
    static ProvedSet of(GameSpec game, Automaton set) {
        return new ProvedSet(name(game), game, set, Optional.empty());
    }

    /** What a certificate of a game is called. */
    private static String name(GameSpec game) {
        return game.text().replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    /**
     * Reads what a certificate is about. Whether it is right is the business of {@link ProofCheck}.
     *
     * @param certificate its text; the steps of the proof may be left out
     * @throws IllegalArgumentException if it is not written as a certificate is
     */
    public static ProvedSet read(String name, String certificate) {
        SetPage page = SetPage.read(certificate);
        NumberSystem system = new NumberSystem(page.quotients(), page.b());
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(system, 2);
        for (int state = 0; state < page.rows().size(); state++) {
            builder.state(state);
        }
        Outlay outlay = new Outlay(Budget.of(0, Long.MAX_VALUE));
        for (int[] row : page.rows()) {
            for (int i = 1; i < row.length; i += 2) {
                builder.transition(row[i], row[i + 1]);
            }
            builder.finish(row[0] == 1, outlay);
        }
        return new ProvedSet(name, page.game(), builder.smallest(outlay), Optional.empty());
    }

    /** The same of a certificate whose steps, which are most of it, are not even read where they begin a line. */
    public static ProvedSet read(String name, BufferedReader certificate) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String line = certificate.readLine(); line != null; line = certificate.readLine()) {
            if (line.startsWith(STEPS) && text.lastIndexOf(",") >= 0) {
                // A comma was the last that was read.
                return read(name, text.substring(0, text.lastIndexOf(",")) + "}");
            }
            text.append(line).append('\n');
        }
        return read(name, text.toString());
    }

    /** The name of the certificate. */
    public String name() {
        return name;
    }

    public GameSpec game() {
        return game;
    }

    /** How many states the automaton has that reads the positions. */
    public int states() {
        return set.states();
    }

    /** The name of the number system whose digits it reads. */
    public String numeration() {
        return set.system().text();
    }

    /** A strategy for one thread; empty if the rules are beyond what the prover, or whoever proposes, can read. */
    public Optional<Strategy> strategy(Budget budget) {
        if (isComply() && game.ends().isPresent()) {
            return Optional.empty();
        }
        return ProvedStrategy.of(game, set, new Outlay(budget))
                .map(direct -> isComply() ? Theorems.complying(game, direct) : direct);
    }

    /** Which positions (x+i, y+j) from a corner (x,y) on are P. */
    public boolean[][] window(BigPosition corner, int size, Budget budget) {
        boolean[][] p = new boolean[size][size];
        for (boolean[] column : p) {
            Arrays.fill(column, isComply());
        }
        Window.visit(set, corner, size, (i, j) -> p[i][j] = !isComply(), budget::pulse);
        return p;
    }

    /**
     * Which blocks of {@code 2^zoom} squares a side have a P-position, counted from a corner.
     *
     * @param size how many blocks there are in a row
     */
    public boolean[][] blocks(BigPosition corner, int size, int zoom, Budget budget) {
        return isComply() ? notFull(corner, size, zoom, budget) : notEmpty(corner, size, zoom, budget);
    }

    private boolean[][] notEmpty(BigPosition corner, int size, int zoom, Budget budget) {
        boolean[][] p = new boolean[size][size];
        Window.Sink sink = new Window.Sink() {
            @Override
            public void accept(int i, int j) {
                p[i >> zoom][j >> zoom] = true;
            }

            @Override
            public boolean wants(int firstColumn, int lastColumn, int firstRow, int lastRow) {
                boolean oneBlock = firstColumn >> zoom == lastColumn >> zoom && firstRow >> zoom == lastRow >> zoom;
                return !(oneBlock && p[firstColumn >> zoom][firstRow >> zoom]);
            }
        };
        Window.visit(set, corner, size << zoom, sink, budget::pulse);
        return p;
    }

    /** The set has the N-positions. */
    private boolean[][] notFull(BigPosition corner, int size, int zoom, Budget budget) {
        int[][] n = new int[size][size];
        Window.visit(set, corner, size << zoom, (i, j) -> n[i >> zoom][j >> zoom]++, budget::pulse);
        boolean[][] p = new boolean[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                p[i][j] = n[i][j] < 1 << (2 * zoom);
            }
        }
        return p;
    }

    /**
     * Visits the positions of the set (of a comply game, the N-positions) with x at most y, numbered from 0 in order of x, then
     * y, from an index on, until one is refused or there are no more.
     *
     * @return false if they cannot be numbered, as some x has infinitely many, or the index is too large
     */
    public boolean visitPairs(BigInteger from, Predicate<BigPosition> visitor, Budget budget) {
        return Numbering.of(set, new Outlay(budget), budget::pulse)
                .filter(numbering -> numbering.visit(from, visitor))
                .isPresent();
    }

    /**
     * Visits the positions of the set whose larger pile is at least {@code least}, in order of the larger pile, x and y, until
     * one is refused or the larger pile reaches the end.
     */
    public void visitByLarger(BigInteger least, BigInteger end, Predicate<BigPosition> visitor, Budget budget) {
        Shells.visit(set, least, end, visitor, budget::pulse);
    }

    private boolean isComply() {
        return game.maneuver().kind() == Maneuver.Kind.COMPLY;
    }

    /** What is proved, in a sentence without a full stop. */
    public String statement() {
        return "for all x and y, (x,y) is " + (isComply() ? "an N" : "a P")
                + "-position if and only if an automaton of "
                + set.states() + " states accepts the digits of x and y, "
                + set.system().words();
    }

    /** The same with the name of the game, as a theorem begins. */
    public String theorem() {
        return Likeness.statement(game, 0, set);
    }

    /** What the set is like: first positions, slopes, strips and formulas, as far as they can be proved. */
    public Discovery.Traits traits(Budget budget) {
        return Likeness.of(game, set, budget);
    }

    /** How it is cited: {@code Wythoff Lab, certificate wythoff-block-4}. */
    public String citation() {
        return "Wythoff Lab, " + (passing ? "a proof made for this answer" : "certificate " + name);
    }

    @Override
    public String toString() {
        return name;
    }
}
