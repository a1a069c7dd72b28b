package org.wythofflab.answer;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.answer.board.BoardSituations;
import org.wythofflab.answer.board.ImitationSituations;
import org.wythofflab.answer.board.SolvedFrame;
import org.wythofflab.answer.board.TableValues;
import org.wythofflab.answer.theorem.RuledFrame;
import org.wythofflab.answer.theorem.TheorySituations;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Applicable.Given;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.GrundyFormula;
import org.wythofflab.theory.Strategy;

/**
 * Decides "theorem or engine" for one game.
 *
 * @param by whom to ask
 * @param assumptions what somebody vouches for
 * @param budget what may be solved
 */
public record Answers(GameSpec game, By by, Set<Assumption> assumptions, Budget budget) {

    /** A theorem where one applies, an engine otherwise. */
    public static Answers about(GameSpec game, Budget budget) {
        return new Answers(game, By.AUTO, Set.of(), budget);
    }

    /** Who wins, by theorems or on boards that are solved for the occasion. */
    public Found<Situations> outcomes() {
        return theoremOr(game.memory()
                .<Situations>map(rule -> new ImitationSituations(game, rule, budget))
                .orElseGet(() -> BoardSituations.of(game, budget)));
    }

    /** Who wins in a game without memory, by theorems or on boards that somebody keeps. */
    public Found<Situations> outcomes(BoardSource<OutcomeGrid> kept) {
        return theoremOr(BoardSituations.on(kept, budget));
    }

    private Found<Situations> theoremOr(Situations engine) {
        if (by == By.ENGINE) {
            return Found.known(engine);
        }
        Optional<Situations> theory = TheorySituations.of(Applicable.to(game, assumptions), budget);
        return switch (by) {
            case AUTO, ENGINE -> Found.known(theory.orElse(engine));
            case THEORY -> required(theory, "decides " + game.text());
            case BOTH -> required(theory, "decides " + game.text()).map(known -> new ComparedSituations(known, engine));
        };
    }

    /**
     * Who wins in a frame. Whoever is free to choose takes a theorem only where the frame is far away: near (0,0) a board is
     * sooner solved than a theorem asked about every position.
     */
    public Found<FrameOutcomes> frame(Frame frame) {
        if (by == By.ENGINE || (by == By.AUTO && frame.isAtOrigin())) {
            return solved(frame);
        }
        Optional<FrameOutcomes> ruled =
                Applicable.to(game, assumptions).strategy().map(given -> ruled(given, frame));
        return switch (by) {
            case AUTO, ENGINE -> ruled.map(Found::known).orElseGet(() -> solved(frame));
            case THEORY -> required(ruled, "decides " + game.text());
            case BOTH ->
                required(ruled, "decides " + game.text())
                        .then(claimed -> solved(frame).then(computed -> compare(frame, claimed, computed)));
        };
    }

    private FrameOutcomes ruled(Given<Strategy> given, Frame frame) {
        Credit.toTheorem(given.theorem(), ", " + given.value().cost() + " a position")
                .announced(budget);
        return RuledFrame.of(given.value(), frame, budget);
    }

    private Found<FrameOutcomes> solved(Frame frame) {
        return SolvedFrame.of(game, frame, budget).fold(chosen -> Found.known(chosen.value()), Found::refused);
    }

    private static Found<FrameOutcomes> compare(Frame frame, FrameOutcomes claimed, FrameOutcomes computed) {
        for (int i = 0; i < frame.size(); i++) {
            for (int j = 0; j < frame.size(); j++) {
                if (claimed.isP(i, j) != computed.isP(i, j)) {
                    return Found.missing(
                            Found.Reason.CONTRADICTION,
                            "at " + frame.at(i, j) + " theorem and engine do not agree on who wins");
                }
            }
        }
        return Found.known(claimed);
    }

    /** Grundy values, by theorems or from tables that are solved for the occasion. */
    public Found<Values> values() {
        return formulaOr(TableValues.of(game, budget));
    }

    /** Grundy values, by theorems or from tables that somebody keeps. */
    public Found<Values> values(BoardSource<GrundyTable> kept) {
        return formulaOr(TableValues.on(kept));
    }

    private Found<Values> formulaOr(Values engine) {
        if (by == By.ENGINE) {
            return Found.known(engine);
        }
        Optional<Values> theory = Applicable.to(game, assumptions).grundy().map(this::known);
        return switch (by) {
            case AUTO, ENGINE -> Found.known(theory.orElse(engine));
            case THEORY -> formula(theory);
            case BOTH ->
                formula(theory)
                        .map(known -> position -> known.at(position)
                                .then(claimed ->
                                        engine.at(position).then(computed -> compare(position, claimed, computed))));
        };
    }

    /** A theorem's values; where nobody could give any, that is the reason. */
    private Found<Values> formula(Optional<Values> theory) {
        Optional<Choice.Refused<?>> senseless = Engines.grundy(game, Extent.of(1, 1), budget)
                .fold(
                        chosen -> Optional.empty(),
                        refused -> Optional.<Choice.Refused<?>>of(refused)
                                .filter(any -> any.fits().isEmpty()));
        return theory.isEmpty() && senseless.isPresent()
                ? Found.refused(senseless.get())
                : required(theory, "gives the Grundy values of " + game.text());
    }

    private Values known(Given<GrundyFormula> given) {
        Credit.toTheorem(given.theorem(), "").announced(budget);
        return position -> Found.known(given.value().at(position));
    }

    private static Found<BigInteger> compare(BigPosition position, BigInteger claimed, BigInteger computed) {
        return claimed.equals(computed)
                ? Found.known(claimed)
                : Found.missing(
                        Found.Reason.CONTRADICTION,
                        "at " + Brief.of(position.x()) + " " + Brief.of(position.y()) + " the theorem says "
                                + Brief.of(claimed) + ", but the engine says " + computed);
    }

    private static <T> Found<T> required(Optional<T> theory, String what) {
        return theory.map(Found::known)
                .orElseGet(() -> Found.missing(Found.Reason.NO_THEOREM, "no theorem here " + what));
    }
}
