package org.wythofflab.verify.common;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Option;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;

/**
 * Holds every ruling of a strategy on a board against the rules: the outcome; that the move it makes is legal and lands
 * in P; that what it forbids or proposes is allowed and enough. Positions go by their larger pile.
 */
public final class RulingCheck implements Check {

    private final GameSpec game;
    private final Strategy strategy;

    public RulingCheck(GameSpec game, Strategy strategy) {
        this.game = game;
        this.strategy = strategy;
    }

    @Override
    public Finding upTo(long bound, Ground ground) {
        return Finding.on(ground.outcomes(game, bound), truth -> check(bound, ground, truth));
    }

    private Finding check(long bound, Ground ground, Outcomes truth) {
        BoardOptions options = new BoardOptions(game, (int) bound);
        return Finding.first(0, bound, ground, larger -> {
            int side = (int) larger;
            Finding.pulse(ground);
            Optional<Counterexample> broken = Optional.empty();
            for (int smaller = 0; smaller <= side && broken.isEmpty(); smaller++) {
                broken = at(truth, options, smaller, side);
                if (broken.isEmpty() && smaller < side) {
                    broken = at(truth, options, side, smaller);
                }
            }
            return broken;
        });
    }

    private Optional<Counterexample> at(Outcomes truth, BoardOptions options, int x, int y) {
        Ruling ruling = strategy.at(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
        String where = "(" + x + "," + y + ")";
        if (ruling.isP() != truth.isP(x, y)) {
            return Optional.of(new Counterexample(where, ruling.isP() ? "P" : "N", ruling.isP() ? "N" : "P"));
        }
        List<BigMove> named = new ArrayList<>(ruling.maneuver());
        ruling.move().ifPresent(named::add);
        for (BigMove move : named) {
            if (options.by(move, x, y).isEmpty()) {
                return Optional.of(new Counterexample(where, words(move), "not a legal move"));
            }
        }
        List<Option> maneuver = ruling.maneuver().stream()
                .map(move -> options.by(move, x, y).orElseThrow())
                .toList();
        Optional<Option> made = ruling.move().map(move -> options.by(move, x, y).orElseThrow());
        if (new HashSet<>(maneuver).size() < maneuver.size()) {
            return Optional.of(new Counterexample(where, maneuver.toString(), "an option is named twice"));
        }
        Scene scene = new Scene(truth, options, x, y, maneuver, made);
        return scene.objection(ruling.isP(), game.maneuver()).map(why -> new Counterexample(where, ruling.why(), why));
    }

    private static String words(BigMove move) {
        return "take " + move.first() + " and " + move.second();
    }

    /** One position with its options, and what the ruling wants to be done there. */
    private record Scene(
            Outcomes truth, BoardOptions options, int x, int y, List<Option> maneuver, Optional<Option> made) {

        Optional<String> objection(boolean isP, Maneuver rule) {
            if (made.isPresent() && !isP(made.get())) {
                return Optional.of("the move to " + made.get() + " does not land in P");
            }
            return switch (rule.kind()) {
                case NONE -> plain(isP);
                case BLOCK -> isP ? forbidding(rule.count() - 1) : unstoppable(rule.count() - 1);
                case COMPLY -> isP ? proposing(rule.count()) : complying(rule.count());
            };
        }

        /** Only a position without options can be N without a move, which is misere play. */
        private Optional<String> plain(boolean isP) {
            return made.isPresent() == !isP || (!isP && all().isEmpty())
                    ? Optional.empty()
                    : Optional.of("a move is made from N-positions and from no others");
        }

        private Optional<String> forbidding(int most) {
            if (maneuver.size() > most || !maneuver.stream().allMatch(options::inScope)) {
                return Optional.of("these options cannot all be forbidden: " + maneuver);
            }
            List<Option> left = new ArrayList<>(all());
            left.removeAll(maneuver);
            return left.stream()
                    .filter(this::isP)
                    .findFirst()
                    .map(option -> "the winning option " + option + " is not forbidden");
        }

        private Optional<String> unstoppable(int most) {
            boolean enough = maneuver.size() > most || !maneuver.stream().allMatch(options::inScope);
            return enough && maneuver.stream().allMatch(this::isP)
                    ? Optional.empty()
                    : Optional.of("the winning options " + maneuver + " can all be forbidden");
        }

        private Optional<String> proposing(int least) {
            return isEnough(maneuver, least) && maneuver.stream().noneMatch(this::isP)
                    ? Optional.empty()
                    : Optional.of("the options " + maneuver + " are no proposal that wins");
        }

        private Optional<String> complying(int least) {
            return made.isPresent() == isEnough(all(), least)
                    ? Optional.empty()
                    : Optional.of("a move is made where something can be proposed, and nowhere else");
        }

        /** Asked for only where it matters: there are many. */
        private List<Option> all() {
            return options.of(x, y);
        }

        private boolean isEnough(List<Option> proposed, int least) {
            long in = proposed.stream().filter(options::inScope).count();
            return in >= least || in < proposed.size();
        }

        private boolean isP(Option option) {
            return truth.isP(option.x(), option.y());
        }
    }
}
