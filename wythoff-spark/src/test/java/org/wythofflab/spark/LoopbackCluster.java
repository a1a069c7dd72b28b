package org.wythofflab.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * A real standalone cluster, a master and some workers in processes of their own, all of them on 127.0.0.1, started from the
 * jars of Spark on the class path of the tests. Closing it ends every process, whatever has happened.
 */
final class LoopbackCluster implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final long PATIENCE_SECONDS = 600;

    /** What Spark's own scripts open on Java 17. */
    private static final List<String> OPEN = List.of(
            "java.base/java.lang",
            "java.base/java.lang.invoke",
            "java.base/java.lang.reflect",
            "java.base/java.io",
            "java.base/java.net",
            "java.base/java.nio",
            "java.base/java.util",
            "java.base/java.util.concurrent",
            "java.base/java.util.concurrent.atomic",
            "java.base/sun.nio.ch",
            "java.base/sun.nio.cs",
            "java.base/sun.security.action",
            "java.base/sun.util.calendar");

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static final String DEFAULTS = """
            spark.driver.host 127.0.0.1
            spark.driver.bindAddress 127.0.0.1
            spark.driver.memory 512m
            spark.executor.memory 512m
            spark.ui.enabled false
            """;

    /** What Spark's scripts do, which are not among its jars: its launcher says which command to run. */
    private static final String SUBMIT = """
            #!/usr/bin/env bash
            command=()
            while IFS= read -r -d '' word; do
                command+=("$word")
            done < <("$JAVA_HOME/bin/java" -Xmx128m -cp "$SPARK_HOME/jars/*" \\
                org.apache.spark.launcher.Main org.apache.spark.deploy.SparkSubmit "$@" | tail -n +2)
            exec "${command[@]}"
            """;

    private final Path home;
    private final int port;
    private final List<Process> processes = new ArrayList<>();
    private final List<Process> workers = new ArrayList<>();

    private LoopbackCluster(Path home) throws IOException {
        this.home = home;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
    }

    static LoopbackCluster start(Path home, int workers) throws IOException, InterruptedException {
        LoopbackCluster cluster = new LoopbackCluster(home);
        try {
            cluster.furnish();
            cluster.begin(workers);
            return cluster;
        } catch (IOException | InterruptedException | RuntimeException failure) {
            cluster.close();
            throw failure;
        }
    }

    /** A folder as an installation has it. */
    private void furnish() throws IOException {
        Path jars = Files.createDirectories(home.resolve("jars"));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path jar = Path.of(entry);
            Path link = jars.resolve(jar.getFileName());
            // The core travels with the program.
            if (entry.endsWith(".jar") && !entry.contains("wythoff") && !Files.exists(link)) {
                Files.createSymbolicLink(link, jar.toAbsolutePath());
            }
        }
        Files.writeString(home.resolve("RELEASE"), "");
        Path conf = Files.createDirectories(home.resolve("conf"));
        Files.writeString(conf.resolve("spark-defaults.conf"), DEFAULTS);
        Path submit = Files.createDirectories(home.resolve("bin")).resolve("spark-submit");
        Files.writeString(submit, SUBMIT);
        if (!submit.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + submit + " executable");
        }
    }

    private void begin(int count) throws IOException, InterruptedException {
        Path log = home.resolve("master.log");
        java(
                log,
                List.of(
                        "org.apache.spark.deploy.master.Master",
                        "--host",
                        HOST,
                        "--port",
                        "" + port,
                        "--webui-port",
                        "0"));
        await("the master", () -> contains(log, "I have been elected leader"));
        for (int i = 0; i < count; i++) {
            workers.add(java(
                    home.resolve("worker" + i + ".log"),
                    List.of(
                            "org.apache.spark.deploy.worker.Worker",
                            "--host",
                            HOST,
                            "--cores",
                            "1",
                            "--memory",
                            "1g",
                            "--webui-port",
                            "0",
                            "--work-dir",
                            home.resolve("work" + i).toString(),
                            url())));
        }
        await("the workers", () -> count(log, "Registering worker") >= count);
    }

    private String url() {
        return "spark://" + HOST + ":" + port;
    }

    /** Starts the command line of this project with words for this cluster. */
    Process wythoff(Path log, Path program, List<String> words) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-Xmx256m", "-jar", program.toString()));
        command.addAll(words);
        command.addAll(List.of("--on", url()));
        return started(log, command);
    }

    /** Ends a worker and its executor as a power cut would. */
    void kill(int worker) {
        end(workers.get(worker));
    }

    private Process java(Path log, List<String> words) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-Xmx512m"));
        OPEN.forEach(module -> command.add("--add-opens=" + module + "=ALL-UNNAMED"));
        command.addAll(List.of("-cp", home.resolve("jars") + File.separator + "*"));
        command.addAll(words);
        return started(log, command);
    }

    private Process started(Path log, List<String> command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME",
                        home.toString(),
                        "JAVA_HOME",
                        System.getProperty("java.home"),
                        "SPARK_SCALA_VERSION",
                        "2.13",
                        "SPARK_LOCAL_IP",
                        HOST));
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    static void await(String what, BooleanSupplier done) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!done.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("waited " + PATIENCE_SECONDS + " s for " + what);
            }
            Thread.sleep(50);
        }
    }

    static boolean contains(Path log, String text) {
        return count(log, text) > 0;
    }

    static long count(Path log, String text) {
        try (var lines = Files.lines(log)) {
            return lines.filter(line -> line.contains(text)).count();
        } catch (IOException | RuntimeException unfinished) {
            return 0;
        }
    }

    private static void end(Process process) {
        List<ProcessHandle> executors = process.descendants().toList();
        process.destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        processes.forEach(LoopbackCluster::end);
    }
}
