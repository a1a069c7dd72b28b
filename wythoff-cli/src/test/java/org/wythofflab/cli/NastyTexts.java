package org.wythofflab.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Texts and files that are nearly right, or not at all: what is right, cut, doubled, crossed and spiced. The seed decides. */
final class NastyTexts {
    private static final List<String> GAMES = List.of(
            "wythoff",
            "nim misere",
            "a-wythoff(2) block 3",
            "st(2,3) comply 2",
            "wyt(k^3+2*k+1)",
            "wyt(isqrt(k)+k%7)",
            "modular(5)",
            "odd-even(2,3) misere block 2",
            "restricted(1,3; h=all, v=odd, d1=even, d2={0,2 mod 5})",
            "imitation(2,3)",
            "mp-wythoff(2,1)",
            "moves(first: all; second: all; both: k = l or k+l = 3)",
            "moves(first: k%2 = 1; second: y > 0 and l%x = 0; both: none)",
            "moves(first: {1,2,5..9}; second: all; both: k*k < 3*l*l and not l < 2*k) ends(x+y <= 2)",
            "wythoff + nim + modular(3)",
            "wythoff block {1..4}",
            "odd-even(2,t)");
    private static final List<String> PLACES =
            List.of("3 5", "3,5", "10^30 7", "2^64-1 (7+8)*9", "4,5 3,5 3,4", "3 5 4 7", "0 0", "17//3 17%3");
    private static final List<String> SPICES = List.of(
            "(",
            ")",
            "((((((((",
            "{",
            "}",
            "{1..99}",
            ",",
            ";",
            ":",
            "..",
            "^",
            "^^",
            "*",
            "//",
            "%",
            "%0",
            "//0",
            "-",
            "--",
            "-1",
            "0",
            "99999999999999999999",
            "10^99",
            "10^10^10",
            "2^63",
            "k",
            "l",
            "x",
            "y",
            "t",
            "n",
            "and",
            "or",
            "not",
            "mod",
            "<=",
            "!=",
            "=",
            "block",
            "block 0",
            "comply",
            "misere",
            "ends(",
            "all",
            "none",
            "odd",
            "even",
            "isqrt(",
            "min(",
            "max(",
            "floor(",
            "sqrt(",
            "+",
            "@",
            "@/etc/passwd",
            "\u0000",
            "\ufeff",
            "\u00e9",
            "\ud83d\ude00",
            "\ud800",
            "\u0130",
            "\u2212",
            "\n",
            "\t",
            " ",
            "\"",
            "'",
            "\\",
            "-x",
            "--",
            "=");

    private final Random chance;

    NastyTexts(long seed) {
        chance = new Random(seed);
    }

    private <T> T one(List<T> many) {
        return many.get(chance.nextInt(many.size()));
    }

    String game() {
        return spoiled(one(GAMES), GAMES);
    }

    String place() {
        return spoiled(one(PLACES), PLACES);
    }

    /** One word, mostly a small number. */
    String number() {
        return chance.nextInt(3) > 0 ? Integer.toString(chance.nextInt(40)) : spoiled("12", PLACES);
    }

    String oneOf(String... words) {
        return words[chance.nextInt(words.length)];
    }

    /** Mostly once; now and then not at all, or many times. */
    String spoiled(String text, List<String> others) {
        String result = text;
        for (int left = chance.nextInt(8) == 0 ? 12 : chance.nextInt(4); left > 0; left--) {
            int from = chance.nextInt(result.length() + 1);
            int to = Math.min(result.length(), from + chance.nextInt(6));
            String head = result.substring(0, from);
            String tail = result.substring(to);
            result = switch (chance.nextInt(6)) {
                case 0 -> head + tail;
                case 1 -> head + result.substring(from, to).repeat(1 + chance.nextInt(30)) + tail;
                case 2 -> head + one(others) + tail;
                case 3 -> head + (char) chance.nextInt(300) + tail;
                default -> head + one(SPICES) + tail;
            };
        }
        return result;
    }

    /** A file in which bytes are changed, missing, too many, or which breaks off. */
    byte[] spoiled(byte[] file) {
        byte[] result = file.clone();
        for (int left = 1 + chance.nextInt(3); left > 0 && result.length > 0; left--) {
            int at = chance.nextInt(result.length);
            switch (chance.nextInt(5)) {
                case 0 -> result[at] ^= (byte) (1 << chance.nextInt(8));
                case 1 -> result[at] = (byte) chance.nextInt(256);
                case 2 -> result = Arrays.copyOf(result, at);
                case 3 -> result = replaced(result, at, new byte[0]);
                default -> result = replaced(result, at, one(SPICES).getBytes(StandardCharsets.UTF_8));
            }
        }
        return result;
    }

    /** A few bytes taken out, and others put in. */
    private byte[] replaced(byte[] file, int at, byte[] by) {
        int behind = Math.min(file.length, at + chance.nextInt(9));
        byte[] result = new byte[at + by.length + file.length - behind];
        System.arraycopy(file, 0, result, 0, at);
        System.arraycopy(by, 0, result, at, by.length);
        System.arraycopy(file, behind, result, at + by.length, file.length - behind);
        return result;
    }
}
