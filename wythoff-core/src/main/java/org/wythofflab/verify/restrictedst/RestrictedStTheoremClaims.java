package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.all;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.bothOne;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.evenEven;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.evenOdd;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.misere;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.notBothOne;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.oddEven;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.oddOdd;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.st;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.wythofflab.theory.Theorem;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.EveryT;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Proposition;
import org.wythofflab.verify.Provable;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** The theorems and corollaries of Liu and Li: closed form and printed set against the rules, and symmetry. */
final class RestrictedStTheoremClaims {

    private static final String PAPER = "restricted-st/";
    private static final Scale PILES = Scale.piles(100);
    private static final Scale SLOWER = Scale.piles(60);

    /** Engines look at so many t. */
    private static final int MOST_T = 8;

    /** A printed set of positions. */
    @FunctionalInterface
    private interface Printed {
        boolean has(int x, int y);
    }

    /** A printed set for given s and t. */
    @FunctionalInterface
    private interface Family {
        Printed of(int s, int t);
    }

    /** The text of a game. */
    @FunctionalInterface
    private interface Game {
        String of(int s, int t);
    }

    private RestrictedStTheoremClaims() {}

    static List<Claim> claims() {
        List<Claim> claims = new ArrayList<>();
        claims.add(TheoremClaims.claim(
                PAPER + "equation-2",
                SLOWER,
                2,
                off -> all((s, t) -> combined(
                        PAPER + "equation-2",
                        st(s, t),
                        st(s, off == 2 ? t + 1 : t),
                        (bound, ground) -> equation2(s, t, off == 1 ? 1 : 0, bound, ground)))));
        claims.add(equation2Far());
        claims.add(TheoremClaims.claim(
                PAPER + "theorem-14-halved", SLOWER, all((s, t) -> agrees("theorem-14-halved", misere(st(s, t))))));
        claims.add(TheoremClaims.claim(PAPER + "theorem-7", PILES, all((s, t) -> proved("theorem-7", oddOdd(s, t)))));
        claims.add(TheoremClaims.claim(
                PAPER + "theorem-9", PILES, all((s, t) -> proved("theorem-9", misere(oddOdd(s, t))))));
        claims.add(theorem("theorem-13", RestrictedStGames::evenEven));
        claims.add(theorem("theorem-14", (s, t) -> misere(evenEven(s, t))));
        claims.add(TheoremClaims.claim(
                PAPER + "theorem-17", PILES, bothOne((s, t) -> proved("theorem-17", oddEven(s, t)))));
        claims.add(TheoremClaims.claim(
                PAPER + "theorem-18", PILES, bothOne((s, t) -> proved("theorem-18", misere(oddEven(s, t))))));
        claims.add(TheoremClaims.claim(
                PAPER + "theorem-19", PILES, notBothOne((s, t) -> proved("theorem-19", oddEven(s, t)))));
        claims.add(TheoremClaims.claim(
                PAPER + "theorem-20", PILES, notBothOne((s, t) -> proved("theorem-20", misere(oddEven(s, t))))));
        claims.addAll(corollaries());
        claims.addAll(everyT());
        claims.add(exchange());
        claims.add(symmetry(
                "section-3-symmetry",
                "Section 3, after equation (8)",
                "odd-odd",
                RestrictedStGames::oddOdd,
                (s, t) -> symmetric("theorem-7", oddOdd(s, t))
                        .flatMap(normal ->
                                symmetric("theorem-9", misere(oddOdd(s, t))).map(normal::and))));
        claims.add(symmetry(
                "example-11-symmetry",
                "Example 11 and Note 10",
                "even-even",
                RestrictedStGames::evenEven,
                (s, t) -> Optional.empty()));
        return claims;
    }

    private static Claim theorem(String name, Game game) {
        return TheoremClaims.claim(PAPER + name, PILES, all((s, t) -> agrees(name, game.of(s, t))));
    }

    private static Check proved(String name, String game) {
        return TheoremClaims.proved(PAPER + name, game);
    }

    private static Check agrees(String name, String game) {
        return TheoremClaims.agrees(PAPER + name, game);
    }

    /** The closed form that room {@code theory} has for {@code told}, then what is printed. */
    private static Check combined(String id, String game, String told, Check printed) {
        Check closed = TheoremClaims.agrees(id, game, told, Set.of());
        return (bound, ground) -> closed.upTo(bound, ground).or(printed.upTo(bound, ground));
    }

