package org.wythofflab.definition;

import static org.wythofflab.definition.Definition.Scope.ALL;
import static org.wythofflab.definition.Definition.Scope.DIAGONAL;
import static org.wythofflab.definition.Definition.Scope.NIM;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wythofflab.definition.Definition.Maneuver;
import org.wythofflab.definition.Definition.Scope;

/** The table of games that every engine is compared on: each base, plain and with modifiers. */
public final class Definitions {

    private static final List<Definition> TABLE = table();

    private static final Map<String, Definition> BY_TEXT =
            TABLE.stream().collect(Collectors.toUnmodifiableMap(Definition::text, Function.identity()));

    private Definitions() {}

    /** Every game of the table; the texts are pairwise different. */
    public static List<Definition> all() {
        return TABLE;
    }

    /** The game of the table with this text. */
    public static Definition named(String text) {
        Definition game = BY_TEXT.get(text);
        if (game == null) {
            throw new IllegalArgumentException("no game with this text in the table: " + text);
        }
        return game;
    }

    private static List<Definition> table() {
        List<Definition> table = new ArrayList<>();
        for (Definition base : Bases.all()) {
            table.add(base);
            table.add(base.inMisere());
        }
        // The paper's own tables need modular(4), ..., modular(9) and blocking up to 6.
        for (int m : List.of(4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16)) {
            table.add(Bases.modular(m));
        }
        for (int count = 1; count <= 7; count++) {
            table.add(Bases.wythoff().block(count, ALL));
            table.add(Bases.nim().block(count, ALL));
            table.add(Bases.wythoff().comply(count, ALL));
        }
        for (Scope scope : List.of(DIAGONAL, NIM)) {
            for (int count = 1; count <= 4; count++) {
                table.add(Bases.wythoff().block(count, scope));
                table.add(Bases.wythoff().comply(count, scope));
            }
        }
        table.add(Bases.nim().comply(1, ALL));
        table.add(Bases.nim().comply(3, ALL));
        table.add(Bases.wythoff().block(3, ALL).spelled("wythoff block 3 all"));
        table.add(Bases.wythoff().comply(3, ALL).spelled("wythoff comply 3 all"));
        table.add(Bases.evenOdd(1, 2).block(2, ALL).inMisere().spelled("even-odd(1,2) block 2 all misere"));
        List<Definition> others = Bases.all().stream()
                .filter(base -> base.maneuver() == Maneuver.NONE)
                .toList();
        for (int i = 0; i < others.size(); i++) {
            Definition base = others.get(i);
            // Walks through all scopes and counts, so that neighbours in the list get different ones.
            Scope scope = List.of(ALL, DIAGONAL, NIM).get(i % 3);
            int count = 2 + i % 4;
            if (!base.text().equals("wythoff") && !base.text().equals("nim")) {
                table.add(base.block(count, scope));
                table.add(base.comply(count - 1, scope));
            }
            table.add(
                    i % 2 == 0
                            ? base.block(count, scope).inMisere()
                            : base.inMisere().block(count, scope));
        }
        return List.copyOf(table);
    }
}
