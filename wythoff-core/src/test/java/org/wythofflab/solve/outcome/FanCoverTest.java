package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.bits.Fan;
import org.wythofflab.solve.bits.FanCover;

/** Fans contain each pair of a rule once, and no other. */
final class FanCoverTest {

    private static List<String> texts() {
        List<String> texts = new ArrayList<>();
        Catalogue.entries().stream().map(CatalogueEntry::text).forEach(texts::add);
        for (int seed = 0; seed < 300; seed++) {
            texts.add("moves(first: all; second: all; both: " + new RegularGames(seed).condition(seed % 4) + ")");
        }
        texts.add("modular(70)");
        texts.add("st(7,90)");
        return texts;
    }

    /** How many rules were covered; each exactly. */
    private static int check(List<String> texts, int rows, int columns) {
        int covered = 0;
        for (String text : texts) {
            PairRule rule = Boards.game(text).moves().both();
            PairTest test = rule.on(rows - 1, columns - 1);
            Optional<List<Fan>> fans = FanCover.of(rule, rows, columns);
            if (fans.isPresent()) {
                covered++;
                int[][] counts = counts(fans.get(), rows, columns);
                for (int k = 1; k < rows; k++) {
                    for (int l = 1; l < columns; l++) {
                        if (counts[k][l] != (test.allows(k, l) ? 1 : 0)) {
                            fail("%s: (%d,%d) is in %d fans", text, k, l, counts[k][l]);
                        }
                    }
                }
            }
        }
        return covered;
    }

    @Test
    void fansAreDisjointAndMakeUpTheRule() {
        assertThat(check(texts(), 47, 83)).isGreaterThan(320);
    }

    @Test
    void soTheyDoPastTheLastCrossingOfCreases() {
        List<String> texts = texts();
        assertThat(check(texts.subList(texts.size() - 120, texts.size()), 700, 530))
                .isGreaterThan(100);
    }

    /**
     * Where a run reaches the edge of the board, it may look as if it had no end, and only some of its remainders may: wherever
     * that edge is.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "max(k,l) < 3*min(k,l)+3 and k in odd",
                "(k+3*l) % 5 = 1 or l <= 3*k",
                "k in 4 mod 8 and 4*k-2*l != 0",
                "4*k-l > 0 and k+l%3 != k//2",
                "l//4 != k+1"
            })
    void soTheyDoWhereverTheEdgeIs(String both) {
        List<String> texts = List.of("moves(first: all; second: all; both: " + both + ")");
        for (int side = 10; side < 150; side++) {
            assertThat(check(texts, side, side)).isOne();
            assertThat(check(texts, 100, side)).isOne();
        }
    }

    private static int[][] counts(List<Fan> fans, int rows, int columns) {
        int[][] counts = new int[rows][columns];
        for (Fan fan : fans) {
            for (int j = 0; (fan.isEndless() || j < fan.count()) && fan.k() + j * fan.stride() < rows; j++) {
                int length = fan.length(j, columns);
                for (int i = 0; i < length; i++) {
                    int l = fan.run().first() + j * fan.rise() + i * fan.run().step();
                    if (l < columns) {
                        counts[fan.k() + j * fan.stride()][l]++;
                    }
                }
            }
        }
        return counts;
    }

    @Test
    void aFewFansMakeUpWhatHasStructureHoweverLargeTheBoard() {
        for (String both : List.of(
                "k = l or k % 3 = 1 and l % 2 = 0",
                "k <= l and l < 2*k",
                "2*k = 3*l or 3*k = 2*l or k = l",
                "k = l or k = 1 and l = 2 or k = 2 and l = 1",
                "k+l < 700 or abs(k-l) < 3",
                "min(k,l) % 2 = 1 and max(k,l) < 3*min(k,l)")) {
            PairRule rule = Boards.game("moves(first: all; second: all; both: " + both + ")")
                    .moves()
                    .both();
            assertThat(FanCover.of(rule, 3000, 3000).orElseThrow()).as(both).hasSizeLessThan(40);
        }
    }
}
