package org.wythofflab.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;

/** Matches as a page gets them. */
final class MatchRequestTest {
    private static final String HEADING = "wythoff match 1\ngame: wythoff\nstart: 8 14\n";

    private static Map<String, Object> begin(String game, String start, boolean discovery) {
        return Ask.json(new MatchRequest(game, start, "perfect", "computer", Optional.empty(), discovery));
    }

    private static Map<String, Object> move(Map<String, Object> match, int first, int second) {
        return act(match, "move", List.of(new TurnRequest.Taken(Integer.toString(first), Integer.toString(second))));
    }

    private static Map<String, Object> act(Map<String, Object> match, String action, List<TurnRequest.Taken> options) {
        return Ask.json(new TurnRequest(String.valueOf(match.get("match")), action, options, 1));
    }

    private static List<Map<String, Object>> turns(Map<String, Object> match) {
        return objects(match.get("turns"));
    }

    @Test
    void theStoryOfAMatchIsToldFromItsBeginning() {
        Map<String, Object> start = begin("wythoff", "8 14", false);
        Map<String, Object> match = move(move(start, 1, 0), 1, 1);
        List<Map<String, Object>> turns = turns(match);
        assertThat(turns).hasSize(5);
        assertThat(turns.get(0))
                .containsEntry("by", "computer")
                .containsEntry("what", "take 1 from the second pile")
                .containsEntry("position", List.of("8", "13"));
        assertThat(turns.get(0).get("why")).asString().startsWith("(8,13) is a P-position by");
        assertThat(turns.get(1))
                .containsEntry("by", "you")
                .containsEntry("what", "take 1 from the first pile")
                .containsEntry("position", List.of("7", "13"))
                .containsEntry("why", null);
        assertThat(turns).last().satisfies(turn -> assertThat(turn.get("why")).isNotNull());
        assertThat(turns(act(match, "undo", List.of()))).isEqualTo(turns.subList(0, 3));
    }

    @Test
    void inDiscoveryModeTheStoryHasNoReasons() {
        Map<String, Object> match = move(begin("wythoff", "8 14", true), 1, 0);
        assertThat(turns(match)).hasSize(3).allSatisfy(turn -> assertThat(turn).containsEntry("why", null));
    }

    @Test
    void aTurnThatTheComputerWouldNotMakeHasNoReason() {
        Map<String, Object> hint =
                Ask.json(new TurnRequest(HEADING + "first: computer\nturns:\ntake 1,0\n", "hint", List.of(), 1));
        assertThat(turns(hint)).hasSize(1).allSatisfy(turn -> assertThat(turn).containsEntry("why", null));
    }

    @Test
    void aResignationIsTheLastTurnAndIsTakenBack() {
        Map<String, Object> match = begin("wythoff block 3", "8 14", false);
        Map<String, Object> resigned = act(match, "resign", List.of());
        assertThat(resigned).containsEntry("phase", "over").containsEntry("winner", "computer");
        assertThat(turns(resigned)).last().satisfies(turn -> assertThat(turn).containsEntry("what", "resign"));
        assertThat(act(resigned, "undo", List.of())).containsEntry("match", match.get("match"));
    }

    @Test
    void onlyTheReasonsOfTheLastTurnsAreFoundAgain() {
        String text = "wythoff match 1\ngame: nim\nstart: 1000 1000\nturns:\n" + "take 1,0\ntake 0,1\n".repeat(200);
        List<Map<String, Object>> turns = turns(Ask.json(new TurnRequest(text, "hint", List.of(), 1)));
        assertThat(turns).hasSize(400);
        assertThat(turns.stream().filter(turn -> turn.get("why") != null)).hasSize(12);
        assertThat(turns.get(399).get("why")).isNotNull();
    }

    @Test
    void aMatchTellsHowItWasAskedFor() {
        Map<String, Object> match =
                Ask.json(new MatchRequest("wythoff", "8 14", "3", "computer", Optional.of("-5"), true));
        assertThat(match).containsEntry("start", List.of("8", "14"));
        assertThat(match.get("seating"))
                .isEqualTo(Map.of("opponent", "3", "first", "computer", "seed", "-5", "discovery", true));
        assertThat(act(match, "show", List.of())).containsEntry("seating", match.get("seating"));
    }

    /** Whoever adds up what the chosen options are worth knows what the rules say of the choice. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff block 2",
                "wythoff block 3",
                "wythoff block 2 diagonal",
                "wythoff comply 1",
                "wythoff comply 3",
                "wythoff comply 2 diagonal",
                "wythoff comply 2 nim"
            })
    void theQuotaSaysWhatIsEnough(String game) {
        Map<String, Object> match = begin(game, "2 3", false);
        String phase = String.valueOf(match.get("phase"));
        List<Map<String, Object>> options = objects(match.get("options")).stream()
                .filter(option -> Boolean.TRUE.equals(option.get("allowed")))
                .toList();
        for (int set = 0; set < 1 << options.size(); set++) {
            int bits = set;
            List<Map<String, Object>> named = IntStream.range(0, options.size())
                    .filter(i -> (bits >> i & 1) == 1)
                    .mapToObj(options::get)
                    .toList();
            assertThat(isAllowed(match, phase, named)).as("%s %s", game, named).isEqualTo(isEnough(match, named));
        }
    }

    private static boolean isEnough(Map<String, Object> match, List<Map<String, Object>> named) {
        Map<?, ?> quota = (Map<?, ?>) match.get("quota");
        long worth =
                named.stream().mapToLong(option -> number(option.get("worth"))).sum();
        return worth >= number(quota.get("least")) && (quota.get("most") == null || worth <= number(quota.get("most")));
    }

    private static boolean isAllowed(Map<String, Object> match, String phase, List<Map<String, Object>> named) {
        try {
            act(match, phase, named.stream().map(MatchRequestTest::taken).toList());
            return true;
        } catch (BadRequestException refused) {
            return false;
        }
    }

    private static TurnRequest.Taken taken(Map<String, Object> option) {
        return new TurnRequest.Taken(String.valueOf(option.get("first")), String.valueOf(option.get("second")));
    }

    private static long number(Object value) {
        return Long.parseLong(String.valueOf(value));
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> objects(Object list) {
        return (List<Map<String, Object>>) list;
    }
}
