package org.wythofflab.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.sweep.SweepPlan;
import org.wythofflab.solve.StoppedException;

/**
 * {@code sweep --on MASTER}: hands a sweep to an installation of Spark.
 *
 * @param master as {@code spark-submit --master} takes it
 * @param environment where {@code SPARK_HOME} says where Spark is
 */
record SparkSubmission(String master, Map<String, String> environment) {
    static final String OPTION = "--on";
    private static final List<String> PASSED_ON =
            List.of("--measure", "--bound", "--max-cells", "--max-memory", "--max-seconds");
    private static final List<String> MEANINGLESS = List.of("--format", "--threads", "--checkpoint", "--schema");

    void run(Arguments arguments, Console console) throws IOException {
        LabOptions options = new LabOptions(arguments);
        String games = arguments.places().get(0);
        // What cannot be read is told before a cluster is asked.
        SweepPlan.of(
                games,
                arguments.option("--measure").orElse(""),
                arguments.option("--bound"),
                options.limits(SweepPlan.usual()));
        String folder = options.file()
                .orElseThrow(
                        () -> new BadRequestException("--on needs -o DIR, a new folder that the cluster can write"));
        for (String name : MEANINGLESS) {
            if (arguments.has(name)) {
                throw new BadRequestException(name + " has no meaning with --on: the cluster has its own ways");
            }
        }
        List<String> command =
                new ArrayList<>(List.of(submit().toString(), "--master", master, jar().toString(), games));
        for (String name : PASSED_ON) {
            arguments.option(name).ifPresent(value -> command.addAll(List.of(name, value)));
        }
        command.addAll(List.of("--output", folder));
        await(new ProcessBuilder(command).inheritIO().start(), console);
    }

    private Path submit() {
        String home = Optional.ofNullable(environment.get("SPARK_HOME"))
                .filter(path -> !path.isEmpty())
                .orElseThrow(() -> new BadRequestException("--on needs Apache Spark 4, and SPARK_HOME is not set"
                        + "\n  set it to the folder that has bin/spark-submit in it; or leave out --on: then the games are"
                        + " measured on this machine"));
        Path submit = Path.of(home, "bin", "spark-submit");
        if (!Files.isExecutable(submit)) {
            throw new BadRequestException("SPARK_HOME is " + home + ", but there is no bin/spark-submit in it");
        }
        return submit;
    }

    /** Beside the program, where the build puts it, or wherever the user says. */
    private Path jar() {
        Optional<Path> named =
                Optional.ofNullable(environment.get("WYTHOFF_SPARK_JAR")).map(Path::of);
        return Stream.concat(named.stream(), besideProgram().stream())
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow(() -> new BadRequestException("there is no wythoff-spark.jar"
                        + "\n  build it: mvn -P spark -DskipTests package (it downloads Spark's jars once, 280 MB); or name it in"
                        + " WYTHOFF_SPARK_JAR"));
    }

    private static Optional<Path> besideProgram() {
        try {
            Path program = Path.of(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            // wythoff-cli/target/app/wythoff.jar
            return Optional.of(program.resolve("../../../../wythoff-spark/target/wythoff-spark.jar")
                    .normalize());
        } catch (URISyntaxException | RuntimeException nowhere) {
            return Optional.empty();
        }
    }

    private static void await(Process process, Console console) {
        try {
            while (!process.waitFor(100, TimeUnit.MILLISECONDS)) {
                if (console.cancelled().getAsBoolean()) {
                    throw new StoppedException("stopped while the cluster was at work");
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StoppedException("stopped while the cluster was at work");
        } finally {
            process.destroy();
        }
        if (process.exitValue() != 0) {
            throw LimitException.ofKnowledge(
                    "spark-submit ended with code " + process.exitValue() + "; its words are above");
        }
    }
}
