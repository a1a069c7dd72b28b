package org.wythofflab.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonWriterTest {

    private final StringBuilder out = new StringBuilder();
    private final JsonWriter json = new JsonWriter(out);

    @Test
    void commasStandBetweenMembersAndElementsOnly() throws IOException {
        json.object().name("a").array().number(1).array().endArray().bool(true).endArray();
        json.field("b", "x")
                .field("c", null)
                .name("d")
                .object()
                .endObject()
                .endObject()
                .end();
        assertThat(out).hasToString("{\"a\":[1,[],true],\"b\":\"x\",\"c\":null,\"d\":{}}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain",
                "quote \" and \\ backslash",
                "line\nend",
                "tab\t, bell \u0007, NUL \0",
                "\u00e9 \u2028 \u4e16"
            })
    void aStringIsReadBackAsItWas(String text) throws IOException {
        json.string(text).end();
        assertThat(JsonText.parse(out.toString())).isEqualTo(text);
    }

    @Test
    void surrogatesAreEscapedBecauseHalfAPairHasNoUtf8() throws IOException {
        String half = "a" + (char) 0xD83D;
        json.string(half).end();
        assertThat(out).hasToString("\"a\\ud83d\"\n");
        assertThat(JsonText.parse(out.toString())).isEqualTo(half);
    }

    @Test
    void aNestedDocumentIsReadBackAsItWas() throws IOException {
        json.object().name("values").array();
        for (int i = -1; i < 2; i++) {
            json.array().number(i).string(Integer.toString(i)).endArray();
        }
        json.endArray().name("no").bool(false).endObject().end();
        List<Object> rows = new ArrayList<>();
        for (int i = -1; i < 2; i++) {
            rows.add(List.of(BigInteger.valueOf(i), Integer.toString(i)));
        }
        assertThat(JsonText.object(out.toString())).isEqualTo(Map.of("values", rows, "no", false));
    }
}
