package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Any text at all is a game that prints and reads back as itself, or an error inside the text.
 *
 * <p>The inputs kept under {@code src/test/resources} are replayed by every build; {@code -Dfuzz=GameTextFuzzTest} looks for more.
 */
final class GameTextFuzzTest {

    @FuzzTest
    void anyTextIsAGameOrAnErrorInsideTheText(byte[] bytes) throws GameSyntaxException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        Optional<GameSpec> parsed = parse(text);
        if (parsed.isPresent()) {
            GameSpec game = parsed.get();
            GameSpec again = GameSpec.parse(game.text());
            assertThat(again).isEqualTo(game).hasToString(game.text());
            assertThat(game.words()).isNotBlank();
            assertThat(game.symmetry()).isNotNull();
        }
    }

    private static Optional<GameSpec> parse(String text) {
        try {
            return Optional.of(GameSpec.parse(text));
        } catch (GameSyntaxException wrong) {
            assertThat(wrong.column()).isBetween(1, text.length() + 1);
            assertThat(wrong.explain(text)).contains(wrong.example());
            return Optional.empty();
        }
    }
}
