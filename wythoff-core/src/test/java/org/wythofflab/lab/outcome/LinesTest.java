package org.wythofflab.lab.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.grundy.GrundyValueRequest;
import org.wythofflab.lab.grundy.GrundyValuesRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** Many positions, one on each line. */
final class LinesTest {
    private static final int SIZE = 40;

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "odd-even(2,3) misere", "wythoff block 3", "wythoff comply 2 nim"})
    void linesInAnyOrderAgreeWithTheRules(String game) {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named(game), SIZE, SIZE);
        Random random = new Random(5);
        StringBuilder lines = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            // Small positions first, so that the board has to grow again and again, in both directions.
            int most = 1 + i * SIZE / 400;
            int x = random.nextInt(most);
            int y = random.nextInt(most);
            lines.append(x).append(i % 2 == 0 ? " " : ",").append(y).append(i % 3 == 0 ? "\r\n" : "\n");
            expected.append(p[x][y] ? "P\n" : "N\n");
        }
        assertThat(Ask.text(Ask.outcomes(game, Ask.lines(lines.toString())))).isEqualTo(expected.toString());
    }

    @Test
    void grundyValuesInAnyOrderAgreeWithTheRules() {
        Definition game = Definitions.named("odd-even(2,3)");
        int[][] values = DefinitionSolver.grundy(game, SIZE, SIZE);
        StringBuilder lines = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        Random random = new Random(6);
        for (int i = 0; i < 200; i++) {
            int x = random.nextInt(SIZE);
            int y = random.nextInt(SIZE);
            lines.append(x).append(' ').append(y).append('\n');
            expected.append(values[x][y]).append('\n');
            assertThat(Ask.text(new GrundyValueRequest(game.text(), x + " " + y, Method.usual())))
                    .isEqualTo(values[x][y] + "\n");
        }
        assertThat(Ask.text(new GrundyValuesRequest(game.text(), Ask.lines(lines.toString()), Method.usual())))
                .isEqualTo(expected.toString());
    }

    @Test
    void aSymmetricTableAnswersForBothOrders() {
        int[][] values = DefinitionSolver.grundy(Definitions.named("wythoff"), 10, 10);
        assertThat(Ask.text(new GrundyValuesRequest("wythoff", Ask.lines("2 9\n9 2\n9 3\n"), Method.usual())))
                .isEqualTo(values[2][9] + "\n" + values[9][2] + "\n" + values[9][3] + "\n");
    }

    @Test
    void longAndWidePositionsTakeTurnsWithinTheLimit() {
        String lines = "0 100000\n100000 0\n".repeat(4);
        Limits limits = new Limits(1 << 20, 1 << 24, Optional.empty());
        assertThat(Ask.within(limits, Format.TEXT, Ask.outcomes("odd-even(2,3)", Ask.lines(lines))))
                .hasSize(16);
    }

    @Test
    void theAnswersBeforeABadLineStand() {
        StringWriter out = new StringWriter();
        Request request = Ask.outcomes("wythoff", Ask.lines("1 2\n0 5\n3 x\n0 0\n"));
        Lab lab = new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false);
        assertThatThrownBy(() -> lab.answer(request).write(Format.TEXT, out))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("line 3: ")
                .hasMessageContaining("column 3: ")
                .hasMessageContaining("3 x");
        assertThat(out).hasToString("P\nN\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "#", "3", "3 5 7", "3,5,7", "3,5 7,8", "3;5", "3 -5", "1/2 3"})
    void aLineThatIsNoPositionIsAFault(String line) {
        for (Request request : List.<Request>of(
                Ask.outcomes("wythoff", Ask.lines("1 2\n" + line + "\n")),
                new GrundyValuesRequest("wythoff", Ask.lines("1 2\n" + line + "\n"), Method.usual()))) {
            assertThatThrownBy(() -> Ask.text(request))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("line 2: this is not a position: column ");
        }
    }

    @Test
    void aLineBeyondTheLimitIsNamed() {
        assertThatThrownBy(() -> Ask.text(Ask.outcomes("wythoff block 5", Ask.lines("1 2\n10^9 10^9\n"))))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("line 2: the outcome of wythoff block 5 at (1000000000,1000000000) is too much")
                .hasMessageContaining("it needs about 1*10^18 cells")
                .hasMessageContaining("a board with both piles below 8192 fits");
    }

    @Test
    void whoWaitsForAnAnswerBeforeAskingOnGetsIt() throws IOException {
        PipedWriter questions = new PipedWriter();
        BufferedReader lines = new BufferedReader(new PipedReader(questions));
        StringBuilder seen = new StringBuilder();
        StringWriter out = new StringWriter() {
            @Override
            public void flush() {
                // The second question is asked only after the answer to the first has been sent.
                seen.append(this);
                getBuffer().setLength(0);
                try {
                    if (seen.isEmpty()) {
                        questions.write("1 2\n");
                    } else if (seen.length() == 2) {
                        questions.write("1 3\n");
                    } else {
                        questions.close();
                    }
                } catch (IOException impossible) {
                    throw new AssertionError(impossible);
                }
            }
        };
        new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false)
                .answer(Ask.outcomes("wythoff", lines))
                .write(Format.TEXT, out);
        assertThat(seen).hasToString("P\nN\n");
    }
}
