package org.wythofflab.prove;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.check.SetPage;
import org.wythofflab.prove.strategy.ProvedStrategy;
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

    private ProvedSet(String name, GameSpec game, Automaton set, Optional<Text> text) {
        this.name = name;
        this.game = game;
        this.set = set;
        this.text = text;
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
        boolean[][] p = Window.of(set, corner, size, budget::pulse);
        if (isComply()) {
            for (boolean[] column : p) {
                for (int j = 0; j < size; j++) {
                    column[j] = !column[j];
                }
            }
        }
        return p;
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

    /** How it is cited: {@code Wythoff Lab, certificate wythoff-block-4}. */
    public String citation() {
        return "Wythoff Lab, certificate " + name;
    }

    @Override
    public String toString() {
        return name;
    }
}
