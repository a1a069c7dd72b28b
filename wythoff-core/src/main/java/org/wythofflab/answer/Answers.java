package org.wythofflab.answer;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.answer.board.BoardSituations;
import org.wythofflab.answer.board.ImitationSituations;
import org.wythofflab.answer.board.SolvedFrame;
import org.wythofflab.answer.board.TableValues;
import org.wythofflab.answer.theorem.ProofSituations;
import org.wythofflab.answer.theorem.RuledFrame;
import org.wythofflab.answer.theorem.TheorySituations;
import org.wythofflab.exact.Brief;
import org.wythofflab.prove.Proof;
import org.wythofflab.prove.Proofs;
import org.wythofflab.prove.Prover;
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
 * Decides "theorem, proof or engine" for one game.
 *
 * @param by whom to ask
 * @param assumptions what somebody vouches for
 * @param proofs where proved sets are found
 * @param budget what may be solved
 */
public record Answers(GameSpec game, By by, Set<Assumption> assumptions, Proofs proofs, Budget budget) {

    /** With the proofs that come with the program. */
    public Answers(GameSpec game, By by, Set<Assumption> assumptions, Budget budget) {
        this(game, by, assumptions, Proofs.kept(), budget);
    }

    /** A theorem where one applies, else a proof where there is one, else an engine. */
    public static Answers about(GameSpec game, Proofs proofs, Budget budget) {
        return new Answers(game, By.AUTO, Set.of(), proofs, budget);
    }

    /** The same, with the proofs that come with the program. */
    public static Answers about(GameSpec game, Budget budget) {
        return about(game, Proofs.kept(), budget);
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
        return switch (by) {
            case AUTO -> Found.known(theory().or(this::proof).orElse(engine));
            case THEORY -> required(theory(), "decides " + game.text());
            case PROOF -> proved(proof().or(this::provedNow), "decides " + game.text());
            case ENGINE -> Found.known(engine);
            case BOTH -> all(theory(), proof(), engine);
        };
    }

    private Optional<Situations> theory() {
        return TheorySituations.of(Applicable.to(game, assumptions), budget);
    }

    private Optional<Situations> proof() {
        return proofs.about(game, budget).flatMap(set -> ProofSituations.of(set, budget));
    }

    /** What a theorem says in a formula can be proved when it is asked for. */
    private Optional<Situations> provedNow() {
        return Prover.ofTheorem(game, budget)
                .flatMap(Proof::certified)
                .flatMap(certificate -> ProofSituations.of(certificate.learned().madeForThis(), budget));
    }

    /** Theorem and proof know places where no engine goes, and then they have each other. */
    private Found<Situations> all(Optional<Situations> theory, Optional<Situations> proof, Situations engine) {
        boolean two = theory.isPresent() && proof.isPresent();
        Optional<Situations> known =
                two ? Optional.of(new ComparedSituations(theory.get(), proof.get(), false)) : theory.or(() -> proof);
        Situations other = theory.isPresent() && !two ? new EngineOrProof(engine, this::provedNow) : engine;
        return required(known, "decides " + game.text()).map(first -> new ComparedSituations(first, other, two));
    }

    /** Who wins positions of any size, by a theorem or a proof; for whoever has many to ask about. */
    public Optional<Strategy> strategy() {
        return Applicable.to(game, assumptions)
                .strategy()
                .map(Given::value)
                .or(() -> proofs.about(game, budget).flatMap(set -> set.strategy(budget)));
    }

    /**
     * Who wins in a frame. Whoever is free to choose takes a theorem only where the frame is far away: near (0,0) a board is
     * sooner solved than a theorem asked about every position.
     */
    public Found<FrameOutcomes> frame(Frame frame) {
        if (by == By.ENGINE || (by == By.AUTO && frame.isAtOrigin())) {
            return solved(frame);
        }
        return switch (by) {
            case AUTO, ENGINE ->
                ruledByTheorem(frame)
                        .or(() -> ruledByProof(frame))
                        .map(Found::known)
                        .orElseGet(() -> solved(frame));
            case THEORY -> required(ruledByTheorem(frame), "decides " + game.text());
            case PROOF -> proved(ruledByProof(frame), "decides " + game.text());
            case BOTH -> all(frame, ruledByTheorem(frame), ruledByProof(frame));
        };
    }

    private Found<FrameOutcomes> all(Frame frame, Optional<FrameOutcomes> theory, Optional<FrameOutcomes> proof) {
        Found<FrameOutcomes> known = theory.isPresent() && proof.isPresent()
                ? compare(frame, theory.get(), "theorem", proof.get(), "certificate")
                : required(theory.or(() -> proof), "decides " + game.text());
        String claimant = theory.isPresent() ? "theorem" : "certificate";
        return known.then(
                claimed -> solved(frame).then(computed -> compare(frame, claimed, claimant, computed, "engine")));
    }

    private Optional<FrameOutcomes> ruledByTheorem(Frame frame) {
        return Applicable.to(game, assumptions).strategy().map(given -> ruled(given, frame));
    }

    private Optional<FrameOutcomes> ruledByProof(Frame frame) {
        return proofs.about(game, budget).map(set -> {
            Credit.toProof(set, "").announced(budget);
            boolean[][] p = set.window(frame.at(0, 0), frame.size(), budget);
            return (i, j) -> p[i][j];
        });
    }

    private FrameOutcomes ruled(Given<Strategy> given, Frame frame) {
        Credit.toTheorem(given.theorem(), ", " + given.value().cost() + " a position")
                .announced(budget);
        return RuledFrame.of(given.value(), frame, budget);
    }

    private Found<FrameOutcomes> solved(Frame frame) {
        return SolvedFrame.of(game, frame, budget).fold(chosen -> Found.known(chosen.value()), Found::refused);
    }

    private static Found<FrameOutcomes> compare(
            Frame frame, FrameOutcomes claimed, String claimant, FrameOutcomes computed, String other) {
        for (int i = 0; i < frame.size(); i++) {
            for (int j = 0; j < frame.size(); j++) {
                if (claimed.isP(i, j) != computed.isP(i, j)) {
                    return Found.missing(
                            Found.Reason.CONTRADICTION,
                            "at " + frame.at(i, j) + " " + claimant + " and " + other + " do not agree on who wins");
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
            case PROOF -> proved(Optional.empty(), "gives the Grundy values of " + game.text());
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

    private static <T> Found<T> proved(Optional<T> proof, String what) {
        return proof.map(Found::known)
                .orElseGet(() -> Found.missing(Found.Reason.NO_THEOREM, "no certificate here " + what));
    }
}
