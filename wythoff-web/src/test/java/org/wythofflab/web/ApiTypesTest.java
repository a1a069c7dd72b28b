package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The types that the modules of the page are checked with, see {@code wythoff-web/types}. */
final class ApiTypesTest {
    private static final Path KEPT = Path.of("types/api.d.ts");
    private static final Path WRITTEN = Path.of("target/api.d.ts");

    @Test
    void thePageKnowsWhatIsAnswered() throws IOException {
        try (Studio studio = Studios.timeless()) {
            Files.writeString(WRITTEN, new ApiTypes(new Client(studio).json("/api/openapi.json")).text());
        }
        assertThat(KEPT)
                .as("if the description was meant to change: (cd wythoff-web && cp %s %s)", WRITTEN, KEPT)
                .hasSameTextualContentAs(WRITTEN);
    }

    @Test
    void everyModuleIsChecked() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/studio"))) {
            List<Path> modules =
                    files.filter(file -> file.toString().endsWith(".js")).toList();
            assertThat(modules)
                    .isNotEmpty()
                    .allSatisfy(module -> assertThat(module)
                            .content()
                            .startsWith("// @ts-check\n")
                            .doesNotContain("@ts-ignore", "@ts-nocheck", "@ts-expect-error"));
        }
    }
}
