package org.wythofflab.play;

import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.exact.Decimals;
import org.wythofflab.rules.BigMove;

/** What a player does when it is his turn. Options are named by what they take. */
public sealed interface Turn {

    /** A move. */
    static Turn take(BigMove move) {
        return new Take(move);
    }

    /** When it is made; a resignation, which can be made at any time, is named by the end that it brings. */
    Phase phase();

    /** The options a turn names; a move names itself, a resignation none. */
    List<BigMove> options();

    /** As files hold it and {@link TurnReader} reads it: {@code take 3,0}, {@code forbid 1,0 2,2}, {@code resign}. */
    String text();

    /** A move. */
    record Take(BigMove move) implements Turn {
        @Override
        public Phase phase() {
            return Phase.MOVE;
        }

        @Override
        public List<BigMove> options() {
            return List.of(move);
        }

        @Override
        public String text() {
            return "take " + pair(move);
        }
    }

    /** The options the next player may not choose. */
    record Forbid(List<BigMove> options) implements Turn {
        public Forbid {
            options = List.copyOf(options);
        }

        @Override
        public Phase phase() {
            return Phase.FORBID;
        }

        @Override
        public String text() {
            return "forbid " + list(options);
        }
    }

    /** The options the next player has to choose from. */
    record Propose(List<BigMove> options) implements Turn {
        public Propose {
            options = List.copyOf(options);
        }

        @Override
        public Phase phase() {
            return Phase.PROPOSE;
        }

        @Override
        public String text() {
            return "propose " + list(options);
        }
    }

    /** Giving the match up: whoever has to act has lost. */
    record Resign() implements Turn {
        static final String WORD = "resign";

        @Override
        public Phase phase() {
            return Phase.OVER;
        }

        @Override
        public List<BigMove> options() {
            return List.of();
        }

        @Override
        public String text() {
            return WORD;
        }
    }

    private static String list(List<BigMove> options) {
        return options.isEmpty() ? "none" : options.stream().map(Turn::pair).collect(Collectors.joining(" "));
    }

    private static String pair(BigMove move) {
        return Decimals.print(move.first()) + "," + Decimals.print(move.second());
    }
}
