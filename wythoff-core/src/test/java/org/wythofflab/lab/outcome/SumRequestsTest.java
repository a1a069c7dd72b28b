package org.wythofflab.lab.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.card.CardRequest;
import org.wythofflab.lab.card.DescribeRequest;
import org.wythofflab.lab.card.ReadingRequest;
import org.wythofflab.lab.grundy.GrundyPeriodsRequest;
import org.wythofflab.lab.grundy.GrundyTableRequest;
import org.wythofflab.lab.grundy.GrundyValueRequest;
import org.wythofflab.lab.grundy.GrundyValuesRequest;
import org.wythofflab.lab.sequence.PositionsRequest;
import org.wythofflab.lab.sequence.SequenceRequest;
import org.wythofflab.render.Format;

/** Questions about sums of games. */
final class SumRequestsTest {
    private static final String SUM = "wythoff + nim";

    @Test
    void theAnswerNamesThePartAndTheMove() {
        Map<String, Object> answer = Ask.json(new OutcomeRequest(SUM, "3 5 4 7", Method.usual()));
        assertThat(answer)
                .containsEntry("game", SUM)
                .containsEntry("value", "3")
                .containsEntry("outcome", "N")
                .containsEntry("by", "engine")
                .doesNotContainKeys("x", "y");
        assertThat(answer.get("move")).hasToString("{part=2, first=0, second=3, to=[4, 4]}");
        assertThat((List<?>) answer.get("parts"))
                .first()
                .hasToString("{game=wythoff, x=3, y=5, value=0, by=engine, theorem=null}");
    }

    /** The contract for games is as it was. */
    @Test
    void aGameHasNoParts() {
        assertThat(Ask.json(new OutcomeRequest("wythoff", "3 5", Method.usual())))
                .containsOnlyKeys("game", "x", "y", "outcome", "by", "theorem", "move", "why");
    }

    @Test
    void linesAreAnsweredOneByOne() {
        String lines = "3 5 4 4\n3,5 4,7\n0 0 0 0\n";
        assertThat(Ask.text(new OutcomesRequest(SUM, Ask.lines(lines), Method.usual())))
                .isEqualTo("P\nN\nP\n");
        assertThat(Ask.text(new GrundyValuesRequest(SUM, Ask.lines(lines), Method.usual())))
                .isEqualTo("0\n3\n0\n");
        assertThatThrownBy(() -> Ask.text(new OutcomesRequest(SUM, Ask.lines("3 5 4 4\n3 5\n"), Method.usual())))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("line 2");
    }

    @Test
    void movesAreListedPartByPart() {
        assertThat(Ask.in(Format.CSV, new MovesRequest(SUM, "1 1 0 1", Method.usual())))
                .isEqualTo(
                        "part,first,second,x,y,value,outcome\n1,1,0,0,1,0,P\n1,0,1,1,0,0,P\n1,1,1,0,0,1,N\n2,0,1,0,0,2,N\n");
        assertThat(Ask.text(new MovesRequest(SUM, "1 1 0 1", Method.usual()))).endsWith("4 moves: 2 P, 2 N\n");
        assertThatThrownBy(() -> Ask.text(new MovesRequest("nim + nim", "10^30 1 0 1", Method.usual())))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("cannot be listed");
    }

    @Test
    void valuesAreNimSums() {
        assertThat(Ask.text(new GrundyValueRequest(SUM, "3 6 4 7", Method.usual())))
                .isEqualTo("2\n");
        assertThatThrownBy(() -> Ask.text(new GrundyValueRequest(SUM, "10^30 10^29 5 5", Method.usual())))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("only that it is not 0");
    }

    @Test
    void aSumIsDescribedPartByPart() {
        assertThat(Ask.text(new DescribeRequest("nim+wyt(k+1)")))
                .startsWith("nim + wythoff\n")
                .contains("Part 1, nim", "Part 2, wythoff", "for piles of any size, by Section 1");
    }

    @Test
    void aPageThatReadsKnowsASum() {
        assertThat(Ask.json(new ReadingRequest("wythoff+nim")))
                .containsEntry("sum", SUM)
                .containsEntry("game", null);
        assertThat(Ask.json(new ReadingRequest("wythoff")))
                .containsEntry("sum", null)
                .containsEntry("game", "wythoff");
        assertThat(Ask.json(new ReadingRequest("wythoff misere + nim"))).containsEntry("sum", null);
    }

    static Stream<Request> aboutOneGame() {
        return Stream.of(
                new PositionsRequest(SUM, "5", PositionsRequest.Column.X),
                new SequenceRequest(SUM, "A", "5", Optional.empty(), Method.usual()),
                new GrundyTableRequest(SUM, "5", Method.usual()),
                new GrundyPeriodsRequest(SUM, "5"),
                new CardRequest(SUM));
    }

    @ParameterizedTest
    @MethodSource("aboutOneGame")
    void whatIsAboutOneGameSaysWhatToAskInstead(Request request) {
        assertThatThrownBy(() -> Ask.json(request))
                .isInstanceOf(BadRequestException.class)
                .hasMessageStartingWith("this question is about one game, and wythoff + nim is a sum of 2")
                .hasMessageContaining("describe, outcome, moves, play");
    }
}
