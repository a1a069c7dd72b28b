package org.wythofflab.solve;

import java.util.function.Function;

/** Whether an engine can do a task, asked before it tries: either what it needs and why it suits, or why it cannot. */
public sealed interface Capability {

    /** Of engines that move all options of one position to another. */
    Capability NOT_UNIFORM = new Cannot("which amounts may be taken depends on the position");

    <T> T fold(Function<Can, T> can, Function<Cannot, T> cannot);

    /**
     * It can.
     *
     * @param reason why this engine suits the game, and its cost
     */
    record Can(Need need, String reason) implements Capability {
        @Override
        public <T> T fold(Function<Can, T> can, Function<Cannot, T> cannot) {
            return can.apply(this);
        }
    }

    /** It cannot, and why. */
    record Cannot(String why) implements Capability {
        @Override
        public <T> T fold(Function<Can, T> can, Function<Cannot, T> cannot) {
            return cannot.apply(this);
        }
    }
}
