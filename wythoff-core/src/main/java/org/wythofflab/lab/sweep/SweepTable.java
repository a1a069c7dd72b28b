package org.wythofflab.lab.sweep;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.lab.BadRequestException;

/**
 * The CSV of a sweep, read again; any other table with a header does as well.
 *
 * @param name what the table is called, in messages and in a legend
 * @param header the names of the columns
 * @param rows each with as many cells as the header
 */
public record SweepTable(String name, List<String> header, List<List<String>> rows) {

    /**
     * Reads a table as RFC 4180 has it.
     *
     * @throws BadRequestException if there are no rows, or one has another number of cells than the header
     */
    public static SweepTable of(String name, String csv) {
        List<List<String>> lines = new Cells(csv).lines();
        if (lines.size() < 2) {
            throw new BadRequestException(name + " is no table: it has no rows under a header");
        }
        List<String> header = lines.get(0);
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).size() != header.size()) {
                throw new BadRequestException("row " + i + " of " + name + " has "
                        + lines.get(i).size() + " cells, its header " + header.size());
            }
        }
        return new SweepTable(name, header, lines.subList(1, lines.size()));
    }

    /**
     * The cells of one column.
     *
     * @throws BadRequestException if there is none of that name
     */
    List<String> column(String wanted) {
        int index = header.indexOf(wanted);
        if (index < 0) {
            throw new BadRequestException(
                    name + " has no column '" + wanted + "'; it has " + String.join(", ", header));
        }
        return rows.stream().map(row -> row.get(index)).toList();
    }

    /** Goes through the text once. */
    private static final class Cells {
        private final String text;
        private int at;

        Cells(String text) {
            this.text = text;
        }

        List<List<String>> lines() {
            List<List<String>> lines = new ArrayList<>();
            while (at < text.length()) {
                lines.add(line());
            }
            return lines;
        }

        private List<String> line() {
            List<String> cells = new ArrayList<>(List.of(cell()));
            while (isNext(',')) {
                cells.add(cell());
            }
            isNext('\r');
            isNext('\n');
            return List.copyOf(cells);
        }

        private boolean isNext(char wanted) {
            boolean there = at < text.length() && text.charAt(at) == wanted;
            at += there ? 1 : 0;
            return there;
        }

        private String cell() {
            StringBuilder cell = new StringBuilder();
            while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
                if (isNext('"')) {
                    quoted(cell);
                } else {
                    cell.append(text.charAt(at++));
                }
            }
            return cell.toString();
        }

        /** Up to the closing quote; two of them stand for one. */
        private void quoted(StringBuilder cell) {
            while (at < text.length()) {
                if (!isNext('"')) {
                    cell.append(text.charAt(at++));
                } else if (isNext('"')) {
                    cell.append('"');
                } else {
                    return;
                }
            }
        }
    }
}
