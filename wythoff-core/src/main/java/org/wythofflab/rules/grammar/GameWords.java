package org.wythofflab.rules.grammar;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;

/** States the rules of a game in plain English, completely: one sentence for each rule. */
public final class GameWords {

    private final GameParts game;
    private final List<String> sentences = new ArrayList<>();

    private GameWords(GameParts game) {
        this.game = game;
    }

    public static String of(GameParts game) {
        GameWords words = new GameWords(game);
        words.sayMoves(game.moves());
        game.memory().ifPresent(words::sayMemory);
        words.sayManeuver(game.maneuver());
        words.sayEnd();
        return String.join(" ", words.sentences);
    }

    private void sayMoves(Moves moves) {
        sentences.add("There are two piles of tokens, a first and a second, and two players who move in turn.");
        if (moves.guard().isPresent()) {
            sentences.add(moves.guard().get().words(moves.first(), moves.second()));
            return;
        }
        if (moves.first().equals(moves.second())) {
            sentences.add(
                    moves.first().isEmpty()
                            ? "Nobody may take tokens from one pile alone."
                            : "A player may take " + amounts(moves.first()) + " from one pile.");
        } else {
            sentences.add("From the first pile alone a player may take " + amounts(moves.first())
                    + ", from the second alone " + amounts(moves.second()) + ".");
        }
        sentences.add(
                moves.hasTwoPileMoves()
                        ? "Or take " + moves.both().words() + "."
                        : "Nobody may take tokens from both piles at once.");
    }

    private static String amounts(AmountSet set) {
        if (set.isEmpty()) {
            return "nothing";
        }
        if (set.isAll()) {
            return "any number of tokens";
        }
        return set.isParity() ? "an " + set.adjective() + " number of tokens" : "a number of tokens " + set.adjective();
    }

    private void sayMemory(Imitation memory) {
        String amount = memory.m() == 1 ? "as many" : "as many, or up to " + (memory.m() - 1) + " more,";
        sentences.add(
                "If the other player has just taken tokens from the smaller pile (from either, if they were equal),"
                        + " then taking " + amount + " from the larger pile is an imitation.");
        sentences.add(
                memory.p() == 1
                        ? "Imitations are forbidden."
                        : "Nobody may make " + memory.p() + " imitations in " + memory.p()
                                + " consecutive moves of their own.");
    }

    private void sayManeuver(Maneuver maneuver) {
        switch (maneuver.kind()) {
            case NONE -> {}
            case BLOCK -> sayBlock(maneuver.count() - 1, maneuver.scope());
            case COMPLY -> sayComply(maneuver.count(), maneuver.scope());
        }
    }

    private void sayBlock(int most, Maneuver.Scope scope) {
        String options = most == 1 ? "one option" : "up to " + most + " options";
        String which = switch (scope) {
            case ALL -> "";
            case DIAGONAL -> ", two-pile moves only";
            case NIM -> ", one-pile moves only";
            case SAME_DIAGONAL -> ", those that take the same number from both piles only";
        };
        sentences.add(
                "Before each move the other player may forbid " + options + which + "; this holds for that one move.");
    }

    private void sayComply(int least, Maneuver.Scope scope) {
        String proposal = switch (scope) {
            case ALL -> "at least " + least + (least == 1 ? " option" : " options");
            case DIAGONAL -> "at least " + least + " two-pile moves or at least one one-pile move";
            case NIM -> "at least " + least + " one-pile moves or at least one two-pile move";
            case SAME_DIAGONAL -> throw new IllegalArgumentException("no comply game asks for one diagonal");
        };
        sentences.add("Before each move the other player must propose " + proposal
                + ", and the mover chooses one of the proposed moves.");
    }

    private void sayEnd() {
        game.ends()
                .ifPresent(ends ->
                        sentences.add("The game is over as soon as the first pile x and the second pile y satisfy "
                                + ends.text() + ": from there nobody can move."));
        if (game.maneuver().kind() == Maneuver.Kind.COMPLY) {
            sentences.add("Whoever cannot propose that many loses.");
            return;
        }
        String who =
                game.maneuver().kind() == Maneuver.Kind.BLOCK || game.memory().isPresent()
                        ? "A player who has no allowed move "
                        : "A player who cannot move ";
        sentences.add(who + (game.convention() == Convention.MISERE ? "wins (misere play)." : "loses."));
    }
}
