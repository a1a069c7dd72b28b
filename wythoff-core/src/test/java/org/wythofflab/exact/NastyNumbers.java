package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Numbers of a given size at which carries, borrows, guesses and thresholds go wrong. */
final class NastyNumbers {

    private static final BigInteger ONE = BigInteger.ONE;

    private NastyNumbers() {}

    /** The small ones, and the neighbours of powers of 2 and 10 and of squares up to some sixty digits. */
    static List<BigInteger> small() {
        List<BigInteger> numbers = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            numbers.add(BigInteger.valueOf(i));
        }
        for (int i = 6; i < 200; i += 7) {
            addNeighbours(numbers, ONE.shiftLeft(i));
            addNeighbours(numbers, BigInteger.TEN.pow(i / 3));
            addNeighbours(numbers, BigInteger.valueOf(i).pow(14));
        }
        addNeighbours(numbers, BigInteger.valueOf(Long.MAX_VALUE));
        return numbers;
    }

    /** Of exactly so many bits: the extremes, sparse and dense ones, runs, a power of ten, and random ones. */
    static List<BigInteger> ofBits(int bits, Random random) {
        BigInteger top = ONE.shiftLeft(bits - 1);
        BigInteger allOnes = ONE.shiftLeft(bits).subtract(ONE);
        List<BigInteger> numbers = new ArrayList<>(List.of(
                top,
                top.setBit(0),
                allOnes,
                allOnes.clearBit(0),
                allOnes.shiftRight(bits / 2).shiftLeft(bits / 2),
                top.or(allOnes.shiftRight(bits / 2)),
                new BigInteger(bits, random).setBit(bits - 1),
                new BigInteger(bits, random).setBit(bits - 1)));
        BigInteger power = BigInteger.TEN.pow((int) ((bits - 1) * 30_102L / 100_000));
        addNeighbours(numbers, power);
        BigInteger sparse = top;
        for (int i = 0; i < 9; i++) {
            sparse = sparse.setBit(random.nextInt(bits));
        }
        numbers.add(sparse);
        return numbers;
    }

    private static void addNeighbours(List<BigInteger> numbers, BigInteger n) {
        numbers.add(n.subtract(ONE));
        numbers.add(n);
        numbers.add(n.add(ONE));
    }
}
