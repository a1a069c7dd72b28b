package org.wythofflab.spark;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.wythofflab.explore.Column;
import org.wythofflab.explore.GameRow;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.sweep.RowWriter;
import org.wythofflab.lab.sweep.SweepPlan;
import org.wythofflab.lab.sweep.TableSchema;

/**
 * The folder of a sweep, on whatever file system Spark knows: {@code sweep.csv}, the bytes that one machine would have
 * written; {@code sweep.parquet}; and {@code times.csv}, which game took how long and where.
 */
record Results(String folder, SweepPlan plan) {

    void requireNew(Configuration hadoop) throws IOException {
        Path path = new Path(folder);
        if (path.getFileSystem(hadoop).exists(path)) {
            throw new BadRequestException("the folder " + folder + " exists; name a new one");
        }
    }

    void write(List<Measured> rows, SparkSession spark) throws IOException {
        Configuration hadoop = spark.sparkContext().hadoopConfiguration();
        file("sweep.csv", hadoop, out -> {
            RowWriter csv = RowWriter.csv(plan, out);
            csv.begin();
            for (Measured row : rows) {
                csv.row(row.row());
            }
            csv.end();
        });
        file("times.csv", hadoop, out -> {
            out.append("index,milliseconds,executor\n");
            for (Measured row : rows) {
                out.append(row.index() + "," + row.nanos() / 1_000_000 + "," + row.executor() + "\n");
            }
        });
        spark.createDataFrame(rows.stream().map(row -> typed(row.row())).toList(), schema())
                .coalesce(1)
                .write()
                .parquet(new Path(folder, "sweep.parquet").toString());
    }

    @FunctionalInterface
    private interface Content {
        void write(Writer out) throws IOException;
    }

    /** Written aside, then moved: nobody sees half a file. */
    private void file(String name, Configuration hadoop, Content content) throws IOException {
        Path target = new Path(folder, name);
        Path aside = new Path(folder, "." + name + ".part");
        FileSystem files = target.getFileSystem(hadoop);
        try (Writer out = new BufferedWriter(new OutputStreamWriter(files.create(aside), StandardCharsets.UTF_8))) {
            content.write(out);
        }
        if (!files.rename(aside, target)) {
            throw new IOException("cannot write " + target);
        }
    }

    private StructType schema() throws IOException {
        StringWriter json = new StringWriter();
        TableSchema.write(plan, json);
        return (StructType) DataType.fromJson(json.toString());
    }

    private Row typed(GameRow row) {
        List<@Nullable Object> cells = new ArrayList<>();
        cells.add(row.game());
        for (int i = 0; i < row.values().size(); i++) {
            cells.add(typed(plan.columns().get(i).kind(), row.values().get(i)));
        }
        cells.add(row.note().isEmpty() ? null : row.note());
        return RowFactory.create(cells.toArray());
    }

    private static @Nullable Object typed(Column.Kind kind, String value) {
        if (value.isEmpty()) {
            return null;
        }
        return switch (kind) {
            case INTEGER -> Long.valueOf(value);
            case DECIMAL -> Double.valueOf(value);
            case TEXT -> value;
        };
    }
}
