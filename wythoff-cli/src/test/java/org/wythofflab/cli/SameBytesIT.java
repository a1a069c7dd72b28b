package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same sources give the same jars, byte by byte: they are built a second time, later, in a folder of another name and in
 * another time zone, without the analysis, which only looks.
 */
final class SameBytesIT {
    private static final Path HERE = Path.of("").toAbsolutePath().getParent();
    private static final List<String> MODULES = List.of("wythoff-core", "wythoff-web", "wythoff-cli");

    @TempDir
    private static Path place;

    @BeforeAll
    @Timeout(value = 1, unit = TimeUnit.HOURS) // Only ends what hangs.
    static void buildAgain() throws Exception {
        copySources();
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("maven.home"), "bin", "mvn").toString(), "-o", "-q", "-B", "-ntp"));
        command.add("-Dmaven.repo.local=" + System.getProperty("maven.repository"));
        // What makes no jar, or is compared by nobody.
        command.addAll(List.of(
                "-Dmaven.test.skip=true",
                "-Dmaven.javadoc.skip=true",
                "-Dcyclonedx.skip=true",
                "-Djapicmp.skip=true",
                "-Djacoco.skip=true",
                "-Denforcer.skip=true"));
        command.addAll(List.of("-P", "release,!analysis,!strict", "package"));
        Path log = place.resolve("log");
        ProcessBuilder maven = new ProcessBuilder(command)
                .directory(again().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        // It is over before the optimizing compiler has paid for itself.
        maven.environment()
                .put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Duser.timezone=Pacific/Kiritimati");
        Process build = maven.start();
        try {
            assertThat(build.waitFor())
                    .as(() -> "exit code of the second build, which said: " + text(log))
                    .isZero();
        } finally {
            build.destroy();
        }
    }

    private static Path again() {
        return place.resolve("another place").resolve("again");
    }

    private static String text(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException failure) {
            return failure.toString();
        }
    }

    /** And nothing else, so that nothing made before gets into a jar. */
    private static void copySources() throws IOException {
        for (String file : List.of("pom.xml", "LICENSE", "NOTICE")) {
            copy(Path.of(file));
        }
        for (String module : MODULES) {
            copy(Path.of(module, "pom.xml"));
            copy(Path.of(module, "src", "main"));
        }
    }

    private static void copy(Path name) throws IOException {
        try (Stream<Path> all = Files.walk(HERE.resolve(name))) {
            for (Path from : all.filter(Files::isRegularFile).toList()) {
                Path to = again().resolve(HERE.relativize(from).toString());
                Files.createDirectories(to.getParent());
                Files.copy(from, to);
            }
        }
    }

    /** Where the builds leave what is published, but for documentation, and what {@code ./wythoff} starts. */
    @TestFactory
    Stream<DynamicTest> everyJarIsTheSame() {
        String version = System.getProperty("project.version");
        return Stream.of(
                        "wythoff-core/target/wythoff-core-" + version + ".jar",
                        "wythoff-core/target/wythoff-core-" + version + "-sources.jar",
                        "wythoff-web/target/wythoff-web-" + version + ".jar",
                        "wythoff-web/target/wythoff-web-" + version + "-sources.jar",
                        "wythoff-cli/target/app/wythoff.jar",
                        "wythoff-cli/target/wythoff-sources.jar",
                        "wythoff-cli/target/wythoff.jar")
                .map(jar -> DynamicTest.dynamicTest(
                        jar,
                        () -> assertThat(Files.mismatch(HERE.resolve(jar), again().resolve(jar)))
                                .as(jar + ": the first byte that differs, or -1")
                                .isEqualTo(-1)));
    }
}
