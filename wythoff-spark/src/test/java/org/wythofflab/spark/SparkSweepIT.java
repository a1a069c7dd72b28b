package org.wythofflab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.sweep.SweepPlan;
import org.wythofflab.lab.sweep.SweepRequest;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;
import org.wythofflab.solve.Progress;

/** The same sweep on a cluster, asked for with {@code sweep --on}, which loses a worker on the way; and on this machine. */
final class SparkSweepIT {
    private static final String GAMES = "{wythoff,nim,odd-odd(2,3)} block {k=1..100}";
    private static final String MEASURES = "k,count";
    private static final String BOUND = "700";
    private static final int SIZE = 300;

    private static final Path JAR = Path.of(System.getProperty("spark.sweep.jar"));
    private static final Path PROGRAM = Path.of(System.getProperty("spark.sweep.program"));
    private static final Path WORK = Path.of(System.getProperty("spark.sweep.work"));

    @Test
    void aClusterThatLosesAWorkerWritesWhatOneMachineWrites() throws IOException, InterruptedException {
        Path home = Files.createTempDirectory(Files.createDirectories(WORK), "home");
        Path log = home.resolve("driver.log");
        Path table = home.resolve("table");
        String local = local();
        try (LoopbackCluster cluster = LoopbackCluster.start(home, 2)) {
            Process driver = cluster.wythoff(
                    log,
                    PROGRAM,
                    List.of("sweep", GAMES, "--measure", MEASURES, "--bound", BOUND, "-o", table.toString()));
            LoopbackCluster.await("a fifth of the tasks", () -> LoopbackCluster.contains(log, "sweep: 60 of"));
            cluster.kill(0);
            assertThat(driver.waitFor(10, TimeUnit.MINUTES)).as("in time").isTrue();
            assertThat(driver.exitValue()).as(Files.readString(log)).isZero();
            assertThat(LoopbackCluster.count(log, "Lost executor"))
                    .as("executors lost")
                    .isPositive();
        }
        assertThat(table.resolve("sweep.csv")).hasContent(local);
        assertThat(Files.readAllLines(table.resolve("times.csv"))).hasSize(SIZE + 1);
        parquetHolds(table);
    }

    private static String local() throws IOException {
        Limits usual = SweepPlan.usual();
        StringWriter out = new StringWriter();
        new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false)
                .answer(new SweepRequest(
                        GAMES, MEASURES, Optional.of(BOUND), usual, Optional.empty(), Optional.empty()))
                .write(Format.CSV, out);
        assertThat(out.toString().lines()).hasSize(SIZE + 1);
        return out.toString();
    }

    /** Nothing lost, nothing twice, and the types are kept. */
    private static void parquetHolds(Path table) throws IOException {
        try (SparkSession spark = SparkSession.builder()
                .master("local[1]")
                .config("spark.ui.enabled", false)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .getOrCreate()) {
            Dataset<Row> rows =
                    spark.read().parquet(table.resolve("sweep.parquet").toString());
            assertThat(rows.schema().simpleString()).isEqualTo("struct<game:string,k:bigint,count:bigint,note:string>");
            List<Row> all = rows.collectAsList();
            assertThat(all.stream().map(row -> row.getString(0)).toList())
                    .hasSize(SIZE)
                    .doesNotHaveDuplicates();
            assertThat(all).allMatch(row -> row.getLong(1) > 0 && row.getLong(2) > 0 && row.isNullAt(3));
        }
    }

    @Test
    void theJarIsThin() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().map(entry -> entry.getName()).filter(name -> name.endsWith(".class")))
                    .isNotEmpty()
                    .allMatch(name -> name.startsWith("org/wythofflab/"));
        }
    }
}
