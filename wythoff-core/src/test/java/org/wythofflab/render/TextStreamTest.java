package org.wythofflab.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TextStreamTest {

    @Test
    void bytesAndTextComeInTheOrderInWhichTheyAreWritten() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TextStream out = new TextStream(bytes)) {
            out.append("größer: ");
            out.ascii(new byte[] {'1', '2', '3'}, 2);
            out.write(new char[] {'x', 'φ', 'y'}, 1, 1);
            out.ascii(new byte[] {'\n'}, 1);
            out.write("(3,5)\n", 1, 4);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("größer: 12φ\n3,5)");
    }

    @Test
    void linesOfNumbersAreTheSameAsOnAnyWriter() throws IOException {
        Random random = new Random(5);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StringBuilder expected = new StringBuilder("n A B\n");
        try (TextStream out = new TextStream(bytes)) {
            out.append("n A B\n");
            NumberLines lines = new NumberLines(out, ' ');
            for (int i = 0; i < 20_000; i++) {
                long some = random.nextLong() >>> (1 + random.nextInt(63));
                BigInteger more = new BigInteger(random.nextInt(90), random);
                lines.number(i).number(some).number(more).end();
                expected.append(i)
                        .append(' ')
                        .append(some)
                        .append(' ')
                        .append(more)
                        .append('\n');
            }
            lines.flush();
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(expected.toString());
    }
}
