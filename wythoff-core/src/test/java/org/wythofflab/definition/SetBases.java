package org.wythofflab.definition;

import java.util.List;

/** The bases that are given by sets and conditions, each rule written out by hand. */
final class SetBases {

    private SetBases() {}

    static List<Definition> restricted() {
        return List.of(
                Bases.restriction(
                        "restricted(1,1; h=all, v=all, d1=all, d2=all)",
                        1,
                        1,
                        Bases::any,
                        Bases::any,
                        Bases::any,
                        Bases::any),
                Bases.restriction(
                        "restricted(2,2; h=all, v=all, d1=all, d2=all)",
                        2,
                        2,
                        Bases::any,
                        Bases::any,
                        Bases::any,
                        Bases::any),
                Bases.restriction(
                        "restricted(2,1; h=odd, v=all, d1=even, d2=odd)",
                        2,
                        1,
                        Bases::odd,
                        Bases::any,
                        Bases::even,
                        Bases::odd),
                Bases.restriction(
                        "restricted(1,2; h={1,4,6}, v=0 mod 3, d1=1..5, d2=>=3)",
                        1,
                        2,
                        k -> k == 1 || k == 4 || k == 6,
                        l -> l % 3 == 0,
                        k -> 1 <= k && k <= 5,
                        l -> l >= 3),
                Bases.restriction(
                        "restricted(1,1; h=1..3, v=1..3, d1=1..3, d2=1..3)",
                        1,
                        1,
                        k -> k <= 3,
                        l -> l <= 3,
                        k -> k <= 3,
                        l -> l <= 3),
                Bases.restriction(
                        "restricted(3,4; h=2 mod 5 | {1}, v=none, d1=all, d2={2,3} | >=9)",
                        3, 4, k -> k % 5 == 2 || k == 1, l -> false, Bases::any, l -> l == 2 || l == 3 || l >= 9),
                Bases.restriction(
                        "restricted(1,4; h=>=2, v=1..1 | 3..4 | even, d1=1 mod 4, d2=0 mod 2)",
                        1,
                        4,
                        k -> k >= 2,
                        l -> l == 1 || l == 3 || l == 4 || l % 2 == 0,
                        k -> k % 4 == 1,
                        Bases::even),
                Bases.restriction(
                        "restricted(2,3; h=none, v=odd, d1=odd, d2=all)",
                        2,
                        3,
                        k -> false,
                        Bases::odd,
                        Bases::odd,
                        Bases::any));
    }

    static List<Definition> moves() {
        return List.of(
                Definition.of("moves(first: all; second: all; both: k = l)", Bases::any, Bases::any, (k, l) -> k == l),
                Definition.of(
                        "moves(first: all; second: all; both: k = l or k = 2*l or l = 2*k)",
                        Bases::any,
                        Bases::any,
                        (k, l) -> k == l || k == 2 * l || l == 2 * k),
                Definition.of(
                        "moves(first: odd; second: 1..4; both: k + l <= 6)",
                        Bases::odd,
                        l -> l <= 4,
                        (k, l) -> k + l <= 6),
                Definition.of(
                        "moves(first: {1,3,7}; second: all; both: not k = l)",
                        k -> k == 1 || k == 3 || k == 7,
                        Bases::any,
                        (k, l) -> k != l),
                Definition.of(
                        "moves(first: all; second: >=2; both: k < l and l <= k + 3)",
                        Bases::any,
                        l -> l >= 2,
                        (k, l) -> k < l && l <= k + 3),
                Definition.of(
                        "moves(first: even; second: 1 mod 3; both: k in {1,2} and l in odd)",
                        Bases::even,
                        l -> l % 3 == 1,
                        (k, l) -> (k == 1 || k == 2) && l % 2 == 1),
                Definition.of(
                        "moves(first: none; second: none; both: abs(k-l) < 3)",
                        k -> false,
                        l -> false,
                        (k, l) -> Math.abs(k - l) < 3),
                Definition.of(
                        "moves(first: all; second: none; both: k != l and not l in even)",
                        Bases::any,
                        l -> false,
                        (k, l) -> k != l && l % 2 != 0),
                Definition.of(
                        "moves(first: 1..2 | >=6; second: odd | {4}; both: (k + 2*l) % 3 = 0 or k*l >= 20)",
                        k -> k <= 2 || k >= 6,
                        l -> l % 2 == 1 || l == 4,
                        (k, l) -> (k + 2 * l) % 3 == 0 || k * l >= 20),
                Definition.of(
                        "moves(first: all; second: all; both: k in none)", Bases::any, Bases::any, (k, l) -> false),
                Definition.of(
                        "moves(first: all; second: all; both: (k = 1 or l = 1) and k + l > 3)",
                        Bases::any,
                        Bases::any,
                        (k, l) -> (k == 1 || l == 1) && k + l > 3),
                Definition.of(
                        "moves(first: all; second: all; both: not (k < 3 and l < 3) and k - l = 1)",
                        Bases::any,
                        Bases::any,
                        (k, l) -> !(k < 3 && l < 3) && k - l == 1),
                Definition.of(
                        "moves(first: all; second: all; both: k = 1 or l = 1 and k > 2)",
                        Bases::any,
                        Bases::any,
                        (k, l) -> k == 1 || (l == 1 && k > 2)),
                Definition.of(
                        "moves(first: all; second: all; both: not k = l and l < 4)",
                        Bases::any,
                        Bases::any,
                        (k, l) -> k != l && l < 4),
                Definition.of(
                        "moves(first: 0 mod 2; second: 3 mod 4; both: (k-l)//2 = -1)",
                        Bases::even,
                        l -> l % 4 == 3,
                        (k, l) -> Math.floorDiv(k - l, 2) == -1),
                Definition.of(
                        "moves(first: all; second: all; both: (k-l) % 4 = 3)",
                        Bases::any, Bases::any, (k, l) -> Math.floorMod(k - l, 4) == 3),
                Definition.of(
                        "moves(first: all; second: all; both: isqrt(k*l)^2 = k*l and k >= l)",
                        Bases::any,
                        Bases::any,
                        (k, l) -> Bases.isqrt(k * l) * Bases.isqrt(k * l) == k * l && k >= l),
                Definition.of(
                        "moves(first: >=3; second: >=3; both: max(k,l) = 2 or min(k,l) > 2)",
                        k -> k >= 3,
                        l -> l >= 3,
                        (k, l) -> Math.max(k, l) == 2 || Math.min(k, l) > 2),
                Definition.of(
                        "moves(first: all; second: odd; both: if(k > l, k - l, 2*l) = 4)",
                        Bases::any,
                        Bases::odd,
                        (k, l) -> (k > l ? k - l : 2 * l) == 4));
    }
}
