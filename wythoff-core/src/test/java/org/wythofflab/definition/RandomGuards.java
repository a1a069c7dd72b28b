package org.wythofflab.definition;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.wythofflab.definition.Definition.From;
import org.wythofflab.definition.Definition.Scope;

/** Random games whose moves depend on the piles before the move, each as its text beside its meaning; the same for the same seed. */
public final class RandomGuards {

    private record Condition(String text, From holds) {}

    private final Random random;

    private RandomGuards(long seed) {
        random = new Random(seed);
    }

    public static Stream<Definition> from(long seed) {
        RandomGuards games = new RandomGuards(seed);
        return Stream.generate(games::next);
    }

    private Definition next() {
        Condition first = any("k", (k, l) -> k);
        Condition second = any("l", (k, l) -> l);
        Condition both = random.nextBoolean() ? any("(k+2*l)", (k, l) -> k + 2 * l) : any("min(k,l)", Math::min);
        String text = "moves(first: " + first.text + "; second: " + second.text + "; both: " + both.text + ")";
        Definition game = Definition.depending(
                text, (k, l, x, y) -> (l == 0 ? first : k == 0 ? second : both).holds.test(k, l, x, y));
        Scope scope = List.of(Scope.ALL, Scope.DIAGONAL, Scope.NIM).get(random.nextInt(3));
        return switch (random.nextInt(5)) {
            case 0 -> game.inMisere();
            case 1 -> game.block(1 + random.nextInt(4), scope);
            case 2 -> game.block(1 + random.nextInt(4), scope).inMisere();
            case 3 -> game.comply(1 + random.nextInt(4), scope);
            default -> game;
        };
    }

    private interface Amount {
        long of(long k, long l);
    }

    private Condition any(String amount, Amount taken) {
        int a = 1 + random.nextInt(4);
        return switch (random.nextInt(6)) {
            case 0 -> new Condition(amount + " <= x-y+" + a, (k, l, x, y) -> taken.of(k, l) <= x - y + a);
            case 1 ->
                new Condition("y > 0 and " + amount + " % y = 0", (k, l, x, y) -> y > 0 && taken.of(k, l) % y == 0);
            case 2 ->
                new Condition(
                        "(x+" + amount + ") % " + (a + 1) + " = 0",
                        (k, l, x, y) -> (x + taken.of(k, l)) % (a + 1) == 0);
            case 3 ->
                new Condition("x in odd or " + amount + " = " + a, (k, l, x, y) -> x % 2 == 1 || taken.of(k, l) == a);
            case 4 ->
                new Condition(
                        "not x = y and " + amount + " < " + (a + 3), (k, l, x, y) -> x != y && taken.of(k, l) < a + 3);
            default -> new Condition("x+y > " + a, (k, l, x, y) -> x + y > a);
        };
    }
}
