package org.wythofflab.bench;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** A table in Markdown, printed row by row as the measurements come in. */
final class Table {

    /** The first columns are words; all others are numbers. */
    Table(String title, List<String> heads, int words) {
        System.out.println("\n### " + title + "\n");
        print(heads);
        StringJoiner rule = new StringJoiner("|", "|", "|");
        for (int i = 0; i < heads.size(); i++) {
            rule.add(i < words ? "---" : "---:");
        }
        System.out.println(rule);
    }

    void row(List<String> words, List<Double> numbers) {
        StringJoiner cells = new StringJoiner(" | ", "| ", " |");
        words.forEach(cells::add);
        numbers.forEach(number -> cells.add(text(number)));
        System.out.println(cells);
    }

    void row(List<String> words, List<Double> numbers, String last) {
        StringJoiner cells = new StringJoiner(" | ", "| ", " |");
        words.forEach(cells::add);
        numbers.forEach(number -> cells.add(text(number)));
        System.out.println(cells.add(last));
    }

    /** Each time divided by the one before. */
    static String growth(List<Double> times) {
        StringJoiner growth = new StringJoiner(", ");
        for (int i = 1; i < times.size(); i++) {
            growth.add(text(times.get(i) / times.get(i - 1)));
        }
        return growth.toString();
    }

    private static void print(List<String> cells) {
        System.out.println("| " + String.join(" | ", cells) + " |");
    }

    /** About three figures; nothing for what was not measured. */
    private static String text(double number) {
        if (Double.isNaN(number)) {
            return "";
        }
        String format = number < 1 ? "%.2f" : number < 100 ? "%.1f" : "%.0f";
        return String.format(Locale.ROOT, format, number);
    }
}
