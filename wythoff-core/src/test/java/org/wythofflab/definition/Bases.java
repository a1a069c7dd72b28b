package org.wythofflab.definition;

import static org.wythofflab.definition.Definition.nimAnd;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.wythofflab.definition.Definition.Both;
import org.wythofflab.definition.Definition.Maneuver;
import org.wythofflab.definition.Definition.Scope;

/** Every base of the game language with several parameters, each rule written out by hand. */
final class Bases {

    private Bases() {}

    static List<Definition> all() {
        return Stream.of(named(), wyt(), parities(), SetBases.restricted(), SetBases.moves())
                .flatMap(List::stream)
                .toList();
    }

    static Definition nim() {
        return nimAnd("nim", (k, l) -> false);
    }

    static Definition wythoff() {
        return nimAnd("wythoff", (k, l) -> k == l);
    }

    static Definition aWythoff(int a) {
        return nimAnd("a-wythoff(" + a + ")", (k, l) -> Math.abs(k - l) < a);
    }

    static Definition st(int s, int t) {
        return nimAnd("st(" + s + "," + t + ")", (k, l) -> Math.max(k, l) < s * Math.min(k, l) + t);
    }

    static Definition modular(int m) {
        return nimAnd("modular(" + m + ")", (k, l) -> (k - l) % m == 0);
    }

    static Definition mpWythoff(int m, int p) {
        Both near = (k, l) -> Math.abs(k - l) < m;
        String text = "mp-wythoff(" + m + "," + p + ")";
        return new Definition(
                text, Bases::any, Bases::any, near, false, Maneuver.BLOCK, p, Scope.SAME_DIAGONAL, (x, y) -> false);
    }

    static Definition oddOdd(int s, int t) {
        return restriction("odd-odd(" + s + "," + t + ")", s, t, Bases::odd, Bases::odd, Bases::odd, Bases::odd);
    }

    static Definition evenEven(int s, int t) {
        return restriction("even-even(" + s + "," + t + ")", s, t, Bases::even, Bases::even, Bases::even, Bases::even);
    }

    static Definition oddEven(int s, int t) {
        return restriction("odd-even(" + s + "," + t + ")", s, t, Bases::odd, Bases::even, Bases::odd, Bases::even);
    }

    static Definition evenOdd(int s, int t) {
        return restriction("even-odd(" + s + "," + t + ")", s, t, Bases::even, Bases::odd, Bases::even, Bases::odd);
    }

    /** Equations (3), (4) and (5) of the restricted (s,t) paper. */
    static Definition restriction(
            String text, long s, long t, LongPredicate h, LongPredicate v, LongPredicate d1, LongPredicate d2) {
        return Definition.of(
                text, h, v, (k, l) -> d1.test(k) && d2.test(l) && Math.abs(l - k) < (s - 1) * Math.min(k, l) + t);
    }

    /** 0 < k <= l < f(k), where either pile may be the one that loses k. */
    static Definition wyt(String f, LongUnaryOperator value) {
        return nimAnd("wyt(" + f + ")", (k, l) -> Math.max(k, l) < value.applyAsLong(Math.min(k, l)));
    }

    private static List<Definition> named() {
        return List.of(
                nim(),
                wythoff(),
                aWythoff(1),
                aWythoff(2),
                aWythoff(5),
                st(1, 1),
                st(1, 3),
                st(2, 1),
                st(2, 2),
                st(3, 4),
                modular(1),
                modular(2),
                modular(3),
                modular(5),
                modular(7),
                mpWythoff(1, 1),
                mpWythoff(1, 2),
                mpWythoff(2, 1),
                mpWythoff(2, 3),
                mpWythoff(3, 2),
                mpWythoff(3, 3));
    }

    private static List<Definition> parities() {
        return List.of(
                oddOdd(1, 1),
                oddOdd(2, 3),
                evenEven(1, 1),
                evenEven(1, 2),
                evenEven(2, 2),
                evenEven(3, 1),
                oddEven(1, 1),
                oddEven(1, 2),
                oddEven(2, 2),
                oddEven(2, 3),
                evenOdd(1, 1),
                evenOdd(1, 2),
                evenOdd(2, 3),
                evenOdd(3, 2));
    }

    private static List<Definition> wyt() {
        return List.of(
                wyt("0", k -> 0),
                wyt("1", k -> 1),
                wyt("3", k -> 3),
                wyt("10", k -> 10),
                wyt("k+1", k -> k + 1),
                wyt("2*k+3", k -> 2 * k + 3),
                wyt("k^2", k -> k * k),
                wyt("k^2+9", k -> k * k + 9),
                wyt("k+2^1^3", k -> k + 2),
                wyt("12-k^2+k*k", k -> 12),
                wyt("-k^2+9*k", k -> 9 * k - k * k),
                wyt("20-3*k", k -> 20 - 3 * k),
                wyt("3*k//2+1", k -> 3 * k / 2 + 1),
                wyt("k+7*k//3%4", k -> k + 7 * k / 3 % 4),
                wyt("k + (2-k) % 5", k -> k + Math.floorMod(2 - k, 5)),
                wyt("2*k - (-k)//2", k -> 2 * k + (k + 1) / 2),
                wyt("k - 2 - 1 + 6", k -> k + 3),
                wyt("min(2*k+1, 15)", k -> Math.min(2 * k + 1, 15)),
                wyt("max(k+1, 12-k)", k -> Math.max(k + 1, 12 - k)),
                wyt("k + abs(k-6)", k -> k + Math.abs(k - 6)),
                wyt("k + isqrt(k) + 1", k -> k + isqrt(k) + 1),
                wyt("if(k % 3 = 0, 2*k, k+1)", k -> k % 3 == 0 ? 2 * k : k + 1),
                wyt("if(k < 4 or k > 8 and not k = 10, k^2, 7)", k -> k < 4 || (k > 8 && k != 10) ? k * k : 7),
                wyt("if(k in 1 mod 3, 3*k, 0)", k -> k % 3 == 1 ? 3 * k : 0),
                wyt("(k-3)^2 + 2", k -> (k - 3) * (k - 3) + 2),
                wyt("10^30", k -> Long.MAX_VALUE));
    }

    static boolean any(long n) {
        return true;
    }

    static boolean odd(long n) {
        return n % 2 == 1;
    }

    static boolean even(long n) {
        return n % 2 == 0;
    }

    static long isqrt(long n) {
        long root = 0;
        while ((root + 1) * (root + 1) <= n) {
            root++;
        }
        return root;
    }
}
