package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;

/** The results on (m,p)-Wythoff Nim, its comply game, and (m,p)-Imitation Nim, all in normal play. */
public final class ImitationTheorems {

    /** Of this many options a list is still made. */
    private static final int MOST_OPTIONS = 1 << 20;

    /** With a larger m/p nobody could read a formula digit by digit. */
    private static final BigInteger LARGEST = BigInteger.valueOf(60);

    private ImitationTheorems() {}

    private record Result(
            String id, Citation citation, String statement, Function<GameSpec, Optional<Knowledge>> knowledge)
            implements Theorem {

        @Override
        public Optional<Knowledge> about(GameSpec game, Set<Assumption> assumptions) {
            return game.convention() == Convention.NORMAL && game.isUniform()
                    ? knowledge.apply(game)
                    : Optional.empty();
        }

        @Override
        public String toString() {
            return citation().inShort() + ": " + statement();
        }
    }

    public static List<Theorem> all() {
        return List.of(
                result(
                        "imitation/section-1.4.5",
                        "section 1.4.5",
                        "If p divides m the P-positions of (m,p)-Wythoff Nim are (p*a_n + i, p*b_n + i), 0 <= i < p,"
                                + " where a_n = [n*alpha] and b_n = [n*beta] are those of (m/p,1)-Wythoff Nim",
                        game -> blocking(game)
                                .filter(pairs -> pairs.m()
                                                .mod(BigInteger.valueOf(pairs.p()))
                                                .signum()
                                        == 0)
                                .map(pairs -> formula(pairs)
                                        .map(strategy(pairs)::andFormula)
                                        .orElse(strategy(pairs)))),
                result(
                        "imitation/proposition-14",
                        "Proposition 14",
                        "The P-positions of (m,p)-Wythoff Nim are the pairs (a_n, a_n + [n/p]m), where a_n is the least"
                                + " number in no earlier pair",
                        game -> blocking(game).map(ImitationTheorems::strategy)),
                new Result(
                        "blocking/proposition-3.2-diagonal",
                        new Citation(Paper.BLOCKING, "Proposition 3.2"),
                        "The P-positions of W_kN (wythoff comply k diagonal) are the N-positions of W^kN, which is"
                                + " (1,k)-Wythoff Nim",
                        game -> complying(game)
                                .map(pairs -> Knowledge.of(new ComplyDiagonalStrategy(new MpWythoffStrategy(pairs))))),
                result(
                        "imitation/theorem-19",
                        "Theorem 19",
                        "A position of (m,p)-Imitation Nim is P if and only if (I) it is P in (m,p)-Wythoff Nim and xi <="
                                + " L, or (II) taking from the larger pile to such a position would leave L < xi",
                        game -> game.memory().flatMap(ImitationTheorems::histories)),
                result(
                        "imitation/corollary-20",
                        "Corollary 20",
                        "As a starting position of (m,p)-Imitation Nim, (a,b) is P if and only if it is P in"
                                + " (m,p)-Wythoff Nim",
                        game -> game.memory().flatMap(ImitationTheorems::starts)),
                result(
                        "imitation/proposition-5",
                        "Proposition 5",
                        "A position of Imitation Nim is P after every history if and only if it is P in Wythoff Nim, and N"
                                + " after every history if and only if (iia) or (iib) holds",
                        game -> game.memory()
                                .filter(new Imitation(1, 1)::equals)
                                .map(rule -> propositionFive())));
    }

    private static Theorem result(
            String id, String locator, String statement, Function<GameSpec, Optional<Knowledge>> knowledge) {
        return new Result(id, new Citation(Paper.IMITATION, locator), statement, knowledge);
    }

    /** That of section 1.4.5, if m/p is not too large to be read digit by digit. */
    private static Optional<ClosedForm> formula(MpPairs pairs) {
        BigInteger p = BigInteger.valueOf(pairs.p());
        BigInteger ratio = pairs.m().divide(p);
        if (ratio.max(p).compareTo(LARGEST) > 0) {
            return Optional.empty();
        }
        int m = ratio.intValueExact();
        return Optional.of(new ClosedForm(
                        "exists n, i: i < " + p + " and x = " + p + "*floor((" + (2 - m) + " + sqrt(" + (m * m + 4)
                                + "))/2 * n) + i and y = x + " + pairs.m() + "*n",
                        "recurrence " + m + ",1")
                .eitherWay());
    }

