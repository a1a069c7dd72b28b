package org.wythofflab.verify.common;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.GrundyFormula;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Proposition;
import org.wythofflab.verify.Scale;

/** What a theorem of {@code theory} gives for a game, held against the engines. */
public final class TheoremClaims {

    private TheoremClaims() {}

    public static Theorem theorem(String id) {
        return Theorems.all().stream()
                .filter(theorem -> theorem.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no theorem " + id));
    }

    /** The claim of a theorem about games without memory: its strategy, its pairs and its Grundy values are right. */
    public static Claim claim(String id, Scale scale, List<Case> cases) {
        Theorem theorem = theorem(id);
        return Claim.holds(id, theorem.citation(), theorem.statement(), scale, cases);
    }

    /** The same with false twins beside it. */
    public static Claim claim(String id, Scale scale, int twins, IntFunction<List<Case>> made) {
        Theorem theorem = theorem(id);
        return Claim.holds(id, theorem.citation(), theorem.statement(), scale, twins, made);
    }

    /** What the theorem gives for the game is right; its hypothesis must hold there. */
    public static Check agrees(String id, String game) {
        return agrees(id, game, Set.of());
    }

    public static Check agrees(String id, String game, Set<Assumption> assumptions) {
        return agrees(id, game, game, assumptions);
    }

    /** What the theorem gives for {@code told} is right for the game. */
    public static Check agrees(String id, String game, String told, Set<Assumption> assumptions) {
        GameSpec spec = Ground.game(game);
        return (bound, ground) -> theorem(id)
                .about(Ground.game(told), assumptions)
                .map(knowledge -> agrees(spec, knowledge).upTo(bound, ground))
                .orElseGet(() -> Finding.open("the theorem is not known to speak of " + told));
    }

    /**
     * The same; and the theorem says no more of the P-positions than its formula and these sentences, in which P stands for
     * them, so that it is proved if they are.
     */
    public static Check proved(String id, String game, String... sentences) {
        return proved(agrees(id, game), theorem(id), game, sentences);
    }

    /** A check, and the formula of a theorem as what would prove it. */
    public static Check proved(Check check, Theorem theorem, String game, String... sentences) {
        return check.proving(proposition(theorem, game, sentences));
    }

    /** That the formula of a theorem is right for a game, and that these sentences follow, in which P stands for the set. */
    public static Optional<Proposition> proposition(Theorem theorem, String game, String... sentences) {
        GameSpec spec = Ground.game(game);
        return theorem.about(spec, Set.of())
                .flatMap(Knowledge::formula)
                .map(formula -> new Proposition(spec, formula, List.of(sentences)));
    }

    /** That the formula of the first theorem that has one for the game is right; a certificate shows the equation of the rules. */
    public static Optional<Proposition> known(String game, String... sentences) {
        GameSpec spec = Ground.game(game);
        return Applicable.to(spec, Set.of())
                .formula()
                .map(given -> new Proposition(spec, given.value(), List.of(sentences)));
    }

    /** All that is known of a game without memory, held against the engines. */
    public static Check agrees(GameSpec game, Knowledge knowledge) {
        List<Check> checks = new ArrayList<>();
        knowledge.strategy().ifPresent(strategy -> checks.add(new RulingCheck(game, strategy)));
        knowledge.pairs().ifPresent(pairs -> checks.add(pairsAreP(game, pairs)));
        knowledge.grundy().ifPresent(formula -> checks.add(grundy(game, formula)));
        if (checks.isEmpty()) {
            throw new IllegalArgumentException("nothing is known of " + game + " that could be checked");
        }
        return (bound, ground) ->
                checks.stream().map(check -> check.upTo(bound, ground)).reduce(Finding.agrees(), Finding::or);
    }

    /** Every pair with both piles below the bound, among as many pairs as the bound says, is a P-position. */
    public static Check pairsAreP(GameSpec game, PairSequence pairs) {
        return (bound, ground) -> Finding.on(ground.outcomes(game, bound), truth -> {
            long first = pairs.first().longValueExact();
            long end = pairs.last()
                    .map(last -> Math.min(bound, last.longValueExact() + 1))
                    .orElse(bound);
            return Finding.first(first, end, ground, n -> {
                BigPosition pair = pairs.pair(BigInteger.valueOf(n));
                boolean outside = pair.x().max(pair.y()).compareTo(BigInteger.valueOf(bound)) >= 0;
                return outside || truth.isP(pair.x().intValueExact(), pair.y().intValueExact())
                        ? Optional.empty()
                        : Optional.of(new Counterexample(
                                "n = " + n, "(" + pair.x() + "," + pair.y() + ")", "not a P-position"));
            });
        });
    }

    public static Check grundy(GameSpec game, GrundyFormula formula) {
        return (bound, ground) -> Finding.on(
                ground.grundy(game, bound),
                truth -> Finding.first(0, bound * bound, ground, cell -> {
                    // The sides of a board fit an int, and so do both.
                    int x = (int) (cell / bound);
                    int y = (int) (cell % bound);
                    BigInteger value = formula.at(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
                    return value.equals(BigInteger.valueOf(truth.at(x, y)))
                            ? Optional.empty()
                            : Optional.of(
                                    new Counterexample("(" + x + "," + y + ")", value.toString(), "" + truth.at(x, y)));
                }));
    }
}
