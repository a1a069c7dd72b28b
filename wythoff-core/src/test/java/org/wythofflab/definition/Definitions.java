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
        table.addAll(withEnds());
        table.addAll(dependingOnPiles());
        return List.copyOf(table);
    }

    private static List<Definition> dependingOnPiles() {
        Definition euclid = Definition.depending(
                "moves(first: y > 0 and k % y = 0; second: x > 0 and l % x = 0; both: none)",
                (k, l, x, y) -> l == 0 ? y > 0 && k % y == 0 : k == 0 && x > 0 && l % x == 0);
        Definition half = Definition.depending(
                "moves(first: 2*k <= x+y; second: odd; both: k = l and x != y)",
                (k, l, x, y) -> l == 0 ? 2 * k <= x + y : k == 0 ? l % 2 == 1 : k == l && x != y);
        Definition pairs = Definition.depending(
                "moves(first: none; second: all; both: (k+l) % 3 = 1 and k*l < x+y)",
                (k, l, x, y) -> (k > 0 && l > 0) ? ((k + l) % 3 == 1 && k * l < x + y) : k == 0);
        return List.of(
                euclid,
                euclid.inMisere(),
                euclid.block(2, ALL),
                euclid.comply(2, ALL),
                euclid.ends("x+y <= 3", (x, y) -> x + y <= 3),
                half,
                half.inMisere(),
                half.block(2, DIAGONAL),
                half.block(3, NIM).inMisere(),
                half.comply(2, NIM),
                half.ends("x = y and x % 2 = 0", (x, y) -> x == y && x % 2 == 0).inMisere(),
                pairs,
                pairs.inMisere(),
                pairs.block(3, ALL));
    }

    private static List<Definition> withEnds() {
        List<Definition> games = new ArrayList<>();
        for (int most : List.of(0, 1, 2, 3, 6)) {
            games.add(Bases.wythoff().ends("x+y <= " + most, (x, y) -> x + y <= most));
        }
        Definition six = Bases.wythoff()
                .ends(
                        "max(x,y) <= 2 and min(x,y) <= 1 and x != y",
                        (x, y) -> Math.max(x, y) <= 2 && Math.min(x, y) <= 1 && x != y);
        games.add(six);
        games.add(six.inMisere());
        games.add(six.comply(2, ALL));
        games.add(Bases.wythoff().block(3, ALL).ends("x+y <= 3", (x, y) -> x + y <= 3));
        games.add(Bases.wythoff().block(2, DIAGONAL).ends("x = 3 and y = 3", (x, y) -> x == 3 && y == 3));
        games.add(Bases.wythoff().comply(2, NIM).ends("x*y = 6", (x, y) -> x * y == 6));
        games.add(Bases.wythoff().ends("x = y and x % 3 = 1", (x, y) -> x == y && x % 3 == 1));
        games.add(Bases.mpWythoff(2, 3).ends("x+y in {3,5}", (x, y) -> x + y == 3 || x + y == 5));
        games.add(Bases.st(2, 1).ends("abs(x-y) = 2 and x+y < 9", (x, y) -> Math.abs(x - y) == 2 && x + y < 9));
        games.add(Bases.st(3, 4).ends("x+y <= 4", (x, y) -> x + y <= 4).inMisere());
        games.add(Bases.nim().ends("x < 3 and y < 5", (x, y) -> x < 3 && y < 5));
        games.add(Bases.nim().ends("x % 4 = 2 or y = 7", (x, y) -> x % 4 == 2 || y == 7));
        games.add(Bases.nim()
                .ends("x in odd and y in all", (x, y) -> x % 2 == 1 && y > 0)
                .inMisere()
                .block(2, ALL));
        games.add(Bases.modular(3).ends("min(x,y) = 1", (x, y) -> Math.min(x, y) == 1));
        games.add(Bases.oddEven(2, 3).ends("x > 2*y+1 and x < 9", (x, y) -> x > 2 * y + 1 && x < 9));
        games.add(Bases.evenEven(2, 2)
                .ends("x*x+y*y < 20", (x, y) -> x * x + y * y < 20)
                .inMisere());
        games.add(Bases.aWythoff(5).ends("10^30*x < y", (x, y) -> x == 0 && y > 0));
        games.add(Bases.wyt("k^2", k -> k * k).ends("x+y <= 5", (x, y) -> x + y <= 5));
        return games;
    }
}
