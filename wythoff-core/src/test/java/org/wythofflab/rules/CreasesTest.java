package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pairs that are alike by residues and by the sides of all creases are all allowed or none. */
final class CreasesTest {
    private static final int SIDE = 60;

    private static PairRule rule(String text) {
        try {
            return GameSpec.parse(text).moves().both();
        } catch (GameSyntaxException e) {
            throw new AssertionError(text, e);
        }
    }

    private static void check(String text) {
        PairRule rule = rule(text);
        Creases creases = rule.creases(SIDE).orElseThrow(() -> new AssertionError(text + " has no creases"));
        PairTest test = rule.on(SIDE - 1, SIDE - 1);
        Map<List<Integer>, Boolean> seen = new HashMap<>();
        for (int k = 1; k < SIDE; k++) {
            for (int l = 1; l < SIDE; l++) {
                List<Integer> kind = new ArrayList<>(List.of(k % creases.modulus(), l % creases.modulus()));
                for (Crease line : creases.lines()) {
                    kind.add(Long.signum(line.a() * k + line.b() * l - line.c()));
                }
                Boolean before = seen.putIfAbsent(kind, test.allows(k, l));
                assertThat(before == null || before == test.allows(k, l))
                        .as("%s at (%d,%d)", text, k, l)
                        .isTrue();
            }
        }
    }

    @Test
    void namedRulesHaveThem() {
        for (String text : List.of(
                "nim",
                "wythoff",
                "st(2,3)",
                "a-wythoff(5)",
                "odd-even(2,3)",
                "modular(5)",
                "modular(70)",
                "wyt(2)",
                "wyt(2*k)",
                "wyt(3*k-1)",
                "restricted(2,2; h=all, v=odd, d1=1..4|0 mod 3, d2={2,5}|>=9)")) {
            check(text);
        }
    }

    @Test
    void linearConditionsHaveThem() {
        for (String both : List.of(
                "k = l or k % 3 = 1 and l % 2 = 0",
                "k//2 = l//3",
                "(k+2*l)//3 < k",
                "abs(2*k-l) <= min(k,3*l)%4",
                "if(k%2 = 0, l, 2*l) < max(k, 7)",
                "(k%3)*l < k+4",
                "-k + 3 < 5 - l",
                "(k-l)%6 in {1,2}|>=4",
                "min(k,l) in odd and max(k,l) in 3 mod 4",
                "not (k in 1..5 or l in even)",
                "abs(abs(k-l)-10) = 3",
                "((k//2)+l)//2 % 3 = 1")) {
            check("moves(first: all; second: all; both: " + both + ")");
        }
    }

    @Test
    void remaindersOfPolynomialsHaveThem() {
        for (String both : List.of(
                "k*l % 7 = 3",
                "k*l % 7 = k",
                "(k^2+l^2) % 5 < 2 and k < 3*l",
                "3*(k^3-k*l) % 8 // 2 = l % 3",
                "(2-k*k)*l % 6 + k > l")) {
            check("moves(first: all; second: all; both: " + both + ")");
        }
    }

    @Test
    void othersDoNot() {
        for (String both : List.of(
                "k*l < 50",
                "l = k^2",
                "isqrt(k) = l",
                "k % l = 0",
                "2^k < l",
                "k % 1000 = 3",
                "k*l % 65 = 3",
                "k*l//7 % 2 = 0",
                "2^k % 7 = l % 7")) {
            assertThat(rule("moves(first: all; second: all; both: " + both + ")")
                            .creases(SIDE))
                    .as(both)
                    .isEmpty();
        }
        assertThat(rule("wyt(k^2)").creases(SIDE)).isEmpty();
    }
}
