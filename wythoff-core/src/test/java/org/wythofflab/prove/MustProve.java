package org.wythofflab.prove;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.Budget;

/** The games whose P-positions the prover has to prove, and whose certificates are kept in {@code docs/certificates}. */
public final class MustProve {

    private static final int MOST = 6;

    private MustProve() {}

    /** The canonical texts, each once. */
    public static List<String> games() {
        return Stream.of(
                        Stream.of("wythoff", "wythoff misere", "nim"),
                        numbered("a-wythoff(#)", 1, 8),
                        numbered("modular(#)", 1, 12),
                        numbered("wythoff block #", 1, 4),
                        numbered("wythoff comply #", 1, 4),
                        numbered("nim block #", 1, 6),
                        numbered("nim comply #", 1, 6),
                        numbered("wyt(#)", 2, 16),
                        parities(),
                        numbered("even-even(1,#)", 1, MOST),
                        numbered("even-even(1,#) misere", 1, MOST),
                        Stream.of("even-even(2,2)", "even-even(2,2) misere"),
                        IntStream.rangeClosed(1, 3).boxed().flatMap(s -> numbered("st(" + s + ",#)", 1, 4)),
                        Stream.of("1,1", "2,1", "3,1", "2,2", "3,2", "3,3", "4,2")
                                .map(pair -> "mp-wythoff(" + pair + ")"))
                .flatMap(texts -> texts)
                .map(MustProve::canonical)
                .distinct()
                .toList();
    }

    private static Stream<String> parities() {
        return Stream.of("odd-odd", "odd-even", "even-odd")
                .flatMap(kind -> IntStream.rangeClosed(1, MOST).mapToObj(s -> kind + "(" + s + ",#)"))
                .flatMap(game -> Stream.of(game, game + " misere"))
                .flatMap(game -> numbered(game, 1, MOST));
    }

    private static Stream<String> numbered(String text, int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(n -> text.replace("#", Integer.toString(n)));
    }

    /** Those in which t is left open. */
    public static List<String> families() {
        return Stream.of("odd-odd", "odd-even", "even-odd")
                .flatMap(kind -> IntStream.rangeClosed(1, MOST).mapToObj(s -> kind + "(" + s + ",t)"))
                .flatMap(game -> Stream.of(game, game + " misere"))
                .toList();
    }

    private static String canonical(String text) {
        try {
            return GameSpec.parse(text).text();
        } catch (GameSyntaxException wrong) {
            throw new IllegalArgumentException(text, wrong);
        }
    }

    /** The name of the certificate of a game or of games. */
    public static String name(String game) {
        return game.replaceAll("[^a-z0-9]+", "-").replaceAll("-$", "");
    }

    /** The proof of a game, or of games in which t is left open, as its certificate. */
    static String certificate(String text, Budget budget) throws GameSyntaxException {
        return GamesInT.isMeant(text)
                ? FamilyProver.prove(GamesInT.parse(text), budget)
                        .certified()
                        .orElseThrow(() -> new AssertionError(text))
                        .text()
                : proof(text, budget).text();
    }

    private static Certificate proof(String text, Budget budget) throws GameSyntaxException {
        return Prover.prove(GameSpec.parse(text), budget).certified().orElseThrow(() -> new AssertionError(text));
    }

    /** The proof of a game as files for Walnut, by their paths; none of games in which t is left open. */
    static Map<String, String> walnut(String text, Budget budget) throws GameSyntaxException {
        return GamesInT.isMeant(text)
                ? Map.of()
                : proof(text, budget).walnut(budget).orElseThrow(() -> new AssertionError(text));
    }
}
