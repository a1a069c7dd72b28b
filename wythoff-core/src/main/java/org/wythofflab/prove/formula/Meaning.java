package org.wythofflab.prove.formula;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.ResidueReader;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.automata.Tuples;

/**
 * Of which values of its variables a formula is true.
 *
 * @param variables in the order in which the automaton reads them
 */
record Meaning(List<String> variables, Automaton set) {

    /** Makes meanings in one number system. */
    record Maker(NumberSystem system, Outlay outlay) {

        /** The sign of the form is one of the given. */
        Meaning sign(Linear form, IntPredicate signs) {
            List<String> variables = List.copyOf(form.coefficients().keySet());
            Tuples tuples = new Tuples(system, variables.size(), variables.size(), outlay);
            return new Meaning(
                    variables,
                    tuples.with(new LinearReader(system, tracks(variables, variables), factors(form), form.constant()))
                            .where(labels -> signs.test(labels[0])));
        }

        /** The form leaves no remainder. */
        Meaning multiple(Linear form, int modulus) {
            List<String> variables = List.copyOf(form.coefficients().keySet());
            Tuples tuples = new Tuples(system, variables.size(), variables.size(), outlay);
            return new Meaning(
                    variables,
                    tuples.with(new ResidueReader(
                                    system, tracks(variables, variables), factors(form), form.constant(), modulus))
                            .where(labels -> labels[0] == 0));
        }

        private static int[] factors(Linear form) {
            return form.coefficients().values().stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
        }

        /** The variable has this value. */
        Meaning constant(String variable, int value) {
            return new Meaning(List.of(variable), Sets.number(system, BigInteger.valueOf(value)));
        }

        /** The word of the second is that of the first and a zero. */
        Meaning shifted(String from, String to) {
            AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(system, 2);
            int digits = system.digits();
            builder.state(0);
            for (int before = 0; before < digits; before++) {
                for (int next = 0; next < digits; next++) {
                    builder.transition(before + next * digits, builder.state(next));
                }
                builder.finish(before == 0, outlay);
            }
            Automaton shift = builder.smallest(outlay);
            return of(List.of(from, to), new Meaning(List.of(from, to), shift));
        }

        /** The word ends in an even number of zeros; that of 0 does not end. */
        Meaning evenZeros(String variable) {
            return of(List.of(variable), new Meaning(List.of(variable), Sets.evenZeros(system, outlay)));
        }

        /** The same about these variables, of which there may be more: only words of numbers are left. */
        private Meaning of(List<String> variables, Meaning meaning) {
            Tuples tuples = new Tuples(system, variables.size(), variables.size(), outlay);
            return new Meaning(
                    variables,
                    tuples.with(meaning.set.toTheEnd(tracks(meaning.variables, variables)))
                            .all());
        }

        Meaning not(Meaning meaning) {
            return joined(List.of(meaning), labels -> labels[0] == 0);
        }

        Meaning and(List<Meaning> parts) {
            return joined(parts, labels -> Arrays.stream(labels).allMatch(label -> label == 1));
        }

        Meaning or(List<Meaning> parts) {
            return joined(parts, labels -> Arrays.stream(labels).anyMatch(label -> label == 1));
        }

        /** Both or neither. */
        Meaning same(Meaning one, Meaning other) {
            return joined(List.of(one, other), labels -> labels[0] == labels[1]);
        }

        private Meaning joined(List<Meaning> parts, Predicate<int[]> wanted) {
            List<String> variables = variables(parts);
            Tuples tuples = new Tuples(system, variables.size(), variables.size(), outlay);
            parts.forEach(part -> tuples.with(part.set.toTheEnd(tracks(part.variables, variables))));
            return new Meaning(variables, tuples.where(wanted));
        }

        /**
         * There are values of the given variables with which all of them are true. One variable after the other is settled,
         * with what is said of it alone, that first which brings the fewest others together.
         */
        Meaning exists(List<String> names, List<Meaning> parts) {
            List<Meaning> left = new ArrayList<>(parts);
            List<String> open = new ArrayList<>(names);
            while (!open.isEmpty()) {
                String next = Collections.min(
                        open,
                        Comparator.comparingInt(
                                name -> variables(about(name, left)).size()));
                List<Meaning> group = about(next, left);
                left.removeAll(group);
                List<String> others = variables(left);
                List<String> settled =
                        open.stream().filter(name -> !others.contains(name)).toList();
                left.add(forgotten(settled, group));
                open.removeAll(settled);
            }
            return left.size() == 1 ? left.get(0) : and(left);
        }

        private static List<Meaning> about(String name, List<Meaning> parts) {
            return parts.stream().filter(part -> part.variables.contains(name)).toList();
        }

        private static List<String> variables(List<Meaning> parts) {
            return parts.stream()
                    .flatMap(part -> part.variables.stream())
                    .distinct()
                    .sorted()
                    .toList();
        }

        private Meaning forgotten(List<String> names, List<Meaning> parts) {
            List<String> kept = variables(parts).stream()
                    .filter(name -> !names.contains(name))
                    .toList();
            List<String> all = Stream.concat(kept.stream(), names.stream().filter(variables(parts)::contains))
                    .toList();
            Tuples tuples = new Tuples(system, kept.size(), all.size(), outlay);
            parts.forEach(part -> tuples.with(part.set.on(tracks(part.variables, all))));
            return new Meaning(kept, tuples.all());
        }

        /** The values of these variables, in this order, of which it is true; it is about no others. */
        Automaton values(Meaning meaning, List<String> variables) {
            return of(variables, meaning).set;
        }

        private static int[] tracks(List<String> variables, List<String> all) {
            List<Integer> tracks = new ArrayList<>();
            variables.forEach(name -> tracks.add(all.indexOf(name)));
            return tracks.stream().mapToInt(Integer::intValue).toArray();
        }
    }
}
