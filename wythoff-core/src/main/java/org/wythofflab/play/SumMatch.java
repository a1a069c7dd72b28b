package org.wythofflab.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;
import org.wythofflab.rules.TooLargeException;

/** A sum of games that is played: where it began, who plays, and every move so far. A move makes a new match of it. */
public record SumMatch(Seating seating, SumPosition start, List<SumMove> moves, boolean resigned) {

    public SumMatch {
        moves = List.copyOf(moves);
    }

    public static SumMatch start(SumPosition start, Seating seating) {
        return new SumMatch(seating, start, List.of(), false);
    }

    /** Whether a text is a saved match, and of a sum of games. */
    public static boolean isText(String text) {
        return SumMatchReader.isMeant(text);
    }

    /**
     * Reads what {@link #text} writes, and plays it through.
     *
     * @throws MatchSyntaxException naming the line, what is wrong with it and what to do
     */
    public static SumMatch parse(String text) throws MatchSyntaxException {
        return SumMatchReader.read(text);
    }

    /** A small file: {@link #parse} reads it. */
    public String text() {
        return MatchText.of(this);
    }

    /** The same match between others. */
    public SumMatch with(Seating other) {
        return new SumMatch(other, start, moves, resigned);
    }

    public SumPosition position() {
        return before(moves.size());
    }

    /** Where the match stood before the move of this number, counted from 0. */
    public SumPosition before(int move) {
        SumPosition position = start;
        for (SumMove made : moves.subList(0, move)) {
            position = position.after(made);
        }
        return position;
    }

    /** Who makes the move of this number, counted from 0. */
    public static Side mover(int move) {
        return move % 2 == 0 ? Side.FIRST : Side.SECOND;
    }

    /** Who has to move, or would have to. */
    public Side actor() {
        return mover(moves.size());
    }

    /** The parts in which a move is left. */
    public static List<Integer> open(SumPosition position) {
        return IntStream.range(0, position.parts().size())
                .filter(i -> new Options(position.place(i)).exist(1, any -> true))
                .boxed()
                .toList();
    }

    /**
     * Whether no move is left, or somebody has given up.
     *
     * @throws TooLargeException if the piles are too large to be sure
     */
    public boolean isOver() {
        return resigned || open(position()).isEmpty();
    }

    /**
     * The match after one more move.
     *
     * @throws IllegalTurnException if the rules do not allow the move; the message says why
     */
    public SumMatch then(SumMove move) {
        position().objection(move).ifPresent(why -> {
            throw new IllegalTurnException(why);
        });
        List<SumMove> longer = new ArrayList<>(moves);
        longer.add(move);
        return new SumMatch(seating, start, longer, false);
    }

    public SumMatch resign() {
        return new SumMatch(seating, start, moves, true);
    }

    /** The match as it was when a person last had to decide. */
    public Optional<SumMatch> undoToYou() {
        for (int count = moves.size() - 1; count >= 0; count--) {
            if (!seating.isComputer(mover(count))) {
                return Optional.of(new SumMatch(seating, start, moves.subList(0, count), false));
            }
        }
        return Optional.empty();
    }
}
