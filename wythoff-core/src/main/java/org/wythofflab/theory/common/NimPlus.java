package org.wythofflab.theory.common;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.PairRule;

/** Games of normal play without memory in which any amount may be taken from one pile. */
public final class NimPlus {

    /** The two-pile moves of Wythoff Nim. */
    public static final PairRule DIAGONAL = new Band(BigInteger.ONE, BigInteger.ONE, AmountSet.ALL, AmountSet.ALL);

    private NimPlus() {}

    /** The two-pile moves, if this is such a game and nothing is forbidden or proposed. */
    public static Optional<PairRule> pairs(GameSpec game) {
        return isNimPlus(game) && game.maneuver().equals(Maneuver.NONE)
                ? Optional.of(game.moves().both())
                : Optional.empty();
    }

    /** {@code K}, if this is such a game with the given two-pile moves and at most K-1 options are forbidden. */
    public static OptionalInt block(GameSpec game, PairRule pairs) {
        Maneuver maneuver = game.maneuver();
        return isNimPlus(game)
                        && game.moves().both().equals(pairs)
                        && maneuver.kind() != Maneuver.Kind.COMPLY
                        && maneuver.scope() == Maneuver.Scope.ALL
                ? OptionalInt.of(maneuver.count())
                : OptionalInt.empty();
    }

    private static boolean isNimPlus(GameSpec game) {
        return game.convention() == Convention.NORMAL
                && game.memory().isEmpty()
                && game.moves().first().isAll()
                && game.moves().second().isAll();
    }
}
