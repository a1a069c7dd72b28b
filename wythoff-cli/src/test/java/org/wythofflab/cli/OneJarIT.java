package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one jar, on a Java runtime that has nothing but what it needs. */
final class OneJarIT extends ProgramContract {
    private static final Path JAR = Path.of("target", "wythoff.jar").toAbsolutePath();

    /** Jackson requires XML; both are in every Java runtime. */
    private static final String MODULES = "java.base,java.xml";

    @TempDir
    private static Path place;

    @BeforeAll
    static void makeARuntime() {
        int code = ToolProvider.findFirst("jlink")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--add-modules",
                        MODULES,
                        "--output",
                        runtime().toString());
        assertThat(code).as("exit code of jlink").isZero();
    }

    private static Path runtime() {
        return place.resolve("runtime");
    }

    @Override
    List<String> program() {
        return List.of(runtime().resolve(Path.of("bin", "java")).toString(), "-jar", JAR.toString());
    }

    @Test
    void itIsALibraryToo() throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {JAR.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Class<?> game = loader.loadClass("org.wythofflab.rules.GameSpec");
            Object wythoff = game.getMethod("parse", String.class).invoke(null, "wythoff");
            assertThat(game.getMethod("text").invoke(wythoff)).isEqualTo("wythoff");
        }
    }

    @Test
    void itNamesNoOtherJarAndNoModule() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.getManifest().getMainAttributes()).doesNotContainKey(Attributes.Name.CLASS_PATH);
            assertThat(jar.stream().map(ZipEntry::getName)).noneMatch(name -> name.endsWith("module-info.class"));
        }
    }

    @Test
    void itCarriesTheNoticesOfWhatIsInIt() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License");
            assertThat(text(jar, "META-INF/NOTICE"))
                    .startsWith("Wythoff Lab\n")
                    .contains("DejaVu", "JLine", "Jackson JSON processor")
                    .containsOnlyOnce("The studio uses");
            assertThat(text(jar, "META-INF/LICENSE.txt")).contains("QOS.ch");
            assertThat(text(jar, "katex/LICENSE")).contains("MIT");
        }
    }

    private static String text(JarFile jar, String name) throws IOException {
        return new String(jar.getInputStream(jar.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }
}