    private static List<Claim> corollaries() {
        return List.of(
                corollary(
                        21,
                        1,
                        off -> bothOne(corollaryCheck(
                                21,
                                off,
                                RestrictedStGames::evenOdd,
                                (s, t) -> (x, y) -> y % 2 == 0 ? x < 2 : x == 2 || x == 3))),
                corollary(
                        22,
                        1,
                        off -> bothOne(corollaryCheck(
                                22,
                                off,
                                (s, t) -> misere(evenOdd(s, t)),
                                (s, t) -> (x, y) -> y % 2 == 0 ? x == 2 || x == 3 : x < 2))),
                corollary(
                        23,
                        2,
                        off -> notBothOne(corollaryCheck(23, off, RestrictedStGames::evenOdd, (s, t) -> (x, y) -> {
                            long b = RestrictedStProofs.equation20(s, t, y);
                            return x == b || x == b + 1;
                        }))),
                corollary(
                        24,
                        2,
                        off -> notBothOne(corollaryCheck(24, off, (s, t) -> misere(evenOdd(s, t)), (s, t) -> (x, y) -> {
                            long h = RestrictedStProofs.equation23(s, t, y);
                            return x == h || x == h + 1;
                        }))));
    }

    private static Claim corollary(int number, int twins, IntFunction<List<Case>> made) {
        return TheoremClaims.claim(PAPER + "corollary-" + number, PILES, twins, made);
    }

    /** The first twin has the printed set one row further, the second the closed form for the next t. */
    private static Case.OfTwo corollaryCheck(int number, int off, Game game, Family printed) {
        String id = PAPER + "corollary-" + number;
        return (s, t) -> {
            Check check = combined(
                    id,
                    game.of(s, t),
                    game.of(s, off == 2 ? t + 1 : t),
                    (bound, ground) -> set(
                            game.of(s, t), (x, y) -> printed.of(s, t).has(x, y + (off == 1 ? 1 : 0)), bound, ground));
            return off == 0 ? TheoremClaims.proved(check, TheoremClaims.theorem(id), game.of(s, t)) : check;
        };
    }

    /** The same without a bound on t: one proof for all of them; engines look at the first few. */
    private static List<Claim> everyT() {
        return List.of(
                everyT("theorem-7", "theorem-7", "odd-odd", false),
                everyT("theorem-9", "theorem-9", "odd-odd", true),
                everyT("theorem-17", "theorem-19", "odd-even", false),
                everyT("theorem-18", "theorem-20", "odd-even", true),
                everyT("corollary-21", "corollary-23", "even-odd", false),
                everyT("corollary-22", "corollary-24", "even-odd", true));
    }

    /** @param nim the theorem about s = t = 1 */
    private static Claim everyT(String nim, String others, String kind, boolean misere) {
        Theorem theorem = TheoremClaims.theorem(PAPER + others);
        return Claim.holds(
                PAPER + others + "-every-t",
                theorem.citation(),
                theorem.statement() + (nim.equals(others) ? "" : "; s = t = 1 is Nim, as " + locator(nim) + " has it")
                        + "; whatever t is",
                SLOWER,
                Case.over("s", 1, RestrictedStGames.MOST, s -> {
                    Check few = (bound, ground) -> Finding.inTurn(1, MOST_T + 1, ground, t -> {
                        String game = kind + "(" + s + "," + t + ")";
                        return agrees(s + t == 2 ? nim : others, misere ? misere(game) : game)
                                .upTo(bound, ground);
                    });
                    String games = kind + "(" + s + ",t)";
                    return few.proving(Optional.of(EveryT.of(misere ? misere(games) : games)));
                }));
    }

    private static String locator(String theorem) {
        return TheoremClaims.theorem(PAPER + theorem).citation().locator();
    }

    private static Claim equation2Far() {
        return Claim.holds(
                PAPER + "equation-2-pairs",
                at("Equation 2"),
                "with x <= y the P-positions of (s,t)-Wythoff are exactly the pairs (A_n, B_n), term by term",
                Scale.piles(600),
                all((s, t) -> (bound, ground) -> equation2(s, t, 0, bound, ground)));
    }

