package org.wythofflab;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Answers;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Standing;
import org.wythofflab.lab.SavedTable;
import org.wythofflab.lab.Writing;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Pile;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.Position;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.RowPeriod;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;

/**
 * A game, ready to be asked. A game is a value: it can be kept, compared and shared between threads.
 *
 * <pre>{@code
 * Game wythoff = Wythoff.game("wythoff");
 * Answer answer = wythoff.at("10^30", "7");      // N: take ... to (4,7), by Equation 2 (Liu-Li)
 * BigInteger value = wythoff.grundyAt("3", "6"); // 1
 * }</pre>
 *
 * <p>What would take too much, or makes no sense for the game, ends in a {@link RefusedException}; a text that cannot be
 * read in a {@link BadTextException}; an answer that somebody stopped in a {@link
 * org.wythofflab.solve.StoppedException}.
 */
public final class Game {
    /** Where lazy lists begin to look; they double it from there on. */
    private static final long FIRST_BOUND = 64;

    /** About what an entry of a map takes. */
    private static final long BYTES_PER_OPTION = 96;

    private final GameSpec spec;
    private final Effort effort;

    Game(GameSpec spec, Effort effort) {
        this.spec = spec;
        this.effort = effort;
    }

    /** The same game, whose answers may take another effort. */
    public Game with(Effort other) {
        return new Game(spec, other);
    }

    /** Its rules as a value. */
    public GameSpec rules() {
        return spec;
    }

    /** Its rules in plain English. */
    public String words() {
        return spec.words();
    }

    /**
     * Who wins at a position, by which move, why, and to what that is owed; piles such as {@code "10^30"}. Each question
     * begins anew: for many positions where no theorem applies, take a {@link #grid}.
     */
    public Answer at(String x, String y) {
        return answer(() -> Place.start(spec, piles(x, y)));
    }

    /** The same for small piles. */
    public Answer at(long x, long y) {
        return at(piles(x, y));
    }

    /** The same for piles of any size. */
    public Answer at(BigPosition piles) {
        return answer(() -> Place.start(spec, piles));
    }

    /**
     * Who wins after a history, such as {@code "13,18 11,18 11,15"}, in a game that remembers; in any other, at a position
     * {@code "3,5"}.
     */
    public Answer after(String history) {
        return answer(() -> read(history, text -> Place.parse(spec, text)));
    }

    /**
     * Every option of a position with what it is worth.
     *
     * @throws RefusedException also if the piles are too large for a list of their options
     */
    public Map<Option, Standing> options(String x, String y) {
        return effort.spend(budget -> {
            Place place = Place.start(spec, piles(x, y));
            long most = Math.min(budget.cells(), budget.bytes() / BYTES_PER_OPTION);
            Map<Option, Standing> worth = new LinkedHashMap<>();
            if (!new Options(place).canAllBeVisited()) {
                throw tooMany();
            }
            decided(place, budget).visitOptions((option, standing) -> {
                if (worth.size() >= most) {
                    throw tooMany();
                }
                worth.put(option, standing);
            });
            return worth;
        });
    }

    private RefusedException tooMany() {
        return new RefusedException("the options of " + spec.text(), "there are too many to list");
    }

    /** What is asked is read within the effort too: a pile may have millions of digits. */
    private Answer answer(Supplier<Place> read) {
        return effort.spend(budget -> decided(read.get(), budget).answer());
    }

    private Situation decided(Place place, Budget budget) {
        return require(
                Answers.about(spec, budget).outcomes().then(situations -> situations.at(place)),
                "the outcome of " + spec.text());
    }

    /** Who wins at every position with the first pile below {@code rows} and the second below {@code columns}. */
    public OutcomeGrid grid(long rows, long columns) {
        Extent extent = Extent.of(rows, columns);
        return effort.spend(budget -> chosen(Engines.outcomes(spec, extent, budget), "the board of " + spec.text())
                .run(budget));
    }

