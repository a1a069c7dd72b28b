package org.wythofflab.definition;

import java.util.Random;
import java.util.stream.Stream;
import org.wythofflab.definition.Definition.Both;

/**
 * Random symmetric games with all one-pile moves and a union of rays, bands and single two-pile moves, each as its text
 * beside its meaning; the same for the same seed.
 */
public final class RandomLineGames {

    private record Part(String text, Both holds) {
        Part or(Part other) {
            return new Part(text + " or " + other.text, (k, l) -> holds.test(k, l) || other.holds.test(k, l));
        }

        Part and(String more, Both both) {
            return new Part(text + " and " + more, (k, l) -> holds.test(k, l) && both.test(k, l));
        }

        Part mirrored() {
            String swapped = text.replace('k', '#').replace('l', 'k').replace('#', 'l');
            return new Part(swapped, (k, l) -> holds.test(l, k));
        }
    }

    private final Random random;

    private RandomLineGames(long seed) {
        random = new Random(seed);
    }

    public static Stream<Definition> from(long seed) {
        RandomLineGames games = new RandomLineGames(seed);
        return Stream.generate(games::next);
    }

    private Definition next() {
        Part all = part();
        for (int i = random.nextInt(3); i > 0; i--) {
            all = all.or(part());
        }
        Part both = all.or(all.mirrored());
        Definition game = Definition.nimAnd("moves(first: all; second: all; both: " + both.text + ")", both.holds);
        return random.nextInt(4) == 0 ? game.inMisere() : game;
    }

    private Part part() {
        return switch (random.nextInt(5)) {
            case 0 -> single();
            case 1 -> corner();
            case 2 -> band();
            default -> ray();
        };
    }

    private Part single() {
        int a = 1 + random.nextInt(6);
        int b = 1 + random.nextInt(6);
        return new Part("k = " + a + " and l = " + b, (k, l) -> k == a && l == b);
    }

    private Part corner() {
        int a = 1 + random.nextInt(4);
        int b = a + 1 + random.nextInt(4);
        int end = 1 + random.nextInt(7);
        return new Part("k in {" + a + "," + b + "} and l <= " + end, (k, l) -> (k == a || k == b) && l <= end);
    }

    private Part band() {
        int p = 1 + random.nextInt(3);
        int q = 1 + random.nextInt(3);
        int width = 1 + random.nextInt(4);
        return restricted(
                new Part("abs(" + q + "*k-" + p + "*l) < " + width, (k, l) -> Math.abs(q * k - p * l) < width));
    }

    private Part ray() {
        int p = 1 + random.nextInt(4);
        int q = 1 + random.nextInt(4);
        int shift = random.nextInt(3) == 0 ? random.nextInt(15) - 7 : 0;
        return restricted(new Part(q + "*k-" + p + "*l = " + shift, (k, l) -> q * k - p * l == shift));
    }

    private Part restricted(Part part) {
        int start = 2 + random.nextInt(9);
        int modulus = 2 + random.nextInt(3);
        int rest = random.nextInt(modulus);
        return switch (random.nextInt(6)) {
            case 0 -> part.and("k >= " + start, (k, l) -> k >= start);
            case 1 -> part.and("k % " + modulus + " = " + rest, (k, l) -> k % modulus == rest);
            case 2 -> part.and("l//" + modulus + " % 2 = 0", (k, l) -> l / modulus % 2 == 0);
            default -> part;
        };
    }
}