    private static Finding equation2(int s, int t, int more, long bound, Ground ground) {
        return Finding.on(RestrictedStPairs.equation2(s, t + more, bound + 1, ground), pairs -> {
            int[] lower = pairs.lowerIndices(bound);
            Printed printed = (x, y) ->
                    (lower[x] >= 0 && pairs.upper(lower[x]) == y) || (lower[y] >= 0 && pairs.upper(lower[y]) == x);
            return set(st(s, t), printed, bound, ground);
        });
    }

    private static Finding set(String game, Printed printed, long bound, Ground ground) {
        return Finding.on(
                ground.outcomes(Ground.game(game), bound), truth -> compare(printed, truth::isP, bound, ground));
    }

    /** The two sets are the same on a board; the position with the smallest larger pile that is in one of them only. */
    private static Finding compare(Printed printed, Printed right, long bound, Ground ground) {
        return Finding.first(0, bound, ground, larger -> {
            Finding.pulse(ground);
            int side = (int) larger;
            for (int smaller = 0; smaller <= side; smaller++) {
                if (printed.has(smaller, side) != right.has(smaller, side)) {
                    return Optional.of(difference(smaller, side, printed));
                }
                if (printed.has(side, smaller) != right.has(side, smaller)) {
                    return Optional.of(difference(side, smaller, printed));
                }
            }
            return Optional.empty();
        });
    }

    private static Counterexample difference(int x, int y, Printed printed) {
        String where = "(" + x + "," + y + ")";
        return printed.has(x, y) ? new Counterexample(where, "P", "N") : new Counterexample(where, "N", "P");
    }

    private static Claim exchange() {
        return Claim.holds(
                PAPER + "section-6-exchange",
                at("Section 6, before Corollary 21"),
                "(x,y) is a P-position of odd-even (s,t)-Wythoff if and only if (y,x) is one of even-odd (s,t)-Wythoff, in"
                        + " normal and in misere play",
                PILES,
                all((s, t) -> {
                    Check check = (bound, ground) -> exchanged(oddEven(s, t), evenOdd(s, t), bound, ground)
                            .or(exchanged(misere(oddEven(s, t)), misere(evenOdd(s, t)), bound, ground));
                    boolean nim = s + t == 2;
                    return check.proving(mirrored(
                                    "theorem-" + (nim ? 17 : 19),
                                    "corollary-" + (nim ? 21 : 23),
                                    oddEven(s, t),
                                    evenOdd(s, t))
                            .flatMap(normal -> mirrored(
                                            "theorem-" + (nim ? 18 : 20),
                                            "corollary-" + (nim ? 22 : 24),
                                            misere(oddEven(s, t)),
                                            misere(evenOdd(s, t)))
                                    .map(normal::and)));
                }));
    }

    /** Both formulas are right, and that of the second is that of the first with the piles exchanged. */
    private static Optional<Provable> mirrored(String one, String other, String game, String mirror) {
        return TheoremClaims.proposition(TheoremClaims.theorem(PAPER + other), mirror)
                .flatMap(second -> TheoremClaims.proposition(
                                TheoremClaims.theorem(PAPER + one),
                                game,
                                "P(y, x) iff (" + second.formula().formula() + ")")
                        .map(first -> first.and(second)));
    }

    private static Finding exchanged(String game, String other, long bound, Ground ground) {
        return Finding.on(
                ground.outcomes(Ground.game(game), bound),
                () -> ground.outcomes(Ground.game(other), bound),
                (truth, mirror) -> compare(truth::isP, (x, y) -> mirror.isP(y, x), bound, ground));
    }

    private static Optional<Proposition> symmetric(String theorem, String game) {
        return TheoremClaims.proposition(TheoremClaims.theorem(PAPER + theorem), game, "P(x, y) iff P(y, x)");
    }

    /** What would prove a claim for given s and t. */
    @FunctionalInterface
    private interface Proving {
        Optional<Provable> of(int s, int t);
    }

    private static Claim symmetry(String id, String locator, String name, Game game, Proving proving) {
        return Claim.holds(
                PAPER + id,
                at(locator),
                "in " + name
                        + " (s,t)-Wythoff (x,y) and (y,x) are both P-positions or both N-positions, in normal and in"
                        + " misere play",
                PILES,
                all((s, t) -> {
                    Check check = (bound, ground) -> exchanged(game.of(s, t), game.of(s, t), bound, ground)
                            .or(exchanged(misere(game.of(s, t)), misere(game.of(s, t)), bound, ground));
                    return check.proving(proving.of(s, t));
                }));
    }
}
