package org.wythofflab.prove.automata;

/** {@code c_1 x_1 + ... + c_n x_n + c} modulo m: the state is (r,p) of {@link LinearReader}, both modulo m, and the phase. */
public final class ResidueReader implements Reader {

    /** With the longest period there is, 12, states stay below 2^31. */
    private static final int LARGEST = 1 << 13;

    private final NumberSystem system;
    private final int[] tracks;
    private final int[] coefficients;
    private final int constant;
    private final int modulus;

    /** @param modulus such that states, below its square times the period, and products are ints */
    public ResidueReader(NumberSystem system, int[] tracks, int[] coefficients, long constant, int modulus) {
        if (modulus < 1 || modulus > LARGEST) {
            throw new IllegalArgumentException("the modulus is from 1 to " + LARGEST + ", not " + modulus);
        }
        this.system = system;
        this.tracks = tracks.clone();
        this.coefficients = coefficients.clone();
        this.constant = (int) Math.floorMod(constant, (long) modulus);
        this.modulus = modulus;
    }

    @Override
    public int[] tracks() {
        return tracks;
    }

    @Override
    public int step(int state, int[] digits) {
        int phase = state / (modulus * modulus);
        int r = state / modulus % modulus;
        int p = state % modulus;
        long sum = (long) system.a(phase) * r + (long) system.b() * p;
        for (int i = 0; i < tracks.length; i++) {
            sum += (long) coefficients[i] * digits[tracks[i]];
        }
        int after = (int) Math.floorMod(sum, (long) modulus);
        int now = (phase + 1) % system.period();
        return (now * modulus + after) * modulus + (system.b() == 0 ? 0 : r);
    }

    /** The remainder, from 0 to m - 1. */
    @Override
    public int label(int state) {
        return (state / modulus % modulus + state % modulus * system.below() + constant) % modulus;
    }

    /** {@code r,p}. */
    @Override
    public String name(int state) {
        return state / modulus % modulus + "," + state % modulus;
    }
}
