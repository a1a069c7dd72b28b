package org.wythofflab.prove.certificate;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.RowPeriod;

/** The certificate of a row of a table of Grundy values: its numbers, and the state of the rows that comes back. */
public final class RowCertificateText {

    private RowCertificateText() {}

    /**
     * The text of a certificate.
     *
     * @param period of the last row of the table
     * @param reach how many columns back two-pile moves lead
     * @param repeat after how many columns all rows repeat
     * @param table of the rows up to this one, and of the columns before that at which the state is told
     */
    public static String of(GameSpec game, RowPeriod period, int reach, long repeat, GrundyTable table) {
        int start = table.board().columns();
        return "{\"format\": \"wythoff row certificate 1\",\n\"game\": \"" + game.text() + "\",\n\"row\": "
                + period.row()
                + ", \"preperiod\": " + period.preperiod() + ", \"period\": " + period.period() + ", \"saltus\": "
                + period.saltus() + ",\n\"start\": " + start + ", \"repeat\": " + repeat + ",\n\"used\": ["
                + lines(used(table)) + "],\n\"last\": [" + lines(last(table, reach)) + "]}\n";
    }

    private static String lines(List<List<Integer>> rows) {
        return rows.stream().map(List::toString).collect(Collectors.joining(",\n", "\n", ""));
    }

    /** For each row the least value it has not used, and those above it that it has, less the number of columns. */
    private static List<List<Integer>> used(GrundyTable table) {
        int columns = table.board().columns();
        List<List<Integer>> rows = new ArrayList<>();
        for (int a = 0; a < table.board().rows(); a++) {
            BitSet values = new BitSet();
            for (int b = 0; b < columns; b++) {
                values.set(table.at(a, b));
            }
            List<Integer> row = new ArrayList<>();
            int free = values.nextClearBit(0);
            row.add(free - columns);
            values.stream().filter(value -> value > free).forEach(value -> row.add(value - columns));
            rows.add(row);
        }
        return rows;
    }

    /** The last columns, each value less its column. */
    private static List<List<Integer>> last(GrundyTable table, int reach) {
        List<List<Integer>> columns = new ArrayList<>();
        for (int b = table.board().columns() - reach; b < table.board().columns(); b++) {
            List<Integer> column = new ArrayList<>();
            for (int a = 0; a < table.board().rows(); a++) {
                column.add(table.at(a, b) - b);
            }
            columns.add(column);
        }
        return columns;
    }
}
