package org.wythofflab.lab.sweep;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wythofflab.explore.Column;
import org.wythofflab.explore.GameFamily;
import org.wythofflab.explore.GameRow;
import org.wythofflab.explore.Sweep;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Texts;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/**
 * A sweep that has been read and is ready to run, anywhere. A row depends on its game, the measures, the bound and the limits
 * of cells and memory; on the machine and its load only where a game reaches the limit of time.
 *
 * @param each what the measures of one game may take
 */
public record SweepPlan(String text, GameFamily family, Sweep sweep, OptionalInt bound, Limits each) {

    private static final int FARTHEST = 1 << 27;

    /** What one game may hold unless somebody says how much. It is the same everywhere, or rows would not be. */
    private static final long USUAL_BYTES = 256_000_000;

    /**
     * Reads a sweep.
     *
     * @param measures names, commas between them
     * @throws BadRequestException if a text cannot be read, or there is no such measure
     */
    public static SweepPlan of(String text, String measures, Optional<String> bound, Limits each) {
        GameFamily family = Texts.family(text);
        OptionalInt far = bound.map(SweepPlan::bound).orElse(OptionalInt.empty());
        try {
            List<String> names =
                    Arrays.stream(measures.split(",", -1)).map(String::strip).toList();
            return new SweepPlan(text, family, new Sweep(family.places(), names, far), far, each);
        } catch (IllegalArgumentException unknown) {
            throw new BadRequestException(String.valueOf(unknown.getMessage()));
        }
    }

    private static OptionalInt bound(String text) {
        BigInteger number = Texts.number("bound", text);
        if (number.signum() <= 0 || number.compareTo(BigInteger.valueOf(FARTHEST)) > 0) {
            throw new BadRequestException("the bound is a number from 1 to " + FARTHEST);
        }
        return OptionalInt.of(number.intValueExact());
    }

    /** What can be measured, for the help. */
    public static String measureNames() {
        return Sweep.measures().stream().map(Column::name).collect(Collectors.joining(", "));
    }

    /** The usual limits of one game. */
    public static Limits usual() {
        Limits standard = Limits.standard();
        return new Limits(standard.cells(), USUAL_BYTES, standard.threads(), standard.time());
    }

    public int size() {
        return family.size();
    }

    public List<Column> columns() {
        return sweep.columns();
    }

    /**
     * The games by their places, those first that seem to take long: one of them that comes last keeps one machine busy and the
     * others waiting. Of games that seem to take the same the later ones, with larger numbers, usually take longer.
     */
    public List<Integer> expensiveFirst() {
        List<BigInteger> expense = family.members().stream().map(sweep::expense).toList();
        return IntStream.range(0, size())
                .boxed()
                .sorted(Comparator.<Integer, BigInteger>comparing(expense::get)
                        .thenComparing(index -> index)
                        .reversed())
                .toList();
    }

    /** What tells this sweep from another one: all that its rows depend on. */
    String identity() {
        return String.join(
                " ",
                text,
                columns().stream().map(Column::name).toList().toString(),
                bound.toString(),
                Long.toString(each.cells()),
                Long.toString(each.bytes()),
                each.time().toString());
    }

    /** Whether these are values as the columns have them. */
    boolean couldHave(GameRow row) {
        return row.values().size() == columns().size()
                && IntStream.range(0, columns().size())
                        .allMatch(i ->
                                columns().get(i).kind().couldBe(row.values().get(i)));
    }

    /**
     * The row of one game; whatever goes wrong with it is in its note.
     *
     * @throws StoppedException if nobody wants it any more
     */
    public GameRow row(GameFamily.Member member, BooleanSupplier cancelled) {
        Limits alone = new Limits(each.cells(), each.bytes(), each.time());
        Inquiry inquiry = Inquiry.open(alone, Progress.SILENT, cancelled);
        try {
            return inquiry.run(() -> inquiry.watched(() -> measured(member, inquiry)));
        } catch (LimitException limit) {
            return without(member, String.valueOf(limit.getMessage()));
        } catch (StoppedException stopped) {
            throw stopped;
        } catch (UndefinedRuleException undefined) {
            return without(member, "the rule has no value where it is needed: " + undefined.getMessage());
        } catch (RuntimeException | StackOverflowError fault) {
            // One game must not stop the others.
            return without(member, "failed: " + fault);
        }
    }

    private GameRow measured(GameFamily.Member member, Inquiry inquiry) {
        GameRow row = sweep.measure(member, inquiry.budget());
        // Some measures take a stop for an answer, which would depend on the moment it came.
        if (inquiry.budget().stop().getAsBoolean()) {
            throw new StoppedException("the measures were not complete");
        }
        return new GameRow(
                row.game(), row.values().stream().map(SweepPlan::line).toList(), line(row.note()));
    }

    GameRow without(GameFamily.Member member, String why) {
        return sweep.without(member, line(why));
    }

    /** A row is one line. */
    private static String line(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
