package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTextTest {

    @Test
    void whatIsWrittenIsRead() {
        assertThat(JsonText.read(" { \"a\" : [ 1 , -2,\n[ ] , { } ], \"\":\"x y\" } "))
                .isEqualTo(Map.of("a", List.of(1, -2, List.of(), Map.of()), "", "x y"));
        assertThat(JsonText.read("[10,0]")).isEqualTo(List.of(10, 0));
        assertThat(JsonText.read("2147483647")).isEqualTo(Integer.MAX_VALUE);
        assertThat(JsonText.read("-2147483648")).isEqualTo(Integer.MIN_VALUE);
    }

    @Test
    void itIsSixteenDeep() {
        assertThat(JsonText.read("[".repeat(15) + "7" + "]".repeat(15))).isInstanceOf(List.class);
        assertThatThrownBy(() -> JsonText.read("[".repeat(16) + "7" + "]".repeat(16)))
                .isInstanceOf(Flaw.class);
        assertThatThrownBy(() -> JsonText.read("{\"a\":".repeat(16) + "7" + "}".repeat(16)))
                .isInstanceOf(Flaw.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[",
                "[1",
                "[1,",
                "[1,]",
                "[1 2]",
                "[1 2 3]",
                "[1:2]",
                "[}",
                "{",
                "{\"a\"",
                "{\"a\":",
                "{\"a\":1",
                "{\"a\":1,}",
                "{\"a\" 1}",
                "{\"a\" 1 2}",
                "{a:1}",
                "{\"a\":1,\"a\":1}",
                "\"a",
                "\"a\\n\"",
                "\"\\n\"",
                "1 1",
                "[]]",
                "-",
                "1-1",
                "--1",
                "+1",
                "1.0",
                "2147483648",
                "true"
            })
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> JsonText.read(text)).isInstanceOf(Flaw.class);
    }

    /** The character 0 is not the end. */
    @Test
    void nothingHidesBehindTheEnd() {
        assertThatThrownBy(() -> JsonText.read("[]\u0000")).isInstanceOf(Flaw.class);
        assertThatThrownBy(() -> JsonText.read("[]\u0000[]")).isInstanceOf(Flaw.class);
    }
}
