package org.wythofflab.bench.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * {@code java -cp bench.jar org.wythofflab.bench.load.StudioLoad [--clients N] [--seconds N] [--soak] ./wythoff}: opens a
 * studio on loopback, lets people use it for so long, and prints what they got. It ends with 1 if anybody was told anything
 * but to come back.
 */
public final class StudioLoad {
    private static final int MOST_CLIENTS = 1000;
    private static final int SOAK_SECONDS = 600;
    private static final int WARM_UP_SECONDS = 8;

    private StudioLoad() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        int clients = 200;
        int seconds = 20;
        List<String> command = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--clients" -> clients = Math.min(MOST_CLIENTS, Integer.parseInt(args[++i]));
                case "--seconds" -> seconds = Math.min(SOAK_SECONDS, Integer.parseInt(args[++i]));
                case "--soak" -> seconds = SOAK_SECONDS;
                default -> command.add(args[i]);
            }
        }
        command.addAll(List.of("studio", "--port", "0"));
        int errors;
        try (StudioProcess studio = StudioProcess.start(command)) {
            // Once quietly, so that caches and compiled code do not count as growth.
            run(studio, clients, Math.min(WARM_UP_SECONDS, seconds));
            TimeUnit.SECONDS.sleep(2);
            long heap = studio.heap();
            long files = studio.openFiles();
            long work = studio.work().toNanos();
            long start = System.nanoTime();
            Tally tally = run(studio, clients, seconds);
            double took = (System.nanoTime() - start) / 1e9;
            System.out.printf("%d people for %d seconds%n%s", clients, seconds, tally.table());
            System.out.printf(
                    "cheap questions: p50 %.1f ms, p99 %.1f ms; %.0f answers a second%n",
                    tally.cheap(500), tally.cheap(990), tally.answers() / took);
            System.out.printf(
                    "processor time of the studio: %.2f ms an answer%n",
                    (studio.work().toNanos() - work) / 1e6 / tally.answers());
            // Connections that nobody uses are closed after half a minute.
            TimeUnit.SECONDS.sleep(35);
            System.out.printf(
                    "heap %d MB before, %d MB after; open files %d before, %d after%n",
                    heap, studio.heap(), files, studio.openFiles());
            errors = tally.errors();
        }
        // Not before the studio is closed.
        System.exit(errors == 0 ? 0 : 1);
    }

    private static Tally run(StudioProcess studio, int clients, int seconds) throws InterruptedException {
        Tally tally = new Tally();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        // One for all: a client for each would measure its 200 threads instead of the studio. Connections are not shared
        // while they are in use.
        HttpClient http =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        List<Person> people = new ArrayList<>();
        List<CompletableFuture<Void>> visits = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            Person person = new Person(http, studio.address(), tally, i, () -> System.nanoTime() < end);
            people.add(person);
            visits.add(person.visit());
        }
        TimeUnit.NANOSECONDS.sleep(end - System.nanoTime());
        people.forEach(Person::leave);
        CompletableFuture.allOf(visits.toArray(new CompletableFuture<?>[0])).join();
        return tally;
    }
}
