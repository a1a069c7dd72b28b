package org.wythofflab.spark;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.sweep.SweepPlan;

/** The words of the command line; they travel to the executors, where the same sweep is made of them. */
record SweepArguments(String games, HashMap<String, String> options) implements Serializable {
    private static final String USAGE =
            "wythoff-spark.jar \"GAME with {a..b}\" --measure NAMES --output DIR [--bound N]"
                    + " [--max-cells N] [--max-memory SIZE] [--max-seconds S]";
    private static final List<String> NAMES =
            List.of("--measure", "--output", "--bound", "--max-cells", "--max-memory", "--max-seconds");

    static SweepArguments of(String... words) {
        if (words.length % 2 == 0) {
            throw new BadRequestException("a text with ranges, then options with their values: " + USAGE);
        }
        HashMap<String, String> options = new HashMap<>();
        for (int i = 1; i < words.length; i += 2) {
            if (!NAMES.contains(words[i])) {
                throw new BadRequestException("unknown option '" + words[i] + "': " + USAGE);
            }
            options.put(words[i], words[i + 1]);
        }
        return new SweepArguments(words[0], options);
    }

    String output() {
        return required("--output");
    }

    SweepPlan plan() {
        Limits each = SweepPlan.usual();
        for (Map.Entry<String, String> option : options.entrySet()) {
            each = switch (option.getKey()) {
                case "--max-cells" -> each.withCells(option.getValue());
                case "--max-memory" -> each.withMemory(option.getValue());
                case "--max-seconds" -> each.withSeconds(option.getValue());
                default -> each;
            };
        }
        return SweepPlan.of(games, required("--measure"), Optional.ofNullable(options.get("--bound")), each);
    }

    private String required(String name) {
        return Optional.ofNullable(options.get(name))
                .orElseThrow(() -> new BadRequestException("there is no " + name + ": " + USAGE));
    }
}
