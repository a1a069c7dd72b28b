package org.wythofflab.answer.board;

import java.util.List;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.OptionVisitor;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Standing;
import org.wythofflab.answer.words.PlainWords;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;

/**
 * A position of a game without memory, on a solved board.
 *
 * @param pulse called now and then while options are looked at
 */
public record BoardSituation(Place place, OutcomeBoard board, Credit credit, Runnable pulse) implements Situation {

    GameSpec game() {
        return place.game();
    }

    int x() {
        return place.piles().x().intValueExact();
    }

    int y() {
        return place.piles().y().intValueExact();
    }

    Options options() {
        return new Options(place);
    }

    @Override
    public boolean isP() {
        return board.isP(x(), y());
    }

    @Override
    public Answer answer() {
        return switch (game().maneuver().kind()) {
            case NONE -> new PlainPlay(this).answer();
            case BLOCK -> new BlockingPlay(this).answer();
            case COMPLY -> new ComplyPlay(this).answer();
        };
    }

    @Override
    public List<BigMove> good() {
        return game().maneuver().kind() == Maneuver.Kind.COMPLY ? proposal() : WinningOptions.listed(this);
    }

    /** N-positions to propose: one that the maneuver is not about, or enough of the others. */
    private List<BigMove> proposal() {
        if (!isP()) {
            return List.of();
        }
        List<BigMove> other = options().outOfScope().few(1, this::leadsToN);
        return other.isEmpty() ? options().inScope().few(game().maneuver().count(), this::leadsToN) : other;
    }

    private boolean leadsToN(BigMove move) {
        BigPosition to = move.from(place.piles());
        return !board.isP(to.x().intValueExact(), to.y().intValueExact());
    }

    @Override
    public String reason() {
        if (game().maneuver().kind() == Maneuver.Kind.COMPLY) {
            return isP()
                    ? "there are enough options that are N-positions"
                    : "too few options are N-positions for a proposal without a P-position";
        }
        long winning = countP();
        if (!isP()) {
            return winning == 0 ? PlainWords.end(place) : "it has an option that is a P-position";
        }
        if (place.isOver()) {
            return PlainWords.end(place);
        }
        return winning == 0
                ? "none of its options is a P-position"
                : "all of its options that are P-positions can be forbidden, " + winning + " of at most "
                        + (game().maneuver().count() - 1);
    }

    @Override
    public void visitOptions(OptionVisitor visitor) {
        options().visitAll(pulse, option -> {
            visitor.visit(option, Standing.of(isP(option)));
            return true;
        });
    }

    @Override
    public long countP() {
        WinningOptions winning = WinningOptions.of(this);
        return winning.inScope().count() + winning.others().count();
    }

    boolean hasOptions() {
        return !options().visitAll(pulse, option -> false);
    }

    boolean isP(Option option) {
        return board.isP(option.x(), option.y());
    }

    /** Whether the maneuver of the game is about this option. */
    boolean inScope(Option option) {
        return game().maneuver().scope().contains(option.first(), option.second());
    }
}
