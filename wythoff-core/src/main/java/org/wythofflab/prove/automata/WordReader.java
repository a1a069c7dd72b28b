package org.wythofflab.prove.automata;

/** Whether the digits are the word of a number: it dies at once when they are not. */
public final class WordReader implements Reader {

    private final NumberSystem system;
    private final int[] tracks;

    public WordReader(NumberSystem system, int track) {
        this.system = system;
        this.tracks = new int[] {track};
    }

    @Override
    public int[] tracks() {
        return tracks;
    }

    @Override
    public int step(int state, int[] digits) {
        return system.follow(state, digits[tracks[0]]);
    }

    @Override
    public int label(int state) {
        return 1;
    }
}
