package org.wythofflab.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/** Holds a strategy against the property that defines it, at positions of any size. */
public final class LargeCheck {

    private final GameSpec game;
    private final Strategy strategy;
    private final Random random = new Random(7);

    public LargeCheck(GameSpec game, Strategy strategy) {
        this.game = game;
        this.strategy = strategy;
    }

    /** Numbers that are easily got wrong, up to about the given number of decimal digits. */
    public static List<BigInteger> nastyNumbers(int digits) {
        Random random = new Random(digits);
        List<BigInteger> numbers = new ArrayList<>();
        BigInteger ten = BigInteger.TEN.pow(digits);
        numbers.add(ten);
        numbers.add(ten.subtract(BigInteger.ONE));
        numbers.add(ten.add(BigInteger.ONE));
        numbers.add(BigInteger.ONE.shiftLeft(3 * digits));
        // Fibonacci numbers are the convergents of the golden ratio: n*phi is as near to an integer as it can be.
        BigInteger last = BigInteger.ONE;
        BigInteger next = BigInteger.TWO;
        while (next.compareTo(ten) < 0) {
            BigInteger sum = last.add(next);
            last = next;
            next = sum;
        }
        for (int off = -2; off <= 2; off++) {
            numbers.add(last.add(BigInteger.valueOf(off)));
            numbers.add(next.add(BigInteger.valueOf(off)));
        }
        for (int i = 0; i < 6; i++) {
            numbers.add(new BigInteger(3 * digits, random));
        }
        return numbers;
    }

    /** The claimed pairs are P, their neighbours hold too, and no legal move joins two of them unless forbidden. */
    public void pairs(PairSequence pairs, List<BigInteger> indices) {
        List<BigPosition> known = new ArrayList<>();
        for (BigInteger n : indices) {
            for (int off = 0; off <= 2; off++) {
                known.add(pairs.pair(n.add(BigInteger.valueOf(off))));
            }
        }
        for (BigPosition pair : known) {
            Ruling ruling = strategy.at(pair);
            assertThat(ruling.isP()).as(game.text()).isTrue();
            for (BigPosition other : known) {
                apart(pair, other, ruling);
                apart(pair, new BigPosition(other.y(), other.x()), ruling);
            }
            for (int dx = -1; dx <= 1; dx++) {
                for (int dy = -1; dy <= 1; dy++) {
                    BigInteger x = pair.x().add(BigInteger.valueOf(dx)).max(BigInteger.ZERO);
                    BigInteger y = pair.y().add(BigInteger.valueOf(dy)).max(BigInteger.ZERO);
                    position(new BigPosition(x, y));
                    position(new BigPosition(y, x));
                }
            }
        }
    }

    private void apart(BigPosition from, BigPosition to, Ruling ruling) {
        BigMove move = BigMove.between(from, to);
        assertThat(isLegal(from, move) && !ruling.maneuver().contains(move))
                .as(game.text())
                .isFalse();
    }

    /** A P-position has no unforbidden option among those tried that is P; an N-position has the options it names. */
    public void position(BigPosition position) {
        Ruling ruling = strategy.at(position);
        int most = game.maneuver().count() - 1;
        if (ruling.isP()) {
            assertThat(ruling.maneuver()).hasSizeLessThanOrEqualTo(most).allMatch(move -> isLegal(position, move));
            for (BigMove move : tried(position)) {
                if (isLegal(position, move) && !ruling.maneuver().contains(move)) {
                    assertThat(strategy.at(move.from(position)).isP())
                            .as(game.text())
                            .isFalse();
                }
            }
            return;
        }
        List<BigMove> winning = new ArrayList<>(ruling.maneuver());
        ruling.move().ifPresent(winning::add);
        assertThat(new HashSet<>(winning))
                .as(game.text())
                .hasSizeGreaterThan(most)
                .allSatisfy(move -> {
                    assertThat(isLegal(position, move)).isTrue();
                    assertThat(strategy.at(move.from(position)).isP()).isTrue();
                });
    }

    private List<BigMove> tried(BigPosition position) {
        List<BigMove> moves = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            BigInteger k = amount(position.x());
            BigInteger l = amount(position.y());
            moves.add(new BigMove(k, BigInteger.ZERO));
            moves.add(new BigMove(BigInteger.ZERO, l));
            moves.add(new BigMove(k, l));
            moves.add(new BigMove(k, k));
            moves.add(new BigMove(l, l));
        }
        return moves;
    }

    private BigInteger amount(BigInteger pile) {
        return switch (random.nextInt(3)) {
            case 0 -> BigInteger.valueOf(1 + random.nextInt(4));
            case 1 -> pile.subtract(BigInteger.valueOf(random.nextInt(4)));
            default -> new BigInteger(1 + random.nextInt(pile.bitLength() + 1), random);
        };
    }

    private boolean isLegal(BigPosition from, BigMove move) {
        boolean inside = move.first().signum() >= 0
                && move.second().signum() >= 0
                && move.first().compareTo(from.x()) <= 0
                && move.second().compareTo(from.y()) <= 0;
        if (!inside) {
            return false;
        }
        if (move.first().signum() > 0 && move.second().signum() > 0) {
            return game.moves().both().allows(move.first(), move.second());
        }
        return game.moves().first().contains(move.first())
                || game.moves().second().contains(move.second());
    }
}
