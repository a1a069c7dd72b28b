package org.wythofflab.verify;

import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;

/** Has tables and numbers, and refuses all that an engine would have to find. */
final class RefusingGround implements Ground {
    private final Ground truth;
    private boolean wasAsked;

    RefusingGround(Ground truth) {
        this.truth = truth;
    }

    /** Whether anything was refused. */
    boolean wasAsked() {
        return wasAsked;
    }

    private <T> Footing<T> refuse(String what) {
        wasAsked = true;
        return Footing.refused(what + " would take too much");
    }

    @Override
    public Budget budget() {
        return truth.budget();
    }

    @Override
    public Footing<Outcomes> outcomes(GameSpec game, long rows, long columns) {
        return refuse("a board");
    }

    @Override
    public Footing<OrderedPositions> positions(GameSpec game, long bound) {
        return refuse("a list");
    }

    @Override
    public Footing<OrderedPositions> blocked(int count, int bound) {
        return refuse("a list by columns");
    }

    @Override
    public Footing<GrundyTable> grundy(GameSpec game, long bound) {
        return refuse("a Grundy table");
    }

    @Override
    public Footing<ImitationStates> states(GameSpec game, long bound) {
        return refuse("a board of states");
    }

    @Override
    public PrintedTable table(String id) {
        return truth.table(id);
    }

    @Override
    public long term(long value) {
        return truth.term(value);
    }
}
