package org.wythofflab.bench.load;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;

/** Somebody at the page: types, pans, hovers, plays, has a claim checked, and sometimes leaves in the middle. */
final class Person {
    private static final String[] GAMES = {
        "wythoff", "nim", "wyt(2)", "st(2,3)", "a-wythoff(3)", "modular(5)", "odd-odd(2,3)", "wythoff block 3"
    };

    private final Random chance;
    private String game;
    private int typed;

    Person(long seed) {
        chance = new Random(seed);
        game = GAMES[chance.nextInt(GAMES.length)];
        typed = game.length() - chance.nextInt(3);
    }

    /** Of which all but the last letters are typed. */
    void chooseGame() {
        game = GAMES[chance.nextInt(GAMES.length)];
        typed = game.length() - chance.nextInt(3);
    }

    /** How long to wait before the next question, at most so many milliseconds and a bit. */
    int pause(int most) {
        return 20 + chance.nextInt(most);
    }

    /** How long somebody who is about to leave waits, in milliseconds. */
    int patience() {
        return chance.nextInt(100);
    }

    Question next() {
        if (typed < game.length()) {
            typed++;
            return of(Kind.READING);
        }
        int die = chance.nextInt(100);
        if (die < 12) {
            chooseGame();
            return of(Kind.GAME);
        }
        return of(
                die < 60
                        ? Kind.SQUARE
                        : die < 90 ? Kind.TILE : die < 96 ? Kind.PLAY : die < 98 ? Kind.CHECK : Kind.LONG);
    }

    Question of(Kind kind) {
        return switch (kind) {
            case READING -> Question.get(kind, "/api/reading?game=" + coded(game.substring(0, typed)), false);
            case GAME -> Question.get(kind, "/api/game?game=" + coded(game), false);
            case SQUARE ->
                Question.get(kind, "/api/square?game=" + coded(game) + "&x=" + near() + "&y=" + near(), false);
            case TILE -> Question.get(kind, tile(), chance.nextInt(10) == 0);
            case PLAY ->
                new Question(
                        kind,
                        "/api/play",
                        Optional.of("{\"game\":\"wythoff\",\"start\":\"" + near() + " " + near() + "\"}"),
                        false);
            case CHECK -> Question.get(kind, "/api/verify?bound=30&claim=wyt-f/theorem-10", chance.nextBoolean());
            case LONG ->
                Question.get(
                        kind,
                        "/api/outcome?by=engine&position=" + (200 + chance.nextInt(300)) + "+500&game=" + coded(dear()),
                        chance.nextBoolean());
        };
    }

    /** Nearly each time another game, so that no answer is one that was given before. */
    private String dear() {
        return "moves(first: all; second: all; both: 100*k*k < " + (200 + chance.nextInt(400))
                + "*l*l and l < 2*k) block 9";
    }

    private int near() {
        return chance.nextInt(200);
    }

    private String tile() {
        return "/api/tile.png?layer=outcome&theme=light&zoom=" + chance.nextInt(2) + "&x=" + 256 * chance.nextInt(3)
                + "&y=" + 256 * chance.nextInt(3) + "&game=" + coded(game);
    }

    private static String coded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
