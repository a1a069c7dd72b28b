package org.wythofflab.definition;

import java.util.Random;
import java.util.stream.Stream;
import org.wythofflab.definition.Definition.Over;

/** Random conditions on where a game is over, each as its text beside its meaning; the same for the same seed. */
public final class RandomEnds {

    private record Condition(String text, Over holds) {}

    private final Random random;

    private RandomEnds(long seed) {
        random = new Random(seed);
    }

    /** The games, each with a condition of its own. */
    public static Stream<Definition> on(Stream<Definition> games, long seed) {
        RandomEnds ends = new RandomEnds(seed);
        return games.map(game -> ends.added(game, ends.any()));
    }

    /** The games, each over at finitely many positions, and with these at their mirror images. */
    public static Stream<Definition> symmetricOn(Stream<Definition> games, long seed) {
        RandomEnds ends = new RandomEnds(seed);
        return games.map(game -> ends.added(game, ends.finite()));
    }

    private Definition added(Definition game, Condition condition) {
        return game.ends(condition.text, condition.holds);
    }

    private Condition finite() {
        int a = random.nextInt(6);
        int b = random.nextInt(9);
        return switch (random.nextInt(4)) {
            case 0 -> new Condition("x+y <= " + b, (x, y) -> x + y <= b);
            case 1 ->
                new Condition(
                        "x = " + a + " and y = " + b + " or y = " + a + " and x = " + b,
                        (x, y) -> (x == a && y == b) || (y == a && x == b));
            case 2 ->
                new Condition(
                        "max(x,y) < " + b + " and (x+y) % 3 = 1", (x, y) -> Math.max(x, y) < b && (x + y) % 3 == 1);
            default ->
                new Condition("x+y in {" + (a + 1) + "," + (b + 2) + "}", (x, y) -> x + y == a + 1 || x + y == b + 2);
        };
    }

    private Condition any() {
        int a = random.nextInt(5);
        int b = 1 + random.nextInt(5);
        return switch (random.nextInt(8)) {
            case 0 -> new Condition("x < " + a + " and y < " + b, (x, y) -> x < a && y < b);
            case 1 -> new Condition("x = " + a, (x, y) -> x == a);
            case 2 -> new Condition("x % " + b + " = 0 and y > " + a, (x, y) -> x % b == 0 && y > a);
            case 3 -> new Condition("not abs(x-2*y) > " + a, (x, y) -> Math.abs(x - 2 * y) <= a);
            case 4 -> new Condition("x*y = " + (a + b), (x, y) -> x * y == a + b);
            case 5 -> new Condition("x in 1.." + b + " or y in {" + b + "}", (x, y) -> (x >= 1 && x <= b) || y == b);
            default -> finite();
        };
    }
}
