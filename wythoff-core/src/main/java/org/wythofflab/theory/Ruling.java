package org.wythofflab.theory;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigMove;

/**
 * What a theorem says of one position.
 *
 * @param isP whether the previous player wins
 * @param move for an N-position a winning move, if there is one to be made (in a blocking game: one that is open to be
 *     made unless forbidden)
 * @param maneuver for a P-position of a blocking game the options the previous player forbids, of a comply game those he
 *     proposes; for an N-position of a blocking game enough winning options that not all of them can be forbidden. Empty
 *     otherwise
 * @param why the case of the proof, in symbols rather than digits: "case (iii): to (A_m, B_m)"
 */
public record Ruling(boolean isP, Optional<BigMove> move, List<BigMove> maneuver, String why) {

    public Ruling {
        maneuver = List.copyOf(maneuver);
    }

    public static Ruling p(String why) {
        return new Ruling(true, Optional.empty(), List.of(), why);
    }

    public static Ruling n(BigMove move, String why) {
        return new Ruling(false, Optional.of(move), List.of(), why);
    }

    /** An N-position without a move to make, such as a terminal position in misere play. */
    public static Ruling alreadyWon(String why) {
        return new Ruling(false, Optional.empty(), List.of(), why);
    }

    public Ruling with(List<BigMove> options) {
        return new Ruling(isP, move, options, why);
    }

    /** The ruling for the mirrored position of a symmetric game. */
    public Ruling swapped() {
        return new Ruling(
                isP,
                move.map(BigMove::swapped),
                maneuver.stream().map(BigMove::swapped).toList(),
                why);
    }
}
