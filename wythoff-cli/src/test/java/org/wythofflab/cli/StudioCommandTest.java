package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The studio as a script starts and ends it. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class StudioCommandTest {

    /** The program in a process of its own, since signals are for processes. */
    private static final class Started implements AutoCloseable {
        private final Process process;
        private final BufferedReader out;

        private Started(String... arguments) throws IOException {
            // What was started in the background may ignore SIGINT, and would hand that on.
            List<String> words = new ArrayList<>(List.of(
                    "env",
                    "--default-signal=INT",
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    "org.wythofflab.cli.Main",
                    "studio"));
            words.addAll(List.of(arguments));
            process = new ProcessBuilder(words).start();
            out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        }

        private int signal(String name) throws IOException, InterruptedException {
            new ProcessBuilder("bash", "-c", "kill -" + name + " " + process.pid())
                    .start()
                    .waitFor();
            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
            return process.exitValue();
        }

        private String notes() throws IOException {
            return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private static int status(String address) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(address).toURL().openConnection();
        return connection.getResponseCode();
    }

    /** Answers go to stdout, and the answer is the address; a signal ends it as it ends any program. */
    @ParameterizedTest
    @CsvSource({"TERM,143", "INT,130"})
    void aFreePortIsPrintedServedAndGivenBack(String signal, int code) throws Exception {
        try (Started studio = new Started("--port", "0")) {
            String address = studio.out.readLine();
            assertThat(address).matches("http://127\\.0\\.0\\.1:[0-9]+/");
            assertThat(status(address)).isEqualTo(200);
            assertThat(status(address + "api/game?game=wythoff")).isEqualTo(200);
            assertThat(studio.signal(signal)).isEqualTo(code);
            assertThat(studio.out.readLine()).isNull();
            assertThat(studio.notes()).contains("Ctrl-C closes it").endsWith("wythoff: stopped\n");
            int port = URI.create(address).getPort();
            try (ServerSocket again = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                assertThat(again.getLocalPort()).isEqualTo(port);
            }
        }
    }

    @Test
    void anotherHostIsTheOneThatIsServed() throws Exception {
        try (Started studio = new Started("--host", "localhost", "--port", "0")) {
            String address = studio.out.readLine();
            assertThat(address).startsWith("http://localhost:");
            assertThat(status(address + "api/version")).isEqualTo(200);
        }
    }

    @Test
    void aTakenPortIsBadInputAndSaysWhatToDo() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Run run = Run.of("studio", "--port", Integer.toString(taken.getLocalPort()));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .contains("port " + taken.getLocalPort() + " of 127.0.0.1 is taken")
                    .contains("--port 0");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "studio --port 65536 | --port is a number from 0 to 65535, not 65536",
                "studio --port -1 | --port",
                "studio --port x | --port is a number from 0 to 65535, not x",
                "studio --port 0x50 | --port is a number from 0 to 65535",
                "studio --port 99999999999 | --port is a number from 0 to 65535",
                "studio --host 192.0.2.1 --port 0 | which is no address of this machine",
                "studio --host no.such.host.invalid --port 0 | which is no address of this machine",
                "studio wythoff | wythoff",
            })
    void whatCannotBeServedIsBadInput(String line, String message) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(message);
    }
}
