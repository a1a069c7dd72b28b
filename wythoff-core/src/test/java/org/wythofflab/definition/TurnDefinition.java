package org.wythofflab.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Which turns a player may make in a game without memory, and who has won, exactly as the rules say it. */
public final class TurnDefinition {

    /** What is taken from the first and from the second pile. */
    public record Taking(int k, int l) {}

    private final Definition game;
    private final int x;
    private final int y;

    public TurnDefinition(Definition game, int x, int y) {
        this.game = game;
        this.x = x;
        this.y = y;
    }

    public boolean isOption(Taking taking) {
        return options().contains(taking);
    }

    /** Every legal move. */
    public List<Taking> options() {
        return DefinitionSolver.options(game, x, y).stream()
                .map(option -> new Taking(option.k(), option.l()))
                .toList();
    }

    private boolean inScope(Taking taking) {
        return DefinitionSolver.inScope(
                game.scope(), new DefinitionSolver.Option(x - taking.k(), y - taking.l(), taking.k(), taking.l()));
    }

    /** At most K-1 different options, all of the kind that can be forbidden. */
    public boolean mayForbid(List<Taking> takings) {
        return takings.size() < game.count()
                && new HashSet<>(takings).size() == takings.size()
                && takings.stream().allMatch(taking -> isOption(taking) && inScope(taking));
    }

    /** Different options: at least K of the kind the rule is about, or at least one of the other kind. */
    public boolean mayPropose(List<Taking> takings) {
        boolean options = new HashSet<>(takings).size() == takings.size()
                && takings.stream().allMatch(this::isOption);
        boolean enough = takings.stream().filter(this::inScope).count() >= game.count();
        boolean other = takings.stream().anyMatch(taking -> !inScope(taking));
        return options && (enough || other);
    }

    /** Whether anything at all can be proposed; if not, who should do it has lost. */
    public boolean canPropose() {
        return mayPropose(options());
    }

    /** Whether the mover wins because no option is left to him, or empty if one is. */
    public Optional<Boolean> stuckMoverWins(List<Taking> forbidden) {
        return forbidden.containsAll(options()) ? Optional.of(game.misere()) : Optional.empty();
    }
}
