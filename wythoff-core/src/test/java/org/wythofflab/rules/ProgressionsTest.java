package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.definition.RandomLineGames;

/** A rule that gives its pairs as progressions has all of them, and no others. */
final class ProgressionsTest {
    /** Past every box that small numbers make, and several periods. */
    private static final int SIDE = 200;

    private static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException wrong) {
            throw new AssertionError(text, wrong);
        }
    }

    private static Optional<List<Progression>> of(String condition) {
        return game("moves(first: all; second: all; both: " + condition + ")")
                .moves()
                .both()
                .progressions();
    }

    private static boolean[][] drawn(List<Progression> all) {
        boolean[][] pairs = new boolean[SIDE][SIDE];
        for (Progression each : all) {
            int l = each.l();
            for (int k = each.k(); k < SIDE && l < SIDE; k += each.p(), l += each.q()) {
                pairs[k][l] = true;
                if (each.isSingle()) {
                    break;
                }
            }
        }
        return pairs;
    }

    private static void assertSame(String text, List<Progression> all, Definition.Both both) {
        boolean[][] drawn = drawn(all);
        for (int k = 1; k < SIDE; k++) {
            for (int l = 1; l < SIDE; l++) {
                assertThat(drawn[k][l]).as("%s at k = %d, l = %d", text, k, l).isEqualTo(both.test(k, l));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "k = l | 1,1,1,1",
                "abs(k-l) < 2 | 2,1,1,1 1,1,1,1 1,2,1,1",
                "k = 2*l | 2,1,2,1",
                "k = l and k % 2 = 1 | 1,1,2,2",
                "k = l and k >= 5 | 5,5,1,1",
                "k = l and not k = 5 | 6,6,1,1 1,1,0,0 2,2,0,0 3,3,0,0 4,4,0,0",
                "k-l = 1 or l-k = 1 | 2,1,1,1 1,2,1,1",
                "k in {1,3} and l <= 2 | 1,1,0,0 1,2,0,0 3,1,0,0 3,2,0,0",
                "k = 2 | 2,1,0,1",
                "k//2 = l | 2,1,2,1 3,1,2,1",
                "k = max(l,4) and k < 6 | 4,1,0,0 4,2,0,0 4,3,0,0 4,4,0,0 5,5,0,0",
                "if(k < l, k, l) = 1 and k+l = 4 | 1,3,0,0 3,1,0,0",
            })
    void aFewAreKnown(String condition, String expected) {
        List<Progression> wanted = Stream.of(expected.split(" "))
                .map(word -> word.split(","))
                .map(n -> new Progression(
                        Integer.parseInt(n[0]), Integer.parseInt(n[1]), Integer.parseInt(n[2]), Integer.parseInt(n[3])))
                .toList();
        assertThat(of(condition).orElseThrow()).containsExactlyInAnyOrderElementsOf(wanted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k < l",
                "k <= 2*l and l <= 2*k",
                "k % 2 = l % 2",
                "(k-l) % 3 = 0",
                "k*l = 12",
                "k^2 = l",
                "k = isqrt(l)",
                "k = l or k > 10^6",
                "k = l and k < 10^6",
                "k - l = 10^6",
                "1000 * k = l",
                "k = l and k % 1009 = 0",
                "5 % (k-l) = 1",
                "1 = 1",
            })
    void whatIsTooMuchOrTooHardIsNotThere(String condition) {
        assertThat(of(condition)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void randomRulesHaveThePairsTheyGive(long seed) {
        List<Definition> understood = RandomGames.from(seed)
                .limit(250)
                .filter(random ->
                        game(random.text()).moves().both().progressions().isPresent())
                .toList();
        // The random games are not made for this; still a good part of them is of the kind.
        assertThat(understood).hasSizeGreaterThan(40);
        understood.stream()
                .limit(50)
                .forEach(random -> assertSame(
                        random.text(),
                        game(random.text()).moves().both().progressions().orElseThrow(),
                        random.both()));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void unionsOfRaysBandsAndSingleMovesAreUnderstood(long seed) {
        RandomLineGames.from(seed).limit(20).forEach(random -> {
            GameSpec game = game(random.text());
            assertThat(game.moves().both().progressions()).as(random.text()).isPresent();
            assertThat(game.symmetry().isSymmetric()).as(random.text()).isTrue();
            assertSame(random.text(), game.moves().both().progressions().orElseThrow(), random.both());
        });
    }

    @Test
    void restrictedBandsHaveTheirs() {
        for (String text : List.of(
                "restricted(1,2; h=all, v=all, d1=odd, d2=odd|{2,8})",
                "restricted(1,3; h=all, v=all, d1=>=5, d2=1 mod 3)",
                "restricted(2,3; h=all, v=all, d1=1..4, d2=all)",
                "restricted(2,3; h=all, v=all, d1=even, d2={3,4,9})",
                "wyt(4)",
                "wyt(min(k,3)+2)",
                "a-wythoff(7)",
                "nim")) {
            PairRule rule = game(text).moves().both();
            PairTest test = rule.on(SIDE, SIDE);
            assertSame(text, rule.progressions().orElseThrow(), (k, l) -> test.allows((int) k, (int) l));
        }
        assertThat(game("st(2,3)").moves().both().progressions()).isEmpty();
        assertThat(game("modular(3)").moves().both().progressions()).isEmpty();
        assertThat(game("wyt(k^2)").moves().both().progressions()).isEmpty();
    }
}
