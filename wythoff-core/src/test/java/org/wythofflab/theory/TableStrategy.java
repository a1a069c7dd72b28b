package org.wythofflab.theory;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;

/** The strategy of a blocking game on a small board, read from the definition. */
public final class TableStrategy implements Strategy {

    private final Definition game;
    private final boolean[][] p;

    public TableStrategy(Definition game, int size) {
        this.game = game;
        this.p = DefinitionSolver.pPositions(game, size, size);
    }

    @Override
    public Ruling at(BigPosition position) {
        int x = position.x().intValueExact();
        int y = position.y().intValueExact();
        List<BigMove> winning = new ArrayList<>();
        for (Option option : DefinitionSolver.options(game, x, y)) {
            if (p[option.x()][option.y()]) {
                winning.add(new BigMove(BigInteger.valueOf(option.k()), BigInteger.valueOf(option.l())));
            }
        }
        Optional<BigMove> move = p[x][y] ? Optional.empty() : Optional.of(winning.get(0));
        return new Ruling(p[x][y], move, winning, "read from a table");
    }

    @Override
    public String hallmark(BigPosition position) {
        return "it stands in a table";
    }

    @Override
    public String pattern() {
        return "what stands in a table";
    }

    @Override
    public String cost() {
        return "no time";
    }
}
