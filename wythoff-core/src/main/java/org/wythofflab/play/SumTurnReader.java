package org.wythofflab.play;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;

/**
 * Reads a move of a sum as people write it: the number of the part, then what {@link TurnReader} reads, as {@code 2: take 3
 * from first} or {@code part 2 to 4,7}. The number may be left out where a move is left in one part only.
 */
public final class SumTurnReader {
    private static final Pattern PART =
            Pattern.compile("(?i)(?:in\\s+)?(?:part\\s+(\\d{1,4})\\s*[:,]?|(\\d{1,4})\\s*:)\\s*(.*)");

    private SumTurnReader() {}

    /**
     * The move a line means at this position.
     *
     * @throws TurnSyntaxException if the line is no move
     */
    public static SumMove read(SumPosition position, String line) throws TurnSyntaxException {
        Matcher named = PART.matcher(line.strip());
        if (named.matches()) {
            String number = named.group(1) == null ? named.group(2) : named.group(1);
            return in(Integer.parseInt(number) - 1, position, named.group(3));
        }
        List<Integer> open = SumMatch.open(position);
        if (open.size() == 1) {
            return in(open.get(0), position, line);
        }
        throw new TurnSyntaxException("in which part? for example: 1: take 3 from first");
    }

    private static SumMove in(int part, SumPosition position, String words) throws TurnSyntaxException {
        if (part < 0 || part >= position.parts().size()) {
            throw new TurnSyntaxException(
                    "there are the parts 1 to " + position.parts().size());
        }
        State alone =
                State.start(position.sum().parts().get(part), position.parts().get(part));
        List<BigMove> taken = TurnReader.read(alone, words).options();
        if (taken.size() != 1) {
            throw new TurnSyntaxException(TurnReader.quoted(words) + " is not understood; for example: " + (part + 1)
                    + ": take 3 from first");
        }
        return new SumMove(part, taken.get(0));
    }
}
