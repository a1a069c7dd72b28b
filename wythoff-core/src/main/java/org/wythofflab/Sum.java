package org.wythofflab;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import org.wythofflab.answer.SumAnswer;
import org.wythofflab.answer.SumAnswers;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.SumPosition;
import org.wythofflab.solve.Budget;

/**
 * Games side by side, of which one is moved in at a time; who can move in none loses. Like a {@link Game} it is a value.
 *
 * <pre>{@code
 * Sum sum = Wythoff.sum("wythoff + nim");
 * SumAnswer answer = sum.at("3 5 4 7");              // N: take 3 from the second pile of part 2, to (4,4)
 * Optional<BigInteger> value = sum.grundyAt("3 5 4 7"); // 3
 * }</pre>
 */
public final class Sum {
    private final GameSum parts;
    private final Effort effort;

    Sum(GameSum parts, Effort effort) {
        this.parts = parts;
        this.effort = effort;
    }

    /** The same sum, whose answers may take another effort. */
    public Sum with(Effort other) {
        return new Sum(parts, other);
    }

    /** Its parts as a value. */
    public GameSum rules() {
        return parts;
    }

    /** Its rules in plain English. */
    public String words() {
        return parts.words();
    }

    /**
     * Who wins at a position, by which move, why, and to what that is owed.
     *
     * @param position two piles for each part in order, as {@code "3 5 4 7"}
     */
    public SumAnswer at(String position) {
        return effort.spend(budget -> decided(position, budget).answer());
    }

    /** The Grundy value of a position; empty where it is only known not to be 0. */
    public Optional<BigInteger> grundyAt(String position) {
        return effort.spend(budget -> decided(position, budget).value());
    }

    private SumSituation decided(String position, Budget budget) {
        SumPosition place = read(position);
        return SumAnswers.about(parts, budget).at(place).fold(known -> known, missing -> {
            throw new RefusedException(
                    "a position of " + parts.text() + " at " + place.words(), missing.why(), missing.fits());
        });
    }

    private SumPosition read(String position) {
        try {
            return SumPosition.parse(parts, position);
        } catch (GameSyntaxException fault) {
            throw new BadTextException(position, fault);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sum sum && parts.equals(sum.parts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(parts);
    }

    /** The canonical text of the sum. */
    @Override
    public String toString() {
        return parts.text();
    }
}
