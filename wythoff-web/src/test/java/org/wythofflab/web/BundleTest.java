package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page's modules become one script that does the same; what it does is shown by all tests of the page. */
final class BundleTest {
    private static final Path APP = Path.of("src/main/resources/studio/app");

    private static String bundle(Map<String, String> modules) {
        return Bundle.of(List.of("main"), modules::get);
    }

    @Test
    void aModuleRunsOnceAndAfterThoseItNeeds() {
        String script = bundle(Map.of(
                "main", "import { $, a as b } from './first.js';\nimport { c } from './second.js';\nb($, c);\n",
                "first", "import { c } from './second.js';\nexport function $() {}\nexport const a = c;\n",
                "second", "export async function c() {}\n"));
        assertThat(script).isEqualTo("""
                const modules = {};
                modules.second = (() => {
                async function c() {}
                return { c };
                })();
                modules.first = (() => {
                const { c } = modules.second;
                function $() {}
                const a = c;
                return { $, a };
                })();
                modules.main = (() => {
                const { $, a: b } = modules.first;
                const { c } = modules.second;
                b($, c);
                return {  };
                })();
                """);
    }

    @Test
    void modulesInACircleAreRefused() {
        assertThatThrownBy(() -> bundle(Map.of(
                        "main", "import { a } from './other.js';\n",
                        "other", "import { b } from './main.js';\n")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("import each other");
    }

    @Test
    void otherWaysToImportAndExportAreRefused() {
        for (String line : List.of(
                "import x from './x.js';",
                "export default 3;",
                "export { a };",
                "import './x.js';",
                "export let a = 1;")) {
            assertThatThrownBy(() -> bundle(Map.of("main", line + "\n")))
                    .as(line)
                    .hasMessageContaining("main.js: cannot bundle '" + line);
        }
    }

    /** A module that nobody imports is of no use, and one that is imported in another way would run twice. */
    @Test
    void allModulesOfThePageAreInIt() throws IOException {
        Reply script = new Pages().at("/studio.js").orElseThrow();
        String text = new String(script.body(), StandardCharsets.UTF_8);
        try (Stream<Path> files = Files.list(APP)) {
            assertThat(files.map(Path::getFileName).map(Path::toString).filter(name -> name.endsWith(".js")))
                    .isNotEmpty()
                    .allSatisfy(
                            name -> assertThat(text).containsOnlyOnce("\nmodules." + name.replace(".js", "") + " = "));
        }
        assertThat(text).doesNotContain("import('./");
        assertThat(script.type()).startsWith("text/javascript");
    }

    @Test
    void allStylesAreInOne() throws IOException {
        String text = new String(new Pages().at("/studio.css").orElseThrow().body(), StandardCharsets.UTF_8);
        try (Stream<Path> files = Files.list(APP)) {
            for (Path style :
                    files.filter(file -> file.toString().endsWith(".css")).toList()) {
                assertThat(text).contains(Files.readString(style));
            }
        }
    }
}