    private static Knowledge strategy(MpPairs pairs) {
        return Knowledge.of(new MpWythoffStrategy(pairs)).andPairs(pairs);
    }

    /** Of (m,p)-Wythoff Nim; p = 1 is no maneuver at all, and for m = 1 all two-pile options are on the diagonal. */
    private static Optional<MpPairs> blocking(GameSpec game) {
        Maneuver maneuver = game.maneuver();
        return gap(game).flatMap(m -> {
            Maneuver.Scope scope = m.equals(BigInteger.ONE) ? Maneuver.Scope.DIAGONAL : Maneuver.Scope.SAME_DIAGONAL;
            boolean blocks = maneuver.kind() == Maneuver.Kind.BLOCK && maneuver.scope() == scope;
            return maneuver.equals(Maneuver.NONE) || blocks ? listable(m, maneuver.count()) : Optional.empty();
        });
    }

    private static Optional<MpPairs> complying(GameSpec game) {
        Maneuver maneuver = game.maneuver();
        // Proposing one option of any kind is the same as proposing one two-pile or one Nim option.
        boolean diagonal = maneuver.scope() == Maneuver.Scope.DIAGONAL || maneuver.count() == 1;
        return gap(game)
                .filter(BigInteger.ONE::equals)
                .filter(m -> maneuver.kind() == Maneuver.Kind.COMPLY && diagonal)
                .flatMap(m -> listable(m, maneuver.count()));
    }

    private static Optional<MpPairs> listable(BigInteger m, int p) {
        return p <= MOST_OPTIONS ? MpPairs.of(m, p) : Optional.empty();
    }

    /** m, if the moves are those of (m,1)-Wythoff Nim. */
    private static Optional<BigInteger> gap(GameSpec game) {
        Moves moves = game.moves();
        boolean anyAmount = moves.first().isAll() && moves.second().isAll();
        return anyAmount && game.memory().isEmpty() ? moves.both().gap() : Optional.empty();
    }

    private static Optional<Knowledge> histories(Imitation rule) {
        return MpPairs.of(BigInteger.valueOf(rule.m()), rule.p()).map(pairs -> {
            ImitationStrategy strategy = new ImitationStrategy(rule, pairs);
            return Knowledge.of(strategy.fromTheStart())
                    .andHistories(strategy)
                    .andPairs(pairs)
                    .andFact(
                            "(a,b) is P after every history (non-dynamic P) if and only if it is P in (m,p)-Wythoff Nim and"
                                    + " no (a-k,b-k) is; if there are xi > 0 of these it is dynamic")
                    .andFact(
                            "with a <= b, an N-position (a,b) of (m,p)-Wythoff Nim is dynamic if and only if (a,c) is P"
                                    + " there for some c with a <= c < b, and otherwise N after every history");
        });
    }

    private static Optional<Knowledge> starts(Imitation rule) {
        return MpPairs.of(BigInteger.valueOf(rule.m()), rule.p())
                .map(pairs -> Knowledge.of(new ImitationStrategy(rule, pairs).fromTheStart())
                        .andPairs(pairs));
    }

    private static Knowledge propositionFive() {
        return Knowledge.nothingYet()
                .andFact("non-dynamic P, that is P whatever was moved before: the P-positions of Wythoff Nim")
                .andFact("non-dynamic N: the positions from which as many tokens can be taken from both piles, to a"
                        + " P-position of Wythoff Nim, or enough from the larger pile to make it the smaller one of such a"
                        + " position")
                .andFact(
                        "dynamic: the positions from which tokens can be taken from the larger pile, which stays the larger"
                                + " one, to a P-position of Wythoff Nim; such a position is P if the last move took as many from the"
                                + " smaller pile, and N otherwise");
    }
}
