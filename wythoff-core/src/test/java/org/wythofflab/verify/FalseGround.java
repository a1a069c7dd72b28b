package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.solve.PositionStream;

/** Answers as the engines do and remembers what was read; if told to, it lies at one of these places. */
final class FalseGround implements Ground {

    /**
     * One thing that a check reads, and how it can be false.
     *
     * @param source a game, a table or the numbers a check works out
     * @param cell a position, a state, a cell of a table, or which number
     * @param lie what is done to it, such as "called N"
     */
    record Place(String source, Object cell, String lie) {}

    private static final int REMEMBERED = 100_000;

    private final Ground truth;
    private final Optional<Place> falseAt;
    private final Set<Place> read = new LinkedHashSet<>();
    private int terms;

    private FalseGround(Ground truth, Optional<Place> falseAt) {
        this.truth = truth;
        this.falseAt = falseAt;
    }

    /** No lie, only a memory of what was read. */
    static FalseGround nowhere(Ground truth) {
        return new FalseGround(truth, Optional.empty());
    }

    static FalseGround at(Place place, Ground truth) {
        return new FalseGround(truth, Optional.of(place));
    }

    /** In the order in which it was read first. */
    List<Place> read() {
        return List.copyOf(read);
    }

    private boolean lies(String source, Object cell, String lie) {
        Place place = new Place(source, cell, lie);
        if (falseAt.isPresent()) {
            return falseAt.get().equals(place);
        }
        if (read.size() < REMEMBERED) {
            read.add(place);
        }
        return false;
    }

    /** What is said of something that is P or N. */
    private boolean said(String source, Object cell, boolean isP) {
        return isP != lies(source, cell, isP ? "called N" : "called P");
    }

    @Override
    public Budget budget() {
        return truth.budget();
    }

    @Override
    public Footing<Outcomes> outcomes(GameSpec game, long rows, long columns) {
        return truth.outcomes(game, rows, columns).map(right -> new Believed(game.text(), right));
    }

    private final class Believed implements Outcomes {
        private final String game;
        private final Outcomes right;

        Believed(String game, Outcomes right) {
            this.game = game;
            this.right = right;
        }

        @Override
        public Board board() {
            return right.board();
        }

        @Override
        public boolean isP(int x, int y) {
            return said(game, List.of(x, y), right.isP(x, y));
        }

        @Override
        public void forEachP(int x, int yBound, IntConsumer action) {
            for (int y = 0; y < Math.min(yBound, board().columns()); y++) {
                if (isP(x, y)) {
                    action.accept(y);
                }
            }
        }

        @Override
        public long countP() {
            long[] count = {0};
            for (int x = 0; x < board().rows(); x++) {
                forEachP(x, board().columns(), y -> count[0]++);
            }
            return count[0];
        }
    }

    @Override
    public Footing<OrderedPositions> positions(GameSpec game, long bound) {
        return truth.positions(game, bound)
                .map(right -> sink -> right.forEach((x, y) -> pass(game.text(), x, y, y + 1 < bound, sink)));
    }

    @Override
    public Footing<OrderedPositions> blocked(int count, int bound) {
        return truth.blocked(count, bound)
                .map(right -> sink -> right.forEach((a, b) -> pass("block " + count, a, b, true, sink)));
    }

    private void pass(String source, int x, int y, boolean movable, PositionStream.Sink sink) {
        if (!lies(source, List.of(x, y), "left out")) {
            sink.accept(x, movable && lies(source, List.of(x, y), "moved by one") ? y + 1 : y);
        }
    }

    @Override
    public Footing<GrundyTable> grundy(GameSpec game, long bound) {
        return truth.grundy(game, bound).map(right -> believed(game, right));
    }

    private GrundyTable believed(GameSpec game, GrundyTable right) {
        int[][] values = new int[right.board().rows()][right.board().columns()];
        for (int x = 0; x < values.length; x++) {
            for (int y = 0; y < values[x].length; y++) {
                values[x][y] = right.at(x, y) + (lies(game.text(), List.of(x, y), "one more") ? 1 : 0);
            }
        }
        return new GrundyTable(right.board(), values);
    }

    @Override
    public Footing<ImitationStates> states(GameSpec game, long bound) {
        return truth.states(game, bound).map(right -> believed(game, right));
    }

    private ImitationStates believed(GameSpec game, ImitationStates right) {
        return new ImitationStates() {
            @Override
            public int bound() {
                return right.bound();
            }

            @Override
            public boolean isP(ImitationState state) {
                return said(game.text(), state, right.isP(state));
            }
        };
    }

    @Override
    public PrintedTable table(String id) {
        PrintedTable right = truth.table(id);
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < right.rows().size(); i++) {
            List<String> row = new ArrayList<>(right.rows().get(i));
            for (int j = 0; j < row.size(); j++) {
                String wrong = misprint(row.get(j));
                if (!wrong.equals(row.get(j)) && lies(id, List.of(i, j), "misprinted")) {
                    row.set(j, wrong);
                }
            }
            rows.add(List.copyOf(row));
        }
        return new PrintedTable(id, right.head(), right.columns(), rows);
    }

    private static String misprint(String cell) {
        if (cell.matches("[0-9]+")) {
            return "" + (Integer.parseInt(cell) + 1);
        }
        return cell.equals("P") ? "N" : cell.equals("N") ? "P" : cell;
    }

    @Override
    public long term(long value) {
        int which = terms++;
        long more = lies("terms", which, "one more") ? 1 : 0;
        long less = lies("terms", which, "one less") ? 1 : 0;
        return value + more - less;
    }
}
