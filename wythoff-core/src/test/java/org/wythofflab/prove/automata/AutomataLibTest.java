package org.wythofflab.prove.automata;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.automatalib.alphabet.Alphabet;
import net.automatalib.alphabet.impl.Alphabets;
import net.automatalib.automaton.fsa.DFA;
import net.automatalib.automaton.fsa.impl.CompactDFA;
import net.automatalib.automaton.fsa.impl.CompactNFA;
import net.automatalib.util.automaton.Automata;
import net.automatalib.util.automaton.fsa.DFAs;
import net.automatalib.util.automaton.fsa.NFAs;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.solve.Budget;

/** AutomataLib makes the same of random automata as ours do, by every operation. */
class AutomataLibTest {

    /** In base 2 and 3 every word of digits is one of a number, so AutomataLib need know nothing of numbers. */
    private static final int PAIRS = 30;

    private final Outlay outlay = new Outlay(Budget.of(0, 1 << 28), 400_000);

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("automata.seeds", 4));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void operationsAgree(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < PAIRS; i++) {
            NumberSystem system = NumberSystem.base(2 + random.nextInt(2));
            int letters = system.digits() * system.digits();
            Alphabet<Integer> alphabet = Alphabets.integers(0, letters - 1);
            CompactDFA<Integer> one = random(random, alphabet);
            CompactDFA<Integer> other = random(random, alphabet);
            Automaton left = ours(system, one);
            Automaton right = ours(system, other);
            same(left, one);
            same(both(left, right, 2), DFAs.and(one, other, alphabet));
            same(both(left, right, 1), DFAs.or(one, other, alphabet));
            same(
                    new Tuples(system, 2, 2, outlay).with(left.toTheEnd(0, 1)).where(labels -> labels[0] == 0),
                    DFAs.complement(one, alphabet));
            same(Sets.difference(left, right, outlay), DFAs.xor(one, other, alphabet));
            assertThat(left.equals(right)).isEqualTo(Automata.testEquivalence(one, other, alphabet));
            projected(system, left, one);
        }
    }

    private Automaton both(Automaton left, Automaton right, int least) {
        return new Tuples(left.system(), 2, 2, outlay)
                .with(left.toTheEnd(0, 1))
                .with(right.toTheEnd(0, 1))
                .where(labels -> labels[0] + labels[1] >= least);
    }

    /** "There is a y": forgetting the second digit; then leading zeros of x may be added or left out. */
    private void projected(NumberSystem system, Automaton left, CompactDFA<Integer> one) {
        Automaton found = new Tuples(system, 1, 2, outlay).with(left.on(0, 1)).all();
        int digits = system.digits();
        Alphabet<Integer> alphabet = Alphabets.integers(0, digits - 1);
        CompactNFA<Integer> forgetful = new CompactNFA<>(alphabet);
        for (int state : one.getStates()) {
            forgetful.addState(one.isAccepting(state));
        }
        for (Integer state : one.getStates()) {
            for (Integer letter : one.getInputAlphabet()) {
                Integer target = one.getSuccessor(state, letter);
                if (target != null) {
                    forgetful.addTransition(state, Integer.valueOf(letter % digits), target);
                }
            }
        }
        // All that zeros of x may lead to is a beginning.
        List<Integer> reached = new ArrayList<>(List.of(one.getIntInitialState()));
        for (int i = 0; i < reached.size(); i++) {
            for (int target : forgetful.getTransitions(reached.get(i), (Integer) 0)) {
                if (!reached.contains(target)) {
                    reached.add(target);
                }
            }
        }
        reached.forEach(state -> forgetful.setInitial(state, true));
        same(found, NFAs.determinize(forgetful, alphabet));
    }

    /** Some transitions lead to a state from which nothing is accepted; the first state goes to itself with zeros, as in all automata that read numbers. */
    private static CompactDFA<Integer> random(Random random, Alphabet<Integer> alphabet) {
        int states = 1 + random.nextInt(7);
        CompactDFA<Integer> dfa = new CompactDFA<>(alphabet);
        IntStream.range(0, states).forEach(i -> dfa.addState(random.nextInt(3) == 0));
        dfa.setInitialState(0);
        int missing = random.nextInt(3);
        for (int state = 0; state < states; state++) {
            for (Integer letter : alphabet) {
                if (random.nextInt(4) >= missing) {
                    dfa.setTransition((Integer) state, letter, (Integer) random.nextInt(states));
                }
            }
        }
        dfa.setTransition((Integer) 0, (Integer) 0, (Integer) 0);
        return DFAs.complete(dfa, alphabet);
    }

    private Automaton ours(NumberSystem system, CompactDFA<Integer> dfa) {
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(system, 2);
        List<Integer> states = new ArrayList<>(List.of(dfa.getIntInitialState()));
        dfa.getStates().stream().filter(state -> !states.contains(state)).forEach(states::add);
        states.forEach(builder::state);
        for (Integer state : states) {
            for (Integer letter : dfa.getInputAlphabet()) {
                Integer target = dfa.getSuccessor(state, letter);
                if (target != null) {
                    builder.transition(letter, builder.state(target));
                }
            }
            builder.finish(dfa.isAccepting(state), outlay);
        }
        return builder.smallest(outlay);
    }

    /** The same language, and, but for the state from which nothing is accepted, as few states. */
    private static void same(Automaton ours, DFA<?, Integer> theirs) {
        int letters = (int) Math.pow(ours.system().digits(), ours.arity());
        Alphabet<Integer> alphabet = Alphabets.integers(0, letters - 1);
        CompactDFA<Integer> read = new CompactDFA<>(alphabet);
        for (int state = 0; state < ours.states(); state++) {
            read.addState(ours.accepts(state));
        }
        read.setInitialState(0);
        for (int state = 0; state < ours.states(); state++) {
            for (int t = ours.firstOf(state); t < ours.firstOf(state + 1); t++) {
                read.setTransition((Integer) state, (Integer) ours.letter(t), (Integer) ours.target(t));
            }
        }
        // Else a missing transition and one that leads nowhere would count as different.
        CompactDFA<Integer> complete = DFAs.complete(theirs, alphabet);
        assertThat(Automata.findSeparatingWord(DFAs.complete(read, alphabet), complete, alphabet))
                .isNull();
        int least = DFAs.minimize(complete, alphabet).size();
        assertThat(least - ours.states()).isBetween(0, 1);
    }
}
