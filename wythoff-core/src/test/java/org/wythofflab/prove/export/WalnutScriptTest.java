package org.wythofflab.prove.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.prove.Prover;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** What is written for Walnut, read again by a reader that knows only Walnut's format. */
class WalnutScriptTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);
    private static final int BOUND = 24;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff misere",
                "a-wythoff(2)",
                "modular(3)",
                "wythoff block 2",
                "odd-even(1,2)",
                "st(2,1)"
            })
    void theAutomatonAcceptsThePositionsOfTheDefinition(String text) throws Exception {
        Map<String, String> files = files(text);
        String name = WalnutScript.name(GameSpec.parse(text));
        WalnutFile set = new WalnutFile(files.get("Automata Library/" + name + ".txt"));
        Definition game = Definitions.all().stream()
                .filter(each -> each.text().equals(text))
                .findFirst()
                .orElseThrow();
        boolean[][] p = DefinitionSolver.pPositions(game, BOUND, BOUND);
        List<Integer> weights = weights(set.system());
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                assertThat(set.accepts(WalnutFile.words(weights, x, y)))
                        .as("(%d,%d)", x, y)
                        .isEqualTo(p[x][y]);
            }
        }
        String script = files.get("Command Files/" + name + ".txt");
        assertThat(script)
                .contains("eval " + name + "_k1 ")
                .contains("eval " + name + "_k2 ")
                .endsWith("exit;\n");
        // Whatever is used has been defined before.
        for (String used : script.split("\\$", -1)) {
            String word = used.replaceAll("(?s)\\(.*", "");
            assertThat(script)
                    .satisfiesAnyOf(
                            all -> assertThat(all).contains("def " + word + " "),
                            all -> assertThat(word).startsWith("def "),
                            all -> assertThat(word).isEqualTo(name));
        }
    }

    /** The weights of Walnut's systems, and of those that come with the files. */
    private static List<Integer> weights(String system) {
        return switch (system) {
            case "msd_2" -> List.of(1, 2, 4, 8, 16, 32);
            case "msd_fib" -> List.of(1, 2, 3, 5, 8, 13, 21, 34);
            case "msd_w_pell" -> List.of(1, 3, 7, 17, 41);
            case "msd_w_recurrence_2_2" -> List.of(1, 3, 8, 22, 60);
            default -> throw new IllegalArgumentException(system);
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"a-wythoff(2)", "st(2,1)"})
    void aSystemThatWalnutLacksIsDescribed(String text) throws Exception {
        Map<String, String> files = files(text);
        String name = files.keySet().stream()
                .filter(file -> file.endsWith("_addition.txt"))
                .map(file -> file.replaceAll(".*/|_addition.txt", ""))
                .findFirst()
                .orElseThrow();
        WalnutFile words = new WalnutFile(files.get("Custom Bases/" + name + ".txt"));
        WalnutFile sums = new WalnutFile(files.get("Custom Bases/" + name + "_addition.txt"));
        List<Integer> weights = weights(name);
        for (int x = 0; x < BOUND; x++) {
            assertThat(words.accepts(WalnutFile.words(weights, x))).isTrue();
            for (int y = 0; y < BOUND; y++) {
                for (int z = 0; z < 2 * BOUND - 1; z++) {
                    assertThat(sums.accepts(WalnutFile.words(weights, x, y, z)))
                            .as("%d + %d = %d", x, y, z)
                            .isEqualTo(x + y == z);
                }
            }
        }
        // The largest digit twice is no word.
        assertThat(words.accepts(List.of(new int[] {2}, new int[] {2}))).isFalse();
    }

    @Test
    void theSameGameGivesTheSameFiles() throws Exception {
        assertThat(files("modular(3)")).isEqualTo(files("modular(3)"));
    }

    private static Map<String, String> files(String text) throws Exception {
        Map<String, String> files = Prover.prove(GameSpec.parse(text), BUDGET)
                .certified()
                .orElseThrow()
                .walnut(BUDGET)
                .orElseThrow();
        files.values().forEach(file -> assertThat(file).matches("[\\n -~]*").endsWith("\n"));
        return files;
    }
}
