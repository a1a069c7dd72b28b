package org.wythofflab.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * {@code java -cp bench.jar org.wythofflab.bench.load.StudioLoad [--clients N] [--seconds N] [--soak] ./wythoff}: opens a
 * studio on loopback, lets people use it for so long, and prints what they got. It ends with 1 if anybody was told anything
 * but to come back. With {@code --costs} it prints what each kind of question costs instead.
 */
public final class StudioLoad {
    private static final int MOST_CLIENTS = 1000;
    private static final int SOAK_SECONDS = 600;
    private static final int WARM_UP_SECONDS = 8;
    private static final int COST_SECONDS = 5;

    private StudioLoad() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        int clients = 200;
        int seconds = 20;
        boolean costs = false;
        List<String> command = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--clients" -> clients = Math.min(MOST_CLIENTS, Integer.parseInt(args[++i]));
                case "--seconds" -> seconds = Math.min(SOAK_SECONDS, Integer.parseInt(args[++i]));
                case "--soak" -> seconds = SOAK_SECONDS;
                case "--costs" -> costs = true;
                default -> command.add(args[i]);
            }
        }
        command.addAll(List.of("studio", "--port", "0"));
        int errors;
        try (StudioProcess studio = StudioProcess.start(command)) {
            if (costs) {
                costs(studio);
                return;
            }
            // Once quietly, so that caches and compiled code do not count as growth.
            run(studio, clients, Math.min(WARM_UP_SECONDS, seconds));
            TimeUnit.SECONDS.sleep(2);
            long heap = studio.heap();
            long files = studio.openFiles();
            long work = studio.work().toNanos();
            long own = StudioProcess.workOf(ProcessHandle.current()).toNanos();
            long start = System.nanoTime();
            Tally tally = run(studio, clients, seconds);
            double took = (System.nanoTime() - start) / 1e9;
            System.out.printf("%d people for %d seconds%n%s", clients, seconds, tally.table());
            System.out.printf(
                    "cheap questions: p50 %.1f ms, p99 %.1f ms; %.0f answers a second%n",
                    tally.cheap(500), tally.cheap(990), tally.answers() / took);
            System.out.printf(
                    "processor time in ms an answer: %.2f of the studio, %.2f of the people%n",
                    (studio.work().toNanos() - work) / 1e6 / tally.answers(),
                    (StudioProcess.workOf(ProcessHandle.current()).toNanos() - own) / 1e6 / tally.answers());
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

    /** What each kind of question costs a studio that has nothing else to do. */
    private static void costs(StudioProcess studio) throws IOException {
        for (Kind kind : Kind.values()) {
            Tally tally = new Tally();
            try (Crowd crowd = new Crowd(studio.address(), new Tally())) {
                crowd.insist(kind, COST_SECONDS);
            }
            long work = studio.work().toNanos();
            try (Crowd crowd = new Crowd(studio.address(), tally)) {
                crowd.insist(kind, COST_SECONDS);
            }
            double each = (studio.work().toNanos() - work) / 1e6 / tally.answers();
            System.out.printf("%s: %.2f ms of processor time an answer%n%s", kind, each, tally.table());
        }
    }

    private static Tally run(StudioProcess studio, int clients, int seconds) throws IOException {
        Tally tally = new Tally();
        try (Crowd crowd = new Crowd(studio.address(), tally)) {
            crowd.visit(clients, seconds);
        }
        return tally;
    }
}
