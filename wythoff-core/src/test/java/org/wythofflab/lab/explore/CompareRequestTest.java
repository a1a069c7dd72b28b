package org.wythofflab.lab.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;

/** Two games are compared as their definitions are. */
final class CompareRequestTest {
    private static final int BOUND = 14;

    @Test
    void randomGamesDifferWhereTheirDefinitionsDo() {
        Iterator<Definition> games = RandomGames.from(16).iterator();
        int differing = 0;
        for (int i = 0; i < 40; i++) {
            Definition one = games.next();
            Definition other = games.next();
            boolean[][] p = DefinitionSolver.pPositions(one, BOUND, BOUND);
            boolean[][] q = DefinitionSolver.pPositions(other, BOUND, BOUND);
            Map<String, Object> found = Ask.json(new CompareRequest(one.text(), other.text(), "" + BOUND));
            String both = one.text() + " and " + other.text();
            assertThat(found.get("both")).as(both).isEqualTo("" + count(p, q, true, true));
            assertThat(found.get("onlyGame")).as(both).isEqualTo("" + count(p, q, true, false));
            assertThat(found.get("onlyOther")).as(both).isEqualTo("" + count(p, q, false, true));
            assertThat(found.get("first")).as(both).isEqualTo(first(p, q));
            differing += found.get("first") == null ? 0 : 1;
        }
        assertThat(differing).isGreaterThan(20);
    }

    private static long count(boolean[][] p, boolean[][] q, boolean inOne, boolean inOther) {
        long count = 0;
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                count += p[x][y] == inOne && q[x][y] == inOther ? 1 : 0;
            }
        }
        return count;
    }

    /** Shell by shell of the larger pile, and there by the first pile. */
    private static @Nullable Object first(boolean[][] p, boolean[][] q) {
        for (int larger = 0; larger < BOUND; larger++) {
            for (int x = 0; x <= larger; x++) {
                for (int y = x < larger ? larger : 0; y <= larger; y++) {
                    if (p[x][y] != q[x][y]) {
                        return Map.of("position", List.of("" + x, "" + y), "p", p[x][y] ? "game" : "other");
                    }
                }
            }
        }
        return null;
    }

    @Test
    void peopleAreToldWhereTheGamesDiffer() {
        assertThat(Ask.text(new CompareRequest("wythoff", "nim", "4")))
                .isEqualToNormalizingWhitespace(
                        "with both piles below 4 1 P in both 2 P in wythoff only 3 P in nim only"
                                + " They differ first at (1,1): P in nim, N in wythoff.");
        assertThat(Ask.text(new CompareRequest("nim", "nim", "50"))).contains("They do not differ there");
    }

    @Test
    void badBoundsAreRefused() {
        for (String bound : List.of("0", "2^31", "x")) {
            assertThatThrownBy(() -> Ask.text(new CompareRequest("nim", "wythoff", bound)))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("bound");
        }
        assertThatThrownBy(() -> Ask.text(new CompareRequest("nim", "nim + nim", "4")))
                .isInstanceOf(BadRequestException.class);
    }
}
