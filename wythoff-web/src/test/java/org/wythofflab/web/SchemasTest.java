package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Documents that are as a schema says, and documents that are not. */
final class SchemasTest {
    private static final Schemas SCHEMAS = new Schemas(read("{'components': {'schemas': {"
            + "'Digits': {'type': 'string', 'pattern': '^[0-9]+$'},"
            + "'Pair': {'type': 'array', 'items': {'$ref': '#/components/schemas/Digits'}, 'minItems': 2, 'maxItems': 2},"
            + "'Thing': {'type': 'object', 'additionalProperties': false, 'required': ['at', 'word'], 'properties': {"
            + "  'at': {'$ref': '#/components/schemas/Pair'},"
            + "  'word': {'type': 'string', 'enum': ['P', 'N']},"
            + "  'count': {'type': ['integer', 'null']},"
            + "  'on': {'type': 'boolean'},"
            + "  'more': {'oneOf': [{'$ref': '#/components/schemas/Thing'}, {'type': 'null'}]}}}}}}"));

    private static JsonNode read(String text) {
        return Client.JSON.readTree(text.replace('\'', '"'));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'at': ['1', '22'], 'word': 'P'}",
                "{'at': ['1', '22'], 'word': 'N', 'count': 3, 'on': true, 'more': null}",
                "{'at': ['1', '22'], 'word': 'N', 'count': null, 'more': {'at': ['0', '0'], 'word': 'P'}}",
            })
    void aRightDocumentIsAccepted(String document) {
        assertThat(SCHEMAS.objections(SCHEMAS.named("Thing"), read(document))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "['1', '2'] | should be \"object\"",
                "{'word': 'P'} | has no at",
                "{'at': ['1', '2'], 'word': 'Q'} | /word should be one of",
                "{'at': ['1', '2'], 'word': 'P', 'odd': 1} | should have no odd",
                "{'at': ['1', '2', '3'], 'word': 'P'} | /at has 3 elements",
                "{'at': ['1'], 'word': 'P'} | /at has 1 elements",
                "{'at': ['1', 2], 'word': 'P'} | /at/1 should be \"string\"",
                "{'at': ['1', '-2'], 'word': 'P'} | /at/1 should match",
                "{'at': ['1', '2'], 'word': 'P', 'count': 1.5} | /count should be",
                "{'at': ['1', '2'], 'word': 'P', 'count': '1'} | /count should be",
                "{'at': ['1', '2'], 'word': 'P', 'on': null} | /on should be \"boolean\"",
                "{'at': ['1', '2'], 'word': 'P', 'more': {'word': 'P'}} | /more should fit one of 2 schemas, and fits 0",
            })
    void aWrongDocumentIsRefused(String document, String objection) {
        assertThat(SCHEMAS.objections(SCHEMAS.named("Thing"), read(document)))
                .singleElement()
                .asString()
                .contains(objection);
    }

    @Test
    void whatFitsTwoOfWhichOneIsMeantIsRefused() {
        JsonNode either = read("{'oneOf': [{'type': 'string'}, {'$ref': '#/components/schemas/Digits'}]}");
        assertThat(SCHEMAS.objections(either, read("'x'"))).isEmpty();
        assertThat(SCHEMAS.objections(either, read("'7'"))).isNotEmpty();
    }

    @Test
    void aSchemaThatIsNotUnderstoodIsAnError() {
        assertThatThrownBy(() -> SCHEMAS.objections(read("{'minimum': 3}"), read("1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("minimum");
        assertThatThrownBy(() -> SCHEMAS.objections(read("{'$ref': '#/components/schemas/None'}"), read("1")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
