package org.wythofflab.lab.picture;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import org.wythofflab.answer.Frame;
import org.wythofflab.answer.FrameOutcomes;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.board.Histories;
import org.wythofflab.lab.board.OptionCounts;
import org.wythofflab.lab.grundy.SavedTables;
import org.wythofflab.render.picture.ColourMap;
import org.wythofflab.render.picture.Key;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ImitationStates;

/**
 * Solves what a picture shows, and gives it colours.
 *
 * @param table a file that has the Grundy values
 */
record Layers(
        Frame window,
        boolean matrix,
        Theme theme,
        ColourMap colours,
        Method method,
        Optional<SavedTables> table,
        Inquiry inquiry) {

    private static Key.Kind n(Theme theme) {
        return new Key.Kind("N", theme.plain(), '.');
    }

    private static Key.Kind p(Theme theme) {
        return new Key.Kind("P", theme.strong(), '#');
    }

    static Key outcomeKey(Theme theme) {
        return Key.of(n(theme), p(theme));
    }

    /** For the kinds of {@link Histories}. */
    static Key historyKey(Theme theme) {
        return Key.of(
                new Key.Kind("N after every history", theme.plain(), '.'),
                new Key.Kind("P after every history", theme.strong(), '#'),
                new Key.Kind("N at the start, dynamic", theme.kind(0), '-'),
                new Key.Kind("P at the start, dynamic", theme.kind(1), '+'));
    }

    Squares outcome(GameSpec game) {
        FrameOutcomes outcomes = new Asked(game, method, inquiry).frame(window);
        return Squares.of(Squares.of(window.size(), matrix, (i, j) -> outcomes.isP(i, j) ? 1 : 0), outcomeKey(theme));
    }

    /** The options of one position of the window, which is marked, over the outcomes. */
    Squares options(GameSpec game, BigPosition from) {
        if (!window.isAtOrigin() || from.x().max(from.y()).compareTo(BigInteger.valueOf(window.size())) >= 0) {
            throw new BadRequestException("the marked position lies outside the picture; give a larger --size");
        }
        FrameOutcomes outcomes = new Asked(game, method, inquiry).frame(window);
        int size = window.size();
        byte[][] kinds = new byte[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                kinds[i][j] = (byte) (outcomes.isP(i, j) ? 1 : 0);
            }
        }
        new Options(Place.start(game, from)).visitAll(inquiry::pulse, option -> {
            kinds[option.x()][option.y()] = (byte) (kinds[option.x()][option.y()] + 2);
            return true;
        });
        kinds[from.x().intValueExact()][from.y().intValueExact()] = 4;
        return Squares.of(
                Squares.of(size, matrix, (i, j) -> kinds[i][j]),
                Key.of(
                        n(theme),
                        p(theme),
                        new Key.Kind("option, N", theme.kind(3), 'o'),
                        new Key.Kind("option, P", theme.kind(0), '@'),
                        new Key.Kind("position", theme.ink(), 'Q')));
    }

    Squares grundy(GameSpec game) {
        int x0 = near(window.x0());
        int y0 = near(window.y0());
        IntBinaryOperator values = table.<IntBinaryOperator>map(saved -> {
                    int[][] square = saved.square(x0, y0, window.size(), inquiry);
                    return (i, j) -> square[i][j];
                })
                .orElseGet(() -> {
                    GrundyTable solved = solved(game, Extent.of((long) x0 + window.size(), (long) y0 + window.size()));
                    return (i, j) -> solved.at(x0 + i, y0 + j);
                });
        int most = 0;
        for (int i = 0; i < window.size(); i++) {
            for (int j = 0; j < window.size(); j++) {
                most = Math.max(most, values.applyAsInt(i, j));
            }
        }
        return numbers(values, most, "Grundy value 0");
    }

    private GrundyTable solved(GameSpec game, Extent extent) {
        return inquiry.run(() -> inquiry.accept(
                        Engines.grundy(game, extent, inquiry.budget()), () -> "the Grundy values of " + game.text())
                .value()
                .run(inquiry.budget()));
    }

    private Squares numbers(IntBinaryOperator at, int most, String zero) {
        return Squares.of(window.size(), new Squares.Numbers(at, most, zero, colours, matrix));
    }

    private int near(BigInteger corner) {
        if (corner.bitLength() >= Integer.SIZE - 1) {
            throw LimitException.ofKnowledge("only outcomes can be shown that far away, where a theorem decides them");
        }
        return corner.intValueExact();
    }

    /** How many options of each position are P-positions. */
    Squares winningOptions(GameSpec game) {
        if (game.memory().isPresent()) {
            throw new BadRequestException("in a game with memory the options of a position depend on the history");
        }
        int x0 = near(window.x0());
        int y0 = near(window.y0());
        int[][] counts = OptionCounts.of(game, end(x0, y0), inquiry);
        int most = 0;
        for (int i = 0; i < window.size(); i++) {
            for (int j = 0; j < window.size(); j++) {
                most = Math.max(most, counts[x0 + i][y0 + j]);
            }
        }
        return numbers((i, j) -> counts[x0 + i][y0 + j], most, "P-options 0");
    }

    /** The side of a board that has the whole window. The corner is near, and pictures are small, so it fits an int. */
    private int end(int x0, int y0) {
        return Math.max(x0, y0) + window.size();
    }

    /** Whether the history matters: the outcome in every state that a history can lead to. */
    Squares dynamic(GameSpec game) {
        Imitation rule = game.memory()
                .orElseThrow(() -> new BadRequestException(
                        "the dynamic layer is for games with memory, as imitation(1,1); this one has none"));
        int x0 = near(window.x0());
        int y0 = near(window.y0());
        ImitationStates states = inquiry.run(() -> inquiry.accept(
                        Engines.states(game, BigInteger.valueOf(end(x0, y0)), inquiry.budget()),
                        () -> "the states of " + game.text())
                .value()
                .run(inquiry.budget()));
        Histories histories = new Histories(rule, states);
        return Squares.of(
                Squares.of(window.size(), matrix, (i, j) -> histories.kind(x0 + i, y0 + j)), historyKey(theme));
    }

    Squares difference(GameSpec first, GameSpec second) {
        FrameOutcomes one = new Asked(first, method, inquiry).frame(window);
        FrameOutcomes other = new Asked(second, method, inquiry).frame(window);
        return Squares.of(
                Squares.of(window.size(), matrix, (i, j) -> (one.isP(i, j) ? 1 : 0) + (other.isP(i, j) ? 2 : 0)),
                Key.of(
                        new Key.Kind("N in both", theme.plain(), '.'),
                        new Key.Kind("P in the first only", theme.kind(0), '1'),
                        new Key.Kind("P in the second only", theme.kind(1), '2'),
                        new Key.Kind("P in both", theme.strong(), '#')));
    }

    Squares of(Layer layer, List<GameSpec> games, Optional<BigPosition> mark) {
        if (layer == Layer.DIFFERENCE) {
            return difference(games.get(0), games.get(1));
        }
        GameSpec game = games.get(0);
        return switch (layer) {
            case GRUNDY -> grundy(game);
            case OPTIONS -> winningOptions(game);
            case DYNAMIC -> dynamic(game);
            default -> mark.map(from -> options(game, from)).orElseGet(() -> outcome(game));
        };
    }
}
