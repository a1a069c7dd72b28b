package org.wythofflab.answer;

import java.util.Optional;
import org.wythofflab.rules.SumMove;

/**
 * Who wins a position of a sum, how, why, and to what the answer is owed.
 *
 * @param isP whether the player who has just moved wins
 * @param move a winning move, if there is one that could be named
 * @param explanation how the winner wins, in three depths
 */
public record SumAnswer(boolean isP, Optional<SumMove> move, Explanation explanation, Credit credit) {}
