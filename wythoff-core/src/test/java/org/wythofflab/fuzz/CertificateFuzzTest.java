package org.wythofflab.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.proof.CheckProofRequest;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;

/** Any text is refused as a certificate, or it is one, and then its set is that of the P-positions. */
final class CertificateFuzzTest {
    private static final int SIZE = 12;
    private static final int LONGEST = 20_000;

    @FuzzTest
    void whatIsValidIsTrue(byte[] bytes) {
        String text = FuzzedLab.text(bytes);
        if (text.length() > LONGEST) {
            return;
        }
        FuzzedLab.ask(new CheckProofRequest(text), Format.JSON);
        Optional<ProvedSet> claimed = claimed(text);
        FuzzedLab.ask(
                lab -> {
                    ProofCheck check = ProofCheck.of(text, lab.inquiry().budget());
                    if (check.isValid()) {
                        check.game()
                                .filter(game -> isPlain(game)
                                        && check.value() == 0
                                        && check.row().isEmpty())
                                .ifPresent(game -> isTrue(
                                        game,
                                        claimed.orElseThrow(),
                                        lab.inquiry().budget()));
                    }
                    return new Report().as(Format.TEXT, out -> out.append("checked"));
                },
                Format.TEXT);
    }

    /** What the reader of kept proofs makes of it, which does not check. */
    private static Optional<ProvedSet> claimed(String text) {
        try {
            return Optional.of(ProvedSet.read("fuzzed", new BufferedReader(new StringReader(text))));
        } catch (IllegalArgumentException noCertificate) {
            assertThat(noCertificate.getMessage()).isNotBlank();
            return Optional.empty();
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static boolean isPlain(GameSpec game) {
        return game.memory().isEmpty()
                && game.ends().isEmpty()
                && game.convention() == Convention.NORMAL
                && game.maneuver().kind() == Maneuver.Kind.NONE;
    }

    /** By the definition: a position is in the set unless a move leads into it. */
    private static void isTrue(GameSpec game, ProvedSet claimed, Budget budget) {
        boolean[][] window = claimed.window(new BigPosition(BigInteger.ZERO, BigInteger.ZERO), SIZE, budget);
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                assertThat(window[x][y]).as(game + " at " + x + "," + y).isEqualTo(!wins(game, x, y, window));
            }
        }
    }

    private static boolean wins(GameSpec game, int x, int y, boolean[][] lost) {
        Place place = Place.start(game, new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
        for (int k = 0; k <= x; k++) {
            for (int l = 0; l <= y; l++) {
                BigMove move = new BigMove(BigInteger.valueOf(k), BigInteger.valueOf(l));
                if (k + l > 0 && lost[x - k][y - l] && place.objection(move).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }
}
