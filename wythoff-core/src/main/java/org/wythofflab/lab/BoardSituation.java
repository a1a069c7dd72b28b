package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;

/** A position of a game without memory. */
record BoardSituation(GameSpec game, Options options, OutcomeBoard board) implements Situation {

    @Override
    public BigInteger x() {
        return BigInteger.valueOf(options.x());
    }

    @Override
    public BigInteger y() {
        return BigInteger.valueOf(options.y());
    }

    @Override
    public boolean isP() {
        return board.isP(options.x(), options.y());
    }

    @Override
    public Answer answer() {
        return switch (game.maneuver().kind()) {
            case NONE -> new PlainPlay(this).answer();
            case BLOCK -> new BlockingPlay(this).answer();
            case COMPLY -> new ComplyPlay(this).answer();
        };
    }

    @Override
    public void visitMoves(MoveVisitor visitor) {
        options.visit(option -> {
            visitor.visit(option, Standing.of(isP(option)));
            return true;
        });
    }

    boolean isP(Option option) {
        return board.isP(option.x(), option.y());
    }

    /** Whether the maneuver of the game is about this option. */
    boolean inScope(Option option) {
        return game.maneuver().scope().contains(option.first(), option.second());
    }
}
