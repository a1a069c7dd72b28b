package org.wythofflab.prove.automata;

/** An automaton at work: its label is 1 if it accepts, else 0. */
final class AutomatonReader implements Reader {

    private final Automaton automaton;
    private final int[] tracks;
    private final int[] weights;
    private final int lost;

    AutomatonReader(Automaton automaton, int[] tracks, boolean toTheEnd) {
        if (tracks.length != automaton.arity()) {
            throw new IllegalArgumentException(automaton + " on " + tracks.length + " tracks");
        }
        this.automaton = automaton;
        this.tracks = tracks.clone();
        this.lost = toTheEnd ? automaton.states() : DEAD;
        weights = new int[tracks.length];
        int weight = 1;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weight;
            weight *= automaton.system().digits();
        }
    }

    @Override
    public int[] tracks() {
        return tracks;
    }

    @Override
    public int step(int state, int[] digits) {
        if (state == automaton.states()) {
            return state;
        }
        int letter = 0;
        for (int i = 0; i < tracks.length; i++) {
            letter += weights[i] * digits[tracks[i]];
        }
        int next = automaton.step(state, letter);
        return next == DEAD ? lost : next;
    }

    @Override
    public int label(int state) {
        return state < automaton.states() && automaton.accepts(state) ? 1 : 0;
    }
}
