package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import java.util.EnumMap;
import java.util.Map;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Standing;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.Writing;
import org.wythofflab.render.Paint;
import org.wythofflab.rules.Option;

/** The moves of a position for people: grouped by pile, written as they are found, and counted at the end. */
final class MovesText {
    private final Situation situation;
    private final Paint paint;
    private final Writer out;
    private final Map<Standing, Long> counts = new EnumMap<>(Standing.class);
    private final int moveWidth;
    private final int positionWidth;
    private String group = "";

    MovesText(Situation situation, Paint paint, Writer out) {
        this.situation = situation;
        this.paint = paint;
        this.out = out;
        String piles =
                situation.place().piles().x() + "," + situation.place().piles().y();
        moveWidth = piles.length();
        positionWidth = piles.length() + 2;
    }

    void write() throws IOException {
        out.append(paint.outcome(situation.isP()));
        out.append("  (" + situation.place().piles().x() + ","
                + situation.place().piles().y() + ") of "
                + situation.place().game().text() + "\n");
        Asked.requireVisible(situation.place());
        situation.visitOptions((option, standing) -> Writing.unchecked(() -> line(option, standing)));
        out.append(counts.isEmpty() ? "no move is left" : summary()).append('\n');
    }

    private void line(Option option, Standing standing) throws IOException {
        if (!group(option).equals(group)) {
            group = group(option);
            out.append("take from ").append(group).append('\n');
        }
        counts.merge(standing, 1L, Long::sum);
        String taken = option.takesFromBoth() ? option.first() + "," + option.second() : Long.toString(option.taken());
        out.append("  ").append(pad(taken, moveWidth)).append("  to ").append(pad(option.to(), positionWidth));
        out.append("  ").append(shown(standing)).append('\n');
    }

    private static String group(Option option) {
        if (option.takesFromBoth()) {
            return "both piles (first, second)";
        }
        return option.first() > 0 ? "the first pile" : "the second pile";
    }

    private String shown(Standing standing) {
        return standing == Standing.FORBIDDEN ? "forbidden imitation" : paint.outcome(standing == Standing.P);
    }

    /** {@code 12 moves: 1 P, 11 N}. */
    private String summary() {
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        StringBuilder text = new StringBuilder().append(all).append(all == 1 ? " move: " : " moves: ");
        String separator = "";
        for (Map.Entry<Standing, Long> entry : counts.entrySet()) {
            text.append(separator)
                    .append(entry.getValue())
                    .append(' ')
                    .append(entry.getKey().word());
            separator = ", ";
        }
        return text.toString();
    }

    private static String pad(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
