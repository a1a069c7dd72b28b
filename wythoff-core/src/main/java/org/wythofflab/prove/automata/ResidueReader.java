package org.wythofflab.prove.automata;

/** {@code c_1 x_1 + ... + c_n x_n + c} modulo m: the state is (r,p) of {@link LinearReader}, both modulo m. */
public final class ResidueReader implements Reader {

    private final NumberSystem system;
    private final int[] tracks;
    private final int[] coefficients;
    private final int constant;
    private final int modulus;

    /** @param modulus below 2^15, so that states and products are ints */
    public ResidueReader(NumberSystem system, int[] tracks, int[] coefficients, long constant, int modulus) {
        if (modulus < 1 || modulus >= 1 << 15) {
            throw new IllegalArgumentException("the modulus is from 1 to 32767, not " + modulus);
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
        int r = state / modulus;
        int p = state % modulus;
        long sum = (long) system.a() * r + (long) system.b() * p;
        for (int i = 0; i < tracks.length; i++) {
            sum += (long) coefficients[i] * digits[tracks[i]];
        }
        int after = (int) Math.floorMod(sum, (long) modulus);
        return after * modulus + (system.b() == 0 ? 0 : r);
    }

    /** The remainder, from 0 to m - 1. */
    @Override
    public int label(int state) {
        return (state / modulus + state % modulus * system.below() + constant) % modulus;
    }

    /** {@code r,p}. */
    @Override
    public String name(int state) {
        return state / modulus + "," + state % modulus;
    }
}
