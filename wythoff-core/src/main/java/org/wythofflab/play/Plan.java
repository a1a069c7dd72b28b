package org.wythofflab.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;

/**
 * What the previous player forbids or proposes if he is quick to win or slow to lose, and how long the game then lasts if
 * the other player does the same.
 *
 * @param maneuver the options forbidden or proposed; none in plain play
 * @param depth how many moves are made from here to the end
 */
record Plan(List<BigMove> maneuver, int depth) {

    /** An option, whether it is a P-position, how long the game lasts from there, and whether the maneuver is about it. */
    record Scored(BigMove move, boolean isP, int depth, boolean inScope) {}

    private static final Comparator<Scored> QUICK =
            Comparator.comparingInt(Scored::depth).thenComparing(Scored::move, BigMove.SMALLEST);

    private static final Comparator<Scored> SLOW =
            Comparator.comparingInt(Scored::depth).reversed().thenComparing(Scored::move, BigMove.SMALLEST);

    static Plan of(GameSpec game, boolean isP, List<Scored> options) {
        return switch (game.maneuver().kind()) {
            case NONE -> new Plan(List.of(), afterMove(isP, options));
            case BLOCK -> isP ? blockToWin(game, options) : blockToDelay(game, options);
            case COMPLY -> isP ? complyToWin(game.maneuver(), options) : complyToDelay(game.maneuver(), options);
        };
    }

    /** The mover chooses: at a P-position any option loses, elsewhere he takes the quickest that wins. */
    private static int afterMove(boolean isP, List<Scored> open) {
        return open.stream()
                .filter(option -> isP || option.isP())
                .min(isP ? SLOW : QUICK)
                .map(option -> 1 + option.depth())
                .orElse(0);
    }

    /** All P-positions are forbidden, and with what is left of the right the options that would last longest. */
    private static Plan blockToWin(GameSpec game, List<Scored> options) {
        List<BigMove> forbidden = new ArrayList<>();
        List<Scored> open = new ArrayList<>();
        for (Scored option : options) {
            if (option.isP()) {
                forbidden.add(option.move());
            } else {
                open.add(option);
            }
        }
        open.sort(SLOW);
        int leave = game.convention() == Convention.MISERE ? 1 : 0;
        while (open.size() > leave
                && open.get(0).inScope()
                && forbidden.size() < game.maneuver().count() - 1) {
            forbidden.add(open.remove(0).move());
        }
        return new Plan(forbidden, afterMove(true, open));
    }

    /** The quickest winning options are forbidden as far as that goes; one remains, or the loss would be at once. */
    private static Plan blockToDelay(GameSpec game, List<Scored> options) {
        List<BigMove> forbidden = new ArrayList<>();
        List<Scored> winning = new ArrayList<>(
                options.stream().filter(Scored::isP).sorted(QUICK).toList());
        while (winning.size() > 1
                && winning.get(0).inScope()
                && forbidden.size() < game.maneuver().count() - 1) {
            forbidden.add(winning.remove(0).move());
        }
        return new Plan(forbidden, afterMove(false, winning));
    }

    private static Plan complyToWin(Maneuver maneuver, List<Scored> options) {
        List<Scored> enough = options.stream()
                .filter(option -> !option.isP() && option.inScope())
                .sorted(QUICK)
                .limit(maneuver.count())
                .toList();
        Optional<Scored> other = options.stream()
                .filter(option -> !option.isP() && !option.inScope())
                .min(QUICK);
        List<Plan> plans = new ArrayList<>();
        if (enough.size() == maneuver.count()) {
            plans.add(new Plan(moves(enough), afterMove(true, enough)));
        }
        other.ifPresent(one -> plans.add(new Plan(List.of(one.move()), 1 + one.depth())));
        return plans.stream().min(Comparator.comparingInt(Plan::depth)).orElseThrow();
    }

    /** The fewest P-positions there must be, and of those the ones that last longest. */
    private static Plan complyToDelay(Maneuver maneuver, List<Scored> options) {
        List<Scored> inScope = options.stream()
                .filter(Scored::inScope)
                .sorted(Comparator.comparing(Scored::isP).thenComparing(SLOW))
                .limit(maneuver.count())
                .toList();
        Stream<Plan> enough = inScope.size() == maneuver.count()
                ? Stream.of(new Plan(moves(inScope), afterMove(false, inScope)))
                : Stream.empty();
        Stream<Plan> other = options.stream()
                .filter(option -> !option.inScope())
                .min(SLOW)
                .map(one -> new Plan(List.of(one.move()), 1 + one.depth()))
                .stream();
        return Stream.concat(enough, other)
                .max(Comparator.comparingInt(Plan::depth))
                .orElse(new Plan(List.of(), 0));
    }

    private static List<BigMove> moves(List<Scored> options) {
        return options.stream().map(Scored::move).toList();
    }
}