    /** The Grundy values of all positions with the first pile below {@code rows} and the second below {@code columns}. */
    public GrundyTable grundy(long rows, long columns) {
        Extent extent = Extent.of(rows, columns);
        return effort.spend(
                budget -> chosen(Engines.grundy(spec, extent, budget), "the Grundy values of " + spec.text())
                        .run(budget));
    }

    /** Writes a table of this game, as {@code ./wythoff grundy GAME --size N -o FILE.wgt} does; {@link Wythoff#table} reads it. */
    public void save(GrundyTable table, OutputStream out) throws IOException {
        try {
            effort.spend(budget -> {
                Writing.unchecked(() -> new SavedTable(spec, table).write(out, budget));
                return table;
            });
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
    }

    /**
     * Preperiod and period of the first rows of the table of Grundy values, proved and the least; for Wythoff's game and others
     * in which any amount may be taken from one pile, or k and l from both if |k - l| is below a bound.
     */
    public List<RowPeriod> rowPeriods(int rows) {
        return effort.spend(budget -> chosen(
                        Engines.rowPeriods(spec, BigInteger.valueOf(rows), budget),
                        "the periods of rows of " + spec.text())
                .run(budget));
    }

    /** The Grundy value of a position, by a theorem where one gives it; piles such as {@code "10^12"}. */
    public BigInteger grundyAt(String x, String y) {
        return effort.spend(budget -> {
            BigPosition piles = piles(x, y);
            return require(
                    Answers.about(spec, budget).values().then(values -> values.at(piles)),
                    "the Grundy value of " + spec.text());
        });
    }

    /**
     * All P-positions, ordered by the larger pile, then x, then y, found while they are asked for: take as many as you
     * need, as in {@code positions().limit(50)}. When a board would have to be larger than the effort allows, the stream
     * ends in a {@link RefusedException}.
     */
    public Stream<Position> positions() {
        return Stream.iterate(FIRST_BOUND, bound -> 2 * bound)
                .flatMap(bound -> positions(bound == FIRST_BOUND ? 0 : bound / 2, bound));
    }

    /** The P-positions with both piles below the bound, in the same order. */
    public Stream<Position> positions(long bound) {
        return positions(0, bound);
    }

    private Stream<Position> positions(long from, long bound) {
        return effort.spend(budget -> {
            List<Position> found = new ArrayList<>();
            chosen(Engines.positions(spec, BigInteger.valueOf(bound), budget), "the P-positions of " + spec.text())
                    .run(budget, (x, y) -> {
                        if (Math.max(x, y) >= from) {
                            found.add(new Position(x, y));
                        }
                    });
            return found.stream();
        });
    }

    /** The theorems of the papers that apply to this game. */
    public List<Theorem> theorems() {
        return Theorems.about(spec, Set.of()).stream()
                .map(Theorems.Applied::theorem)
                .toList();
    }

    private static <T> T require(Found<T> found, String task) {
        return found.fold(known -> known, missing -> {
            throw new RefusedException(task, missing.why(), missing.fits());
        });
    }

    private static <T> T chosen(Choice<T> choice, String task) {
        return choice.fold(Choice.Chosen::value, refused -> {
            throw new RefusedException(task, refused.why(), refused.fits());
        });
    }

    private static BigPosition piles(String x, String y) {
        return new BigPosition(pile(x), pile(y));
    }

    private static BigPosition piles(long x, long y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    private static BigInteger pile(String text) {
        return read(text, Pile::parse);
    }

    @FunctionalInterface
    private interface Reader<T> {
        T read(String text) throws GameSyntaxException;
    }

    private static <T> T read(String text, Reader<T> reader) {
        try {
            return reader.read(text);
        } catch (GameSyntaxException fault) {
            throw new BadTextException(text, fault);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Game game && spec.equals(game.spec);
    }

    @Override
    public int hashCode() {
        return Objects.hash(spec);
    }

    /** The canonical text of the game. */
    @Override
    public String toString() {
        return spec.text();
    }
}
