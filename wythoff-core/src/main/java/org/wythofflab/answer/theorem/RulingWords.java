package org.wythofflab.answer.theorem;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Explanation;
import org.wythofflab.answer.Step;
import org.wythofflab.answer.words.PlainWords;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.Words;
import org.wythofflab.theory.Ruling;

/**
 * What a theorem says of a position, as an answer.
 *
 * @param hallmark how a place shows that the theorem is about it
 */
record RulingWords(Place place, Ruling ruling, Function<Place, String> hallmark) {
    /** So many options are accounted for one by one. */
    private static final int FEW = 4;

    Answer answer(Credit credit) {
        return new Answer(
                ruling.isP(),
                ruling.move().map(move -> Step.of(move, place.piles())),
                new Explanation(plain(), reason(), Optional.of(ruling.why())),
                List.of(),
                credit);
    }

    private String plain() {
        return switch (maneuver().kind()) {
            case NONE -> ruling.isP() ? lost() : won();
            case BLOCK -> ruling.isP() ? forbidding() : unstoppable();
            case COMPLY -> ruling.isP() ? proposing() : complying();
        };
    }

    private String lost() {
        return PlainWords.isOver(place) ? PlainWords.over(place, "no move is left") : PlainWords.LOST;
    }

    private String won() {
        return ruling.move()
                .map(move -> PlainWords.advice(place, move))
                .orElseGet(() -> PlainWords.over(place, "no move is left"));
    }

    private String forbidding() {
        return ruling.maneuver().isEmpty()
                ? lost()
                : "the previous player forbids " + named() + ", and every other move leaves a win to the opponent";
    }

    private String unstoppable() {
        if (ruling.move().isEmpty()) {
            return won();
        }
        if (leavesNoOther()) {
            return firstStep() + ", unless that is forbidden: all options, " + named()
                    + ", are losing positions, and whoever is left without a move wins";
        }
        // So few could all be forbidden, unless they are out of scope.
        if (ruling.maneuver().size() < maneuver().count() || maneuver().count() == 1) {
            return won() + ". It cannot be forbidden";
        }
        String most = Words.options(maneuver().count() - 1L, maneuver().scope());
        return firstStep() + ", unless that is forbidden: " + named() + " are losing positions, and at most " + most
                + " can be forbidden";
    }

    /** Whether all options lose and could be forbidden, which in misere play leaves a win to whoever cannot move. */
    private boolean leavesNoOther() {
        return place.game().convention() == Convention.MISERE
                && ruling.maneuver().size() < maneuver().count()
                && ruling.move().filter(place::inScope).isPresent();
    }

    private String proposing() {
        return "the previous player proposes "
                + (ruling.maneuver().isEmpty() ? "options that lose" : named())
                + ", and wins whichever is taken";
    }

    private String complying() {
        if (ruling.move().isPresent()) {
            return "whatever is proposed, one of the options wins; for instance, if you can, " + firstStep();
        }
        return PlainWords.isOver(place)
                ? "there is nothing to propose, and the previous player loses"
                : "whatever the previous player can propose, you win";
    }

    private String firstStep() {
        Step step = Step.of(ruling.move().orElseThrow(), place.piles());
        return step.words() + ", to " + step.to();
    }

    private String named() {
        return Words.targets(place.piles(), ruling.maneuver());
    }

    /** The numbers of the position itself, or of those that can be reached. */
    private Optional<String> reason() {
        boolean comply = maneuver().kind() == Maneuver.Kind.COMPLY;
        if (ruling.isP() != comply) {
            return PlainWords.isOver(place) ? Optional.empty() : Optional.of(account(place));
        }
        List<BigMove> options =
                ruling.maneuver().isEmpty() ? ruling.move().stream().toList() : ruling.maneuver();
        List<Place> targets = options.stream()
                .map(place::after)
                .filter(to -> !PlainWords.isOver(to))
                .toList();
        return switch (targets.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(account(targets.get(0)));
            default ->
                Optional.of(targets.stream()
                        .limit(FEW)
                        .map(to -> Words.position(to.piles()) + ": " + hallmark.apply(to))
                        .collect(Collectors.joining("; ")));
        };
    }

    /** Why it is P or N, as a phrase that names no move. */
    String standing() {
        boolean comply = maneuver().kind() == Maneuver.Kind.COMPLY;
        if (PlainWords.isOver(place)) {
            return comply ? "there is nothing to propose" : "no move is left";
        }
        if (ruling.isP() != comply) {
            return hallmark.apply(place);
        }
        return switch (maneuver().kind()) {
            case NONE -> "it has an option that is a P-position";
            case BLOCK ->
                leavesNoOther()
                        ? "all of its options are P-positions, and whoever cannot move wins"
                        : "not all of its options that are P-positions can be forbidden";
            case COMPLY -> "there are enough options that are N-positions";
        };
    }

    private String account(Place marked) {
        String where = maneuver().kind() == Maneuver.Kind.COMPLY ? " is an N-position: " : " is a P-position: ";
        boolean isShort = Brief.isShort(marked.piles().x())
                && Brief.isShort(marked.piles().y());
        return (isShort ? Words.position(marked.piles()) : "it") + where + hallmark.apply(marked);
    }

    private Maneuver maneuver() {
        return place.game().maneuver();
    }
}
