package org.wythofflab.lab.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.sequence.PositionsRequest.Column;
import org.wythofflab.prove.Proofs;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Strategy;

/** Lists of P-positions that only a proof knows. */
final class FarFromProofTest {
    /** No engine lists anything with so little. */
    private static final Limits POOR = new Limits(10, 10_000_000, Optional.empty());

    private static SequenceRequest sequence(String game, String from, String count, String by) {
        return new SequenceRequest(
                game, "A,B", count, Optional.of(from), Method.usual().by(by));
    }

    private static List<String> terms(SequenceRequest request) {
        return Ask.text(request).lines().filter(line -> !line.startsWith("#")).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff block 4", "wythoff block 8", "wythoff comply 4"})
    void aProofNumbersAsAnEngineDoes(String game) {
        assertThat(terms(sequence(game, "0", "700", "proof"))).isEqualTo(terms(sequence(game, "0", "700", "engine")));
        assertThat(terms(sequence(game, "611", "5", "proof"))).isEqualTo(terms(sequence(game, "611", "5", "engine")));
    }

    @Test
    void farAwayThePairsAreNumberedByTheProof() {
        SequenceRequest request = sequence("wythoff block 4", "10^30", "12", "auto");
        assertThat(Ask.text(request)).startsWith("# ").contains("Wythoff Lab, certificate wythoff-block-4");
        Strategy strategy = strategy("wythoff block 4");
        BigPosition before = new BigPosition(BigInteger.ZERO, BigInteger.ZERO);
        for (String line : terms(request)) {
            String[] parts = line.split(" ", -1);
            BigPosition pair = new BigPosition(new BigInteger(parts[1]), new BigInteger(parts[2]));
            assertThat(strategy.isP(pair)).as(line).isTrue();
            assertThat(pair.x().compareTo(pair.y())).isNotPositive();
            int order = pair.x().compareTo(before.x());
            assertThat(order > 0 || (order == 0 && pair.y().compareTo(before.y()) > 0))
                    .as(line)
                    .isTrue();
            before = pair;
        }
        assertThat(terms(request)).hasSize(12);
    }

    @Test
    void withoutAProofItIsRefused() {
        assertThatThrownBy(() -> terms(sequence("wythoff block 5", "0", "3", "proof")))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("no certificate here");
    }

    private static Strategy strategy(String game) {
        Budget budget = Budget.of(1L << 40, 1L << 30);
        return Proofs.kept()
                .about(Texts.game(game), budget)
                .flatMap(set -> set.strategy(budget))
                .orElseThrow();
    }

    @Test
    void aProofListsByTheLargerPileAsAnEngineDoes() {
        for (Format format : List.of(Format.TEXT, Format.CSV, Format.JSON, Format.MARKDOWN)) {
            PositionsRequest part = new PositionsRequest("wythoff block 4", "400", Column.X).startingAt("300");
            assertThat(Ask.within(POOR, format, part)).isEqualTo(Ask.in(format, part));
        }
    }

    @Test
    void positionsFarAwayAreThoseOfTheProof() {
        PositionsRequest far = new PositionsRequest("wythoff block 4", "10^30+30", Column.X).startingAt("10^30");
        Strategy strategy = strategy("wythoff block 4");
        List<String> found = Ask.text(far).lines().toList();
        assertThat(found).isNotEmpty();
        for (String line : found) {
            String[] piles = line.split(",", -1);
            BigPosition position = new BigPosition(new BigInteger(piles[0]), new BigInteger(piles[1]));
            assertThat(strategy.isP(position)).as(line).isTrue();
            // The game is symmetric.
            assertThat(found).contains(piles[1] + "," + piles[0]);
        }
        assertThatThrownBy(() -> Ask.text(new PositionsRequest("wythoff block 4", "10^30", Column.X)))
                .isInstanceOf(LimitException.class);
    }
}
