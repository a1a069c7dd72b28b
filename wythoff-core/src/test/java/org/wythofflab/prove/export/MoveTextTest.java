package org.wythofflab.prove.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.MoveClass;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** Moves written as formulas are the moves of the definition. */
class MoveTextTest {

    private static final int BOUND = 8;

    private final Outlay outlay = new Outlay(Budget.of(0, 1 << 28), 400_000);

    @Test
    void theFormulasOfAGameHaveTheMovesOfItsDefinition() throws Exception {
        int served = 0;
        // Every third is enough for all kinds of rules, and takes seconds.
        for (int i = 0; i < Definitions.all().size(); i += 3) {
            Definition game = Definitions.all().get(i);
            Optional<Kernel> kernel = Kernel.of(GameSpec.parse(game.text()), NumberSystem.BINARY, outlay);
            if (kernel.isPresent() && GameSpec.parse(game.text()).ends().isEmpty() && written(kernel.get())) {
                check(game, kernel.get());
                served++;
            }
        }
        assertThat(served).isGreaterThan(40);
    }

    private static Stream<MoveClass> classes(Kernel kernel) {
        return Stream.concat(kernel.certain().stream(), kernel.counted().stream());
    }

    private static boolean written(Kernel kernel) {
        return classes(kernel).allMatch(moves -> moves.cases().isPresent());
    }

    private static void check(Definition game, Kernel kernel) {
        List<MoveText> texts = classes(kernel)
                .map(moves -> new MoveText(moves, moves.cases().orElseThrow(), new SmtDialect()))
                .toList();
        List<Object> conditions =
                texts.stream().map(text -> SmtReader.parsed(text.condition())).toList();
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                Set<List<Integer>> options = new HashSet<>();
                for (int i = 0; i < texts.size(); i++) {
                    collect(texts.get(i), conditions.get(i), x, y, options);
                }
                Set<List<Integer>> right = new HashSet<>();
                DefinitionSolver.options(game, x, y).forEach(option -> right.add(List.of(option.x(), option.y())));
                assertThat(options).as("(%d,%d) of %s", x, y, game.text()).isEqualTo(right);
            }
        }
    }

    /** All that the condition lets pass, also where more would be left than there was. */
    private static void collect(MoveText text, Object condition, int x, int y, Set<List<Integer>> options) {
        int wide = text.left().size() == 2 ? BOUND : 1;
        for (int u = 0; u < BOUND; u++) {
            for (int v = 0; v < wide; v++) {
                Map<String, Integer> values = Map.of("x", x, "y", y, "u", u, "v", v);
                if (SmtReader.holds(condition, values)) {
                    options.add(text.option().stream().map(values::get).toList());
                }
            }
        }
    }
}
