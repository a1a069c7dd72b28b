package org.wythofflab.lab.match;

import java.util.function.Supplier;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.play.IllegalTurnException;
import org.wythofflab.rules.TooLargeException;
import org.wythofflab.rules.UndefinedRuleException;

/** What a match throws, in words for whoever asked: rules that have no answer and turns that are not allowed are no mistake of ours. */
final class Playable {

    private Playable() {}

    /** The work, or why the game or the turn cannot be played. */
    static <T> T playing(Supplier<T> work) {
        try {
            return work.get();
        } catch (IllegalTurnException illegal) {
            throw new BadRequestException("not allowed: " + illegal.getMessage());
        } catch (TooLargeException | UndefinedRuleException unplayable) {
            throw new BadRequestException("this game cannot be played: " + unplayable.getMessage());
        }
    }
}
