package org.wythofflab.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Optional;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.match.SumTurnRequest;
import org.wythofflab.lab.match.TurnRequest;
import org.wythofflab.play.SumMatch;
import org.wythofflab.render.Format;

/** An action on the first line, with what it takes, and a file behind it: it is a match that goes on, or words say why not. */
final class MatchFuzzTest {

    @FuzzTest
    void anyMatchGoesOnOrIsRefused(byte[] bytes) {
        List<String> lines = FuzzedLab.headAndBody(bytes);
        String file = lines.get(1);
        FuzzedLab.ask(
                lab -> {
                    assertThat(written(written(file))).isEqualTo(written(file));
                    return new Report().as(Format.JSON, out -> out.append("{}"));
                },
                Format.JSON);
        String[] words = lines.get(0).split(" ", -1);
        String first = words.length > 1 ? words[1] : "1";
        String second = words.length > 2 ? words[2] : "0";
        List<TurnRequest.Taken> taken = List.of(new TurnRequest.Taken(first, second));
        FuzzedLab.ask(new TurnRequest(file, words[0], taken, first.length()), Format.JSON);
        SumTurnRequest.Taken part = new SumTurnRequest.Taken(words.length - 2, first, second);
        FuzzedLab.ask(new SumTurnRequest(file, words[0], Optional.of(part)), Format.JSON);
    }

    private static String written(String file) {
        return SumMatch.isText(file)
                ? Texts.sumMatch("this", file).text()
                : Texts.match("this", file).text();
    }
}
