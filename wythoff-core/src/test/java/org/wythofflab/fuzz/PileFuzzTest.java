package org.wythofflab.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.math.BigInteger;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;

/** Any text is a pile, which its digits give again, or an error. */
final class PileFuzzTest {
    /** Printing twenty million digits is slow, and tells no more. */
    private static final int PRINTED_BITS = 1 << 16;

    @FuzzTest
    void anyTextIsAPileOrAnError(byte[] bytes) {
        String text = FuzzedLab.text(bytes);
        FuzzedLab.ask(
                lab -> {
                    BigInteger pile = Texts.number("pile", text);
                    assertThat(pile.signum()).isNotNegative();
                    if (pile.bitLength() < PRINTED_BITS) {
                        assertThat(Texts.number("pile", Decimals.print(pile))).isEqualTo(pile);
                    }
                    return new Report().as(Format.TEXT, out -> out.append("read"));
                },
                Format.TEXT);
    }
}
