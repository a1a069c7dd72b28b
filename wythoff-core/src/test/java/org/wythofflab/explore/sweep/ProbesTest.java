package org.wythofflab.explore.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.wythofflab.explore.Explorer;
import org.wythofflab.explore.GameFamily;
import org.wythofflab.explore.GameRow;
import org.wythofflab.explore.Measure;
import org.wythofflab.explore.Quantity;
import org.wythofflab.explore.Sweep;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.prove.Proof;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Strategy;

/** Measures say what the commands of the same names say. */
final class ProbesTest {
    private static final Budget AMPLE = Budget.of(1L << 28, 1L << 28);

    private static GameRow row(String game, int bound, String... measures) throws GameSyntaxException {
        GameFamily.Member member = GameFamily.parse(game).member(0);
        return new Sweep(List.of(), List.of(measures), OptionalInt.of(bound)).measure(member, AMPLE);
    }

    @Test
    void discoverIsAsked() throws GameSyntaxException, ClaimSyntaxException {
        GameSpec game = GameSpec.parse("wythoff block 3");
        Proof.Proved proved = (Proof.Proved)
                Discoverer.discover(game, 0, Optional.empty(), 4096, AMPLE).proof();
        assertThat(row(game.text(), 4096, "states", "verdict", "numeration").values())
                .containsExactly(Integer.toString(proved.states()), "PROVED", proved.numeration());
    }

    @Test
    void whatIsUnknownHasANoteThatSaysHowFarItGot() throws GameSyntaxException {
        GameRow row = row("wyt(k^2)", 64, "verdict", "states");
        assertThat(row.values()).containsExactly("UNKNOWN", "");
        assertThat(row.note()).isNotEmpty();
    }

    @Test
    void exploreIsAsked() throws GameSyntaxException {
        String game = "wythoff block 6";
        List<String> beams = Explorer.explore(
                        GameSpec.parse(game), Set.of(Measure.BEAMS, Measure.SLOPES), OptionalInt.of(3000), AMPLE)
                .fold(
                        chosen -> chosen.value().of(Measure.BEAMS).get(0).values().stream()
                                .map(Quantity::plain)
                                .toList(),
                        refused -> List.<String>of());
        List<String> values = row(game, 3000, "slopes", "beams").values();
        assertThat(values.get(1)).isEqualTo(String.join(" ", beams));
        assertThat(values.get(0).split(" ")).hasSize(Integer.parseInt(values.get(1)));
    }

    @Test
    void theoremsAreComparedWithTheRules() throws GameSyntaxException {
        assertThat(row("odd-odd(2,3) misere", 40, "verify").values()).containsExactly("agrees");
        assertThat(row("wythoff block 6", 40, "theorem", "verify").values()).containsExactly("", "");
    }

    @Test
    void aTheoremThatIsFalseWouldBeRefutedAtTheFirstPosition() throws GameSyntaxException {
        Strategy wythoff = Applicable.to(GameSpec.parse("wythoff"), Set.of())
                .strategy()
                .orElseThrow()
                .value();
        assertThat(VerifyProbe.verdict(wythoff, rules("wythoff"), 30, AMPLE)).isEqualTo("agrees");
        assertThat(VerifyProbe.verdict(wythoff, rules("nim"), 30, AMPLE)).isEqualTo("refuted at (1,1)");
        // (0,1) and (1,0) are P: the one with the smaller first pile comes first.
        assertThat(VerifyProbe.verdict(wythoff, rules("wythoff misere"), 30, AMPLE))
                .isEqualTo("refuted at (0,0)");
        assertThat(VerifyProbe.verdict(wythoff, rules("wythoff block 2"), 30, AMPLE))
                .isEqualTo("refuted at (0,1)");
    }

    private static OutcomeGrid rules(String game) throws GameSyntaxException {
        return Engines.outcomes(GameSpec.parse(game), Extent.of(30, 30), AMPLE)
                .fold(chosen -> chosen.value().run(AMPLE), refused -> null);
    }
}
