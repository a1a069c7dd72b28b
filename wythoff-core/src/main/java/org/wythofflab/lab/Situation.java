package org.wythofflab.lab;

import java.math.BigInteger;

/** A position to move from, or a history, on a solved board. */
sealed interface Situation permits BoardSituation, ImitationSituation, TheorySituation, TheoryHistory {

    BigInteger x();

    BigInteger y();

    /** Whether the player who has just moved wins. */
    boolean isP();

    /** Who wins, how, and why. */
    Answer answer();

    /** Every move, one-pile moves first: what it leads to, or that it is forbidden. */
    void visitMoves(MoveVisitor visitor);
}
