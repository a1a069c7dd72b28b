package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.web.Studio;

/**
 * A few inputs of {@link NastyTexts}, or very many: {@code -Dflood.texts=10000000} through the parser, {@code
 * -Dflood.requests=1000000} through a studio. Says which took longest, and whether memory was given back.
 */
@Timeout(value = 6, unit = TimeUnit.HOURS) // Only ends what hangs.
final class FloodTest {
    private static final int TEXTS = Integer.getInteger("flood.texts", 1000);
    private static final int REQUESTS = Integer.getInteger("flood.requests", 20);
    private static final long SEED = Long.getLong("nasty.seed", 18);

    @Test
    void throughTheParser() throws GameSyntaxException {
        NastyTexts nasty = new NastyTexts(SEED + 20);
        FloodGauge gauge = new FloodGauge("texts");
        for (int i = 0; i < TEXTS; i++) {
            String text = nasty.game();
            gauge.begin();
            isAGameOrAnErrorInside(text);
            gauge.end(text);
        }
        gauge.report();
        assertThat(gauge.count()).isEqualTo(TEXTS);
    }

    private static void isAGameOrAnErrorInside(String text) throws GameSyntaxException {
        GameSpec game;
        try {
            game = GameSpec.parse(text);
        } catch (GameSyntaxException wrong) {
            assertThat(wrong.column()).as(text).isBetween(1, text.length() + 1);
            return;
        }
        assertThat(GameSpec.parse(game.text())).as(text).isEqualTo(game);
    }

    @Test
    void throughAStudio() throws Exception {
        NastyTexts nasty = new NastyTexts(SEED + 21);
        HttpClient http = HttpClient.newHttpClient();
        FloodGauge gauge = new FloodGauge("requests");
        try (Studio studio = Studio.start("127.0.0.1", 0)) {
            String address = "http://127.0.0.1:" + studio.port();
            for (int i = 0; i < REQUESTS; i++) {
                HttpRequest request = NastyInputsTest.request(nasty, address);
                gauge.begin();
                HttpResponse<byte[]> answer = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
                gauge.end(request.uri().toString());
                assertThat(answer.statusCode()).as(request.uri().toString()).isIn(200, 400, 413, 422);
            }
        }
        gauge.report();
        assertThat(gauge.count()).isEqualTo(REQUESTS);
    }
}
