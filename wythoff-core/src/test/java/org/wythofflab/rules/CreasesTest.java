package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    @Test
    void aLineHasOneForm() {
        assertThat(Crease.of(-2, -4, 6)).isEqualTo(new Crease(1, 2, -3)).isEqualTo(Crease.of(5, 10, -15));
        assertThat(Crease.of(-3, 0, 6)).isEqualTo(new Crease(1, 0, -2)).isEqualTo(Crease.of(2, 0, -4));
        assertThat(Crease.of(0, -5, 10)).isEqualTo(new Crease(0, 1, -2));
    }

    @Test
    void nothingIsPromisedWhereProductsMightOverflow() {
        int large = 1 << 20;
        Set<Crease> lines =
                IntStream.range(0, 257).mapToObj(c -> new Crease(0, 1, c)).collect(Collectors.toSet());
        assertThat(Stream.of(
                                new Creases(1, Set.of(new Crease(large + 1, 1, 0))),
                                new Creases(1, Set.of(new Crease(1, large + 1, 0))),
                                new Creases(1, Set.of(new Crease(1, 1, -large - 1))),
                                new Creases(large + 1, Set.of(new Crease(1, 1, 0))),
                                new Creases(1, lines))
                        .map(Creases::regularFrom))
                .containsOnly(Long.MAX_VALUE / 2);
        lines.remove(new Crease(0, 1, 0));
        lines.remove(new Crease(0, 1, 1));
        lines.add(new Crease(-large, large, large));
        assertThat(new Creases(large, lines).regularFrom()).isLessThan(Long.MAX_VALUE / 2);
    }

    /** From there on lines that are not parallel keep their order, with every residue between them; others are passed. */
    @Test
    void linesStayApartFromWhereTheyAreRegular() {
        Random random = new Random(5);
        for (int i = 0; i < 500; i++) {
            Set<Crease> lines = new HashSet<>();
            for (int count = 1 + random.nextInt(4); count > 0; count--) {
                int b = random.nextInt(4);
                int a = b == 0 ? 1 + random.nextInt(4) : random.nextInt(9) - 4;
                lines.add(Crease.of(a, b, random.nextInt(121) - 60));
            }
            Creases creases = new Creases(1 + random.nextInt(6), lines);
            long k = creases.regularFrom();
            assertThat(k).isBetween(1L, 10_000L);
            lines.add(Crease.of(0, 1, 0));
            for (Crease line : lines) {
                if (line.b() == 0) {
                    assertThat(line.a() * k).as("%s", creases).isGreaterThan(line.c());
                } else {
                    lines.forEach(other -> assertApart(creases, line, other, k));
                }
            }
        }
    }

    private static void assertApart(Creases creases, Crease line, Crease other, long k) {
        long growth = line.a() * other.b() - other.a() * line.b();
        if (other.b() > 0 && growth != 0) {
            // How far (c - a*k)/b of one line is below that of the other, times both b.
            long gap = growth * k - (line.c() * other.b() - other.c() * line.b());
            assertThat(gap * Long.signum(growth))
                    .as("%s", creases)
                    .isGreaterThan(creases.modulus() * line.b() * other.b());
        }
    }
}
