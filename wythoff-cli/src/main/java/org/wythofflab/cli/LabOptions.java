package org.wythofflab.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Limits;
import org.wythofflab.render.Format;

/** The options of every command that asks the lab. */
record LabOptions(Arguments arguments) {

    /** The formats of lists and tables of numbers. */
    static EnumSet<Format> tables() {
        return EnumSet.range(Format.TEXT, Format.BFILE);
    }

    static Form addTo(Form form, EnumSet<Format> formats) {
        return form.option(words("|", formats), "the form of the answer (default: text)", "--format")
                .option("FILE", "write the answer to FILE", "-o", "--output")
                .option(
                        "N",
                        "refuse what needs more than N cells, positions to decide (default: 5*2^30)",
                        "--max-cells")
                .option("SIZE", "refuse what needs more memory, as 500MB (default: 2GB, or less)", "--max-memory")
                .option("S", "give up after S seconds (default: never)", "--max-seconds")
                .option("N", "work on N threads (default: one for each processor)", "--threads");
    }

    /** What helps against a limit that a command has met. */
    static String wayOut(Form form) {
        List<String> names = form.options().stream()
                .map(Form.Option::name)
                .filter(name -> name.startsWith("--max-"))
                .toList();
        String all = String.join(", ", names);
        int last = all.lastIndexOf(", ");
        String listed = last < 0 ? all : all.substring(0, last) + " or " + all.substring(last + 2);
        return names.isEmpty() ? "ask for less" : "ask for less, or raise " + listed;
    }

    private static String words(String separator, EnumSet<Format> formats) {
        StringJoiner words = new StringJoiner(separator);
        for (Format format : formats) {
            words.add(format.word());
        }
        return words.toString();
    }

    Format format() {
        String word = arguments.option("--format").orElse(Format.TEXT.word());
        return Format.of(word)
                .orElseThrow(() -> new BadRequestException(
                        "unknown format '" + word + "'; there are " + words(", ", EnumSet.allOf(Format.class))));
    }

    boolean hasFormat() {
        return arguments.option("--format").isPresent();
    }

    Optional<String> file() {
        return arguments.option("--output");
    }

    Limits limits() {
        return limits(Limits.standard());
    }

    /** The limits of the command line, and where it says nothing, others. */
    Limits limits(Limits usual) {
        Limits limits = usual;
        limits = arguments.option("--max-cells").map(limits::withCells).orElse(limits);
        limits = arguments.option("--max-memory").map(limits::withMemory).orElse(limits);
        limits = arguments.option("--threads").map(limits::withThreads).orElse(limits);
        return arguments.option("--max-seconds").map(limits::withSeconds).orElse(limits);
    }
}
