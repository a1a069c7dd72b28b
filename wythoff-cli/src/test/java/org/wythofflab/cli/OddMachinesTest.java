package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wythofflab.lab.Summary;

/** The script {@code wythoff}, in a checkout that is built, on machines that lack something. */
@Timeout(value = 10, unit = TimeUnit.MINUTES) // Only ends what hangs.
final class OddMachinesTest {
    private static final String POSITION = "P  Whoever has to move here loses";

    @TempDir
    Path place;

    private Path checkout;

    /** Below a folder with blanks and umlauts, which Java finds only if the script sees to it. */
    @BeforeEach
    void build() throws IOException {
        assertThat(System.getProperty("sun.jnu.encoding"))
                .as("LC_ALL=C.UTF-8, which the build sets, lets Java name files")
                .startsWith("UTF");
        checkout = place.resolve("Über uns").resolve("das Labor");
        Path app = Files.createDirectories(checkout.resolve("wythoff-cli/target/app"));
        Files.createDirectories(checkout.resolve("target"));
        Files.copy(Path.of("..", "wythoff").toAbsolutePath().normalize(), checkout.resolve("wythoff"));
        assertThat(checkout.resolve("wythoff").toFile().setExecutable(true)).isTrue();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Main.class.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath());
        try (OutputStream out = Files.newOutputStream(app.resolve("wythoff.jar"));
                JarOutputStream jar = new JarOutputStream(out, manifest)) {
            jar.finish();
        }
        Files.createFile(app.resolve("built"));
        archiveIsThere(app, Path.of(System.getProperty("java.home")));
    }

    private static String classPath() {
        String all = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.of(all.split(File.pathSeparator, -1))
                .filter(part -> !part.isEmpty())
                .map(part -> Path.of(part).toUri().toString())
                .collect(Collectors.joining(" "));
    }

    /** The script shall not make one of directories, which takes long and fails. */
    private void archiveIsThere(Path app, Path home) throws IOException {
        Path release = home.resolve("release");
        Files.writeString(
                app.resolve("archive.key"),
                home.resolve("bin/java") + "\n" + home + "\n" + checkout + "\n"
                        + (Files.exists(release) ? Files.readString(release) : ""));
        Files.createFile(app.resolve("studio.jsa"));
    }

    private record Ended(int code, String out, String err) {}

    private Ended run(Map<String, String> environment, String... words) throws IOException, InterruptedException {
        return run(checkout.resolve("wythoff"), environment, words);
    }

    private Ended run(Path script, Map<String, String> environment, String... words)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("/bin/bash", script.toString()));
        all.addAll(List.of(words));
        Path err = place.resolve("errors");
        ProcessBuilder builder =
                new ProcessBuilder(all).directory(place.toFile()).redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", "/usr/bin:/bin");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), out, Files.readString(err));
    }

    private static void answers(Ended run) {
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith(POSITION);
        assertThat(run.code()).isZero();
    }

    @Test
    void neitherHomeNorLocaleIsNeeded() throws Exception {
        answers(run(Map.of(), "outcome", "wythoff", "3", "5"));
        answers(run(Map.of("LANG", "C", "LC_ALL", "C"), "outcome", "wythoff", "3", "5"));
        answers(run(Map.of("LC_ALL", "POSIX"), "outcome", "wythoff", "3", "5"));
        // Bash warns of it.
        Ended unknown = run(Map.of("LC_ALL", "xx_YY.ISO-8859-77"), "outcome", "wythoff", "3", "5");
        assertThat(unknown.out()).startsWith(POSITION);
        assertThat(unknown.code()).isZero();
        assertThat(run(Map.of("LC_ALL", "C"), "games", "--format", "csv", "-o", "Übersicht.csv"))
                .isEqualTo(new Ended(0, "", ""));
        assertThat(place.resolve("Übersicht.csv")).isNotEmptyFile();
    }

    /** Where the small letter of I is another one. */
    @Test
    void lettersAreNotThoseOfTheCountry() throws Exception {
        Map<String, String> turkish = new TreeMap<>(
                Map.of("LANG", "tr_TR.UTF-8", "WYTHOFF_JAVA_OPTS", "-Duser.language=tr -Duser.country=TR"));
        for (String[] words : new String[][] {
            {"describe", "imitation(1,1)"},
            {"identify", "1,3,4,6,8,9,11,12"},
            {"grundy", "wythoff", "--size", "12", "--format", "latex"},
            {"explore", "wythoff", "--bound", "500"},
            {"verify", "modular/corollary-6"},
        }) {
            Run here = Run.of(words);
            assertThat(run(turkish, words)).isEqualTo(new Ended(here.code(), here.out(), here.err()));
        }
    }

    @Test
    void aSymbolicLinkWillDo() throws Exception {
        Path link = Files.createSymbolicLink(place.resolve("verknüpft"), checkout.resolve("wythoff"));
        answers(run(link, Map.of(), "outcome", "wythoff", "3", "5"));
    }

    @Test
    void oneProcessorWillDo() throws Exception {
        assertThat(run(
                                Map.of("WYTHOFF_JAVA_OPTS", "-XX:ActiveProcessorCount=1"),
                                "grundy",
                                "wythoff",
                                "--size",
                                "300",
                                "--summary")
                        .out())
                .isEqualTo(Run.of("grundy", "wythoff", "--size", "300", "--summary")
                        .out());
    }

    /** Little memory is enough for what is small, and what is not says so. */
    @Test
    void littleMemoryIsALimit() throws Exception {
        Map<String, String> small = Map.of("WYTHOFF_JAVA_OPTS", "-Xmx64m");
        answers(run(small, "outcome", "wythoff", "3", "5"));
        for (String[] words : new String[][] {
            {"outcome", "wythoff", "7^10000000", "3^10000000"},
            {"positions", "nim", "--bound", "10^8"},
            {"grundy", "wythoff", "--size", "16384", "--summary"},
            {"sequence", "wythoff block 5", "A", "--count", "10^7"},
            {"picture", "odd-odd(2,3)", "--show", "grundy", "--size", "16000", "--scale", "1", "-o", "map.png"},
        }) {
            Ended run = run(small, words);
            assertThat(run.code())
                    .as(String.join(" ", words) + "\n" + run.err())
                    .isEqualTo(ExitCode.LIMIT);
            assertThat(run.err()).startsWith("wythoff: ").contains(" MB").doesNotContain("OutOfMemory");
        }
        assertThat(place.resolve("map.png")).doesNotExist();
    }

    /** Whoever may not write at home is told where else it could be. */
    @Test
    void aFolderThatCannotBeMadeIsNamed() throws Exception {
        Ended run = run(Map.of("WYTHOFF_HOME", "/dev/null/nowhere"), "discover", "wythoff ends(x+y <= 2)", "--save");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("/dev/null/nowhere/discoveries").contains("WYTHOFF_HOME");
    }

    /** Each that is installed, once, under whatever names; the one that runs this is among them. */
    private static Set<Path> javas() throws IOException {
        Set<Path> homes = new TreeSet<>();
        homes.add(Path.of(System.getProperty("java.home")).toRealPath());
        Path all = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(all)) {
            try (Stream<Path> installed = Files.list(all)) {
                for (Path home : installed.toList()) {
                    if (Files.isExecutable(home.resolve("bin/java"))) {
                        homes.add(home.toRealPath());
                    }
                }
            }
        }
        return homes;
    }

    @Test
    void anyJavaOfThisMachineWillDo() throws Exception {
        for (Path home : javas()) {
            Files.deleteIfExists(checkout.resolve("wythoff-cli/target/app/studio.jsa"));
            archiveIsThere(checkout.resolve("wythoff-cli/target/app"), home);
            answers(run(Map.of("JAVA_HOME", home.toString()), "outcome", "wythoff", "3", "5"));
        }
    }

    /** What the script tells the Java machine, by a machine that says nothing else. */
    private List<String> toldToJava(String... words) throws Exception {
        Path home = place.resolve("jdk");
        Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/bash\nprintf '%s\\n' \"$@\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.deleteIfExists(checkout.resolve("wythoff-cli/target/app/studio.jsa"));
        archiveIsThere(checkout.resolve("wythoff-cli/target/app"), home);
        return run(Map.of("JAVA_HOME", home.toString()), words).out().lines().toList();
    }

    /** A name that has changed would be ignored without a word. */
    @Test
    void theLoopThatIsCompiledApartIsNamed() throws Exception {
        assertThat(Summary.class.getDeclaredMethods()).anyMatch(method -> "addSums".equals(method.getName()));
        assertThat(toldToJava("outcome", "wythoff", "3", "5"))
                .contains("-XX:CompileCommand=dontinline," + Summary.class.getName() + "::addSums")
                .endsWith(Main.class.getName(), "outcome", "wythoff", "3", "5");
    }

    /** Methods are compiled apart in general, but for a few whose names have to be right, too. */
    @Test
    void theLoopsThatNeedTheirPartsAreNamed() throws Exception {
        String command = "-XX:CompileCommand=inline,";
        List<String> told = toldToJava("outcome", "wythoff", "3", "5");
        List<String> named = told.stream()
                .filter(word -> word.startsWith(command))
                .map(word -> word.substring(command.length()))
                .toList();
        assertThat(told).contains("-XX:FreqInlineSize=70");
        assertThat(named).hasSize(4).allSatisfy(name -> {
            String[] parts = name.split("::", -1);
            assertThat(Class.forName(parts[0]).getDeclaredMethods())
                    .as(name)
                    .anyMatch(method -> "*".equals(parts[1]) || parts[1].equals(method.getName()));
        });
    }

    /** Without the first of these the machine does not heed priorities at all, and heeds no other for them. */
    @Test
    void whatTakesLongInTheStudioIsNice() throws Exception {
        String[] nice = {
            "-XX:ThreadPriorityPolicy=1",
            "-XX:JavaPriority1_To_OSPriority=10",
            "-XX:JavaPriority3_To_OSPriority=7",
            "-XX:JavaPriority4_To_OSPriority=4",
            "-XX:CompilerThreadPriority=4"
        };
        assertThat(toldToJava("studio")).contains(nice);
        assertThat(toldToJava("outcome", "wythoff", "3", "5")).doesNotContain(nice);
    }
}
