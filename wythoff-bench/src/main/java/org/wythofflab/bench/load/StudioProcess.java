package org.wythofflab.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A studio of its own, and what the system says about it. */
final class StudioProcess implements AutoCloseable {
    private static final Pattern USED = Pattern.compile("used ([0-9]+)K");

    private final Process process;
    private final String address;

    private StudioProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /** @param command which starts it with the options behind it, as {@code ./wythoff studio --port 0} */
    static StudioProcess start(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        String line = said.readLine();
        if (line == null) {
            throw new IOException("the studio did not open: " + String.join(" ", command));
        }
        return new StudioProcess(process, line.replaceFirst("/$", ""));
    }

    String address() {
        return address;
    }

    /** Files and connections that are open, or -1 where the system does not tell. */
    long openFiles() throws IOException {
        Path all = Path.of("/proc", Long.toString(process.pid()), "fd");
        if (!Files.isDirectory(all)) {
            return -1;
        }
        try (Stream<Path> files = Files.list(all)) {
            return files.count();
        }
    }

    /** What is reachable, in MB. */
    long heap() throws IOException {
        said("GC.run");
        long kilobytes = 0;
        Matcher used = USED.matcher(said("GC.heap_info"));
        // The first two are the young and the old generation; what follows is no heap.
        for (int i = 0; i < 2 && used.find(); i++) {
            kilobytes += Long.parseLong(used.group(1));
        }
        return kilobytes / 1024;
    }

    /** Processor time so far, which does not depend on what else the machine does. */
    Duration work() {
        return workOf(process.toHandle());
    }

    static Duration workOf(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private String said(String question) throws IOException {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process asked = new ProcessBuilder(jcmd, Long.toString(process.pid()), question).start();
        return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        process.destroy();
    }
}
