package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.NoPairs;

/** A game without one class of its moves: a single amount, a residue class, all moves from one pile or from both. */
public record FewerMoves(String dropped, GameSpec game) {

    private static final int MOST_AMOUNT = 8;
    private static final int MOST_MODULUS = 3;

    /** The games that are left when a class is dropped, of a game without a maneuver, a memory or ends of its own. */
    public static List<FewerMoves> of(GameSpec game) {
        List<FewerMoves> games = new ArrayList<>();
        if (game.memory().isPresent()
                || game.ends().isPresent()
                || game.maneuver().kind() != Maneuver.Kind.NONE) {
            return games;
        }
        Moves moves = game.moves();
        if (moves.hasTwoPileMoves()) {
            games.add(with(game, "all moves from both piles", new Moves(moves.first(), moves.second(), new NoPairs())));
        }
        if (moves.both() instanceof Band band
                && !(band.s().equals(BigInteger.ONE) && band.t().equals(BigInteger.ONE))) {
            Band equal = new Band(BigInteger.ONE, BigInteger.ONE, band.d1(), band.d2());
            games.add(with(
                    game, "taking different amounts from both piles", new Moves(moves.first(), moves.second(), equal)));
        }
        games.add(with(
                game, "all moves from the first pile alone", new Moves(AmountSet.NONE, moves.second(), moves.both())));
        games.add(with(
                game, "all moves from the second pile alone", new Moves(moves.first(), AmountSet.NONE, moves.both())));
        for (int amount = 1; amount <= MOST_AMOUNT; amount++) {
            AmountSet others = set((amount == 1 ? "" : "1.." + (amount - 1) + "|") + ">=" + (amount + 1));
            add(game, "taking " + amount, others, games);
        }
        for (int modulus = 2; modulus <= MOST_MODULUS; modulus++) {
            for (int r = 0; r < modulus; r++) {
                List<String> rest = new ArrayList<>();
                for (int s = 0; s < modulus; s++) {
                    if (s != r) {
                        rest.add(s + " mod " + modulus);
                    }
                }
                add(game, "taking an amount that is " + r + " mod " + modulus, set(String.join("|", rest)), games);
            }
        }
        return games;
    }

    /** Without the amounts that are not in the set, from one pile or from both. */
    private static void add(GameSpec game, String dropped, AmountSet left, List<FewerMoves> games) {
        Moves moves = game.moves();
        if (moves.first().isAll() && moves.second().isAll()) {
            games.add(with(game, dropped + " from one pile", new Moves(left, left, moves.both())));
        }
        moves.both()
                .restricted(left, left)
                .ifPresent(both -> games.add(with(
                        game,
                        dropped + " from either pile in moves from both",
                        new Moves(moves.first(), moves.second(), both))));
    }

    private static FewerMoves with(GameSpec game, String dropped, Moves moves) {
        return new FewerMoves(dropped, GameSpec.of(moves.simplest(), game.maneuver(), game.convention()));
    }

    private static AmountSet set(String text) {
        try {
            return GameSpec.parse("moves(first: " + text + "; second: all; both: k = l)")
                    .moves()
                    .first();
        } catch (GameSyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Where the set fails to be that of the P-positions of this game; empty if it is.
     *
     * @return nothing if the rules of the game cannot be read
     */
    public Optional<Verdict> verdict(Automaton set, Outlay outlay) {
        return Kernel.of(game, set.system(), outlay)
                .map(kernel -> new Verdict(this, Counterexample.between(set, kernel.image(kernel.steps(set)), outlay)));
    }

    /**
     * What becomes of the P-positions.
     *
     * @param needed the first position whose outcome changes, or empty if none does
     */
    public record Verdict(FewerMoves moves, Optional<BigPosition> needed) {}
}
