package org.wythofflab.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.prove.certificate.RowCertificateText;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.RowPeriod;

/**
 * Proves that a row of a table of Grundy values is additively periodic, by a state of it and of the rows before it that comes
 * back. The engines say which; what they said counts as proved when the independent check of the certificate has found it so.
 */
public final class RowProver {

    private RowProver() {}

    /** What came of it. */
    public sealed interface Answer {

        <R> R fold(Function<RowProof, R> proved, Function<Declined, R> declined);
    }

    /** There is no such proof, or it does not fit the limits. */
    public record Declined(String why) implements Answer {

        @Override
        public <R> R fold(Function<RowProof, R> proved, Function<Declined, R> declined) {
            return declined.apply(this);
        }
    }

    /**
     * A row with its least preperiod and period.
     *
     * @param certificate what others need to check it
     */
    public record RowProof(GameSpec game, RowPeriod period, String certificate) implements Answer {

        @Override
        public <R> R fold(Function<RowProof, R> proved, Function<Declined, R> declined) {
            return proved.apply(this);
        }
    }

    /**
     * Proves a row, or says why not.
     *
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    public static Answer prove(GameSpec game, int row, Budget budget) {
        if (game.ends().isPresent() || !game.moves().isUniform()) {
            return new Declined("it has places where it ends, or moves that depend on the piles");
        }
        Choice<Engines.Solver<List<RowPeriod>>> choice =
                Engines.rowPeriods(game, BigInteger.valueOf(row).add(BigInteger.ONE), budget);
        return choice.announced(budget)
                .fold(
                        chosen -> certified(game, chosen.value().run(budget), budget),
                        refused -> new Declined(refused.why()));
    }

    private static Answer certified(GameSpec game, List<RowPeriod> periods, Budget budget) {
        int rows = periods.size();
        int gap = gap(game.moves());
        int reach = rows + gap;
        BigInteger repeat = BigInteger.ONE;
        long begun = 0;
        for (RowPeriod period : periods) {
            BigInteger one = BigInteger.valueOf(period.period());
            repeat = repeat.divide(repeat.gcd(one)).multiply(one);
            begun = Math.max(begun, period.preperiod());
        }
        // What a row has used of the values that matter, b - m(a) to a + b in column b, it has used in the last m(a) +
        // a
        // columns, m(a) = a * max(1, 2 * gap): see the engine. When those repeat, too, so does the state.
        BigInteger start = BigInteger.valueOf(begun + reach + (long) rows * (1 + Math.max(1, 2L * gap)));
        Choice<Engines.Solver<GrundyTable>> choice =
                Engines.grundy(game, new Extent(BigInteger.valueOf(rows), start), budget);
        long period = repeat.longValueExact();
        return choice.announced(budget)
                .fold(
                        chosen -> {
                            String text = RowCertificateText.of(
                                    game,
                                    periods.get(rows - 1),
                                    reach,
                                    period,
                                    chosen.value().run(budget));
                            Optional<String> flaw = ProofCheck.of(text, budget).flaw();
                            return flaw.<Answer>map(what -> new Declined("the certificate is not accepted: " + what))
                                    .orElseGet(() -> new RowProof(game, periods.get(rows - 1), text));
                        },
                        refused -> new Declined(refused.why()));
    }

    private static int gap(Moves moves) {
        return moves.hasTwoPileMoves() ? moves.gap().orElseThrow().intValueExact() : 0;
    }
}
