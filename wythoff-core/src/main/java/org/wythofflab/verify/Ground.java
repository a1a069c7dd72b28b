package org.wythofflab.verify;

import java.util.Optional;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Prover;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;

/**
 * What a check stands on: all that it reads and does not work out itself. A check takes it from the ground it is given and
 * from nowhere else, so that a ground with one false cell shows whether the check looks at that cell. What would take too
 * much is refused, see {@link Footing}.
 */
public interface Ground {

    /** The rules, as the engines know them; the tables as they are printed. */
    static Ground of(Budget budget) {
        return new Engineered(budget);
    }

    /** How much a check may take, and who may stop it. */
    Budget budget();

    /** First pile below {@code rows}, second below {@code columns}. */
    Footing<Outcomes> outcomes(GameSpec game, long rows, long columns);

    default Footing<Outcomes> outcomes(GameSpec game, long bound) {
        return outcomes(game, bound, bound);
    }

    /** P-positions with both piles below the bound, by (max, x, y), without holding a board. */
    Footing<OrderedPositions> positions(GameSpec game, long bound);

    /** The P-positions {@code (a,b)}, {@code a <= b}, of {@code wythoff block count} with a below the bound, by a and then by b. */
    Footing<OrderedPositions> blocked(int count, int bound);

    Footing<GrundyTable> grundy(GameSpec game, long bound);

    Footing<ImitationStates> states(GameSpec game, long bound);

    /** Such as {@code modular-table-03}. */
    PrintedTable table(String id);

    /** What the prover makes of a proposition; {@link Proof.Unknown} if it takes too much. */
    default Proof proof(Proposition proposition) throws ClaimSyntaxException {
        return Prover.prove(
                proposition.game(),
                proposition.formula().formula(),
                Optional.of(proposition.formula().numeration()),
                budget());
    }

    /** The same with what the checker says of it; a ground may remember it for the next claim about the same positions. */
    default Foundation foundation(Proposition proposition) throws ClaimSyntaxException {
        return Foundation.of(proposition, this);
    }

    /** A certificate as it was written down: the text, unless the ground is false there. */
    default String written(String certificate) {
        return certificate;
    }

    /**
     * The next number of a sequence that the paper defines, worked out by the check: a floor, a term of a recursion. It
     * comes back as it is, unless the ground is false there.
     */
    long term(long value);

    default int term(int value) {
        return Math.toIntExact(term((long) value));
    }

    /** A game written in this room. */
    static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException e) {
            throw new IllegalStateException(text, e);
        }
    }
}
