package org.wythofflab.explore.known;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import org.wythofflab.explore.KnownSequence;
import org.wythofflab.explore.sample.Listing;
import org.wythofflab.explore.sample.Sample;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.ExhaustedException;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** Sequences that are read off the P-positions or the Grundy values of a game, by an engine. */
record GameSources(GameSpec game) {
    private static final int FIRST_BOUND = 64;

    static GameSources of(String text) {
        try {
            return new GameSources(GameSpec.parse(text));
        } catch (GameSyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Something of the n-th pair (x,y) with x <= y. */
    KnownSequence.Source pairs(IntBinaryOperator part) {
        return pairs(part, 1, 0);
    }

    KnownSequence.Source lower() {
        return pairs((x, y) -> x);
    }

    KnownSequence.Source upper() {
        return pairs((x, y) -> y);
    }

    /** The same of the pairs whose difference leaves a residue. */
    KnownSequence.Source pairs(IntBinaryOperator part, int modulus, int residue) {
        return (count, budget) -> {
            for (int bound = Math.max(FIRST_BOUND, 2 * count); ; bound *= 2) {
                List<Integer> found = new ArrayList<>();
                Sample sample = sample(bound, budget);
                for (int i = 0; i < sample.size() && found.size() < count; i++) {
                    if ((sample.y(i) - sample.x(i)) % modulus == residue) {
                        found.add(part.applyAsInt(sample.x(i), sample.y(i)));
                    }
                }
                if (found.size() == count) {
                    return found.stream().mapToLong(Integer::longValue).toArray();
                }
            }
        };
    }

    /** The y with (n,y) a P-position. */
    KnownSequence.Source partner() {
        return (count, budget) -> {
            long[] partners = new long[count];
            Sample sample = sample(count, budget);
            for (int i = 0; i < sample.size(); i++) {
                partners[sample.x(i)] = sample.y(i);
                if (sample.y(i) < count) {
                    partners[sample.y(i)] = sample.x(i);
                }
            }
            return partners;
        };
    }

    private Sample sample(int bound, Budget budget) {
        return granted(Listing.of(game, OptionalInt.of(bound), budget));
    }

    private static <T> T granted(Choice<T> choice) {
        return choice.fold(Choice.Chosen::value, refused -> {
            throw new ExhaustedException(refused.why());
        });
    }

    private GrundyTable table(int rows, int columns, Budget budget) {
        return granted(Engines.grundy(game, new Extent(BigInteger.valueOf(rows), BigInteger.valueOf(columns)), budget))
                .run(budget);
    }

    /** x + y = 0, 1, 2, ..., and x from 0 on. */
    KnownSequence.Source antidiagonals() {
        return (count, budget) -> {
            int side = Antidiagonals.sideOf(count);
            GrundyTable table = table(side, side, budget);
            return Antidiagonals.read(count, table::at);
        };
    }

    /** (x,y) with y from 0 to x. */
    KnownSequence.Source triangle() {
        return (count, budget) -> {
            int side = Antidiagonals.sideOf(count);
            GrundyTable table = table(side, side, budget);
            // The y-th of the antidiagonal with sum x.
            return Antidiagonals.read(count, (y, rest) -> table.at(y + rest, y));
        };
    }

    KnownSequence.Source row(int x) {
        return (count, budget) -> {
            GrundyTable table = table(x + 1, count, budget);
            long[] terms = new long[count];
            for (int y = 0; y < count; y++) {
                terms[y] = table.at(x, y);
            }
            return terms;
        };
    }

    KnownSequence.Source diagonal() {
        return (count, budget) -> {
            GrundyTable table = table(count, count, budget);
            long[] terms = new long[count];
            for (int x = 0; x < count; x++) {
                terms[x] = table.at(x, x);
            }
            return terms;
        };
    }
}
