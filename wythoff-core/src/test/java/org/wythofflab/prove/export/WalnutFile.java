package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An automaton file as Walnut reads it: a header, then states with their outputs and transitions; the first state is initial. */
final class WalnutFile {

    private final String[] header;
    private final Map<Integer, Boolean> accepting = new HashMap<>();
    private final Map<List<Integer>, Integer> next = new HashMap<>();

    WalnutFile(String text) {
        String[] lines = text.split("\n", -1);
        header = lines[0].split(" (?![^{]*})", -1);
        int state = -1;
        for (String line : Arrays.copyOfRange(lines, 1, lines.length)) {
            if (line.contains("->")) {
                String[] sides = line.split(" -> ", 2);
                List<Integer> key = new ArrayList<>(List.of(state));
                for (String digit : sides[0].split(" ", -1)) {
                    key.add(Integer.valueOf(digit));
                }
                if (key.size() != header.length + 1 || next.put(key, Integer.valueOf(sides[1])) != null) {
                    throw new IllegalArgumentException("line: " + line);
                }
            } else if (!line.isEmpty()) {
                state++;
                if (!line.equals(state + " 0") && !line.equals(state + " 1")) {
                    throw new IllegalArgumentException("line: " + line);
                }
                accepting.put(state, line.endsWith(" 1"));
            }
        }
        if (!accepting.keySet().containsAll(next.values())) {
            throw new IllegalArgumentException("a target is missing");
        }
    }

    String system() {
        return header[0];
    }

    /** @param letters the digits of all numbers, most significant first */
    boolean accepts(List<int[]> letters) {
        Integer state = 0;
        for (int[] letter : letters) {
            List<Integer> key = new ArrayList<>(List.of(state));
            for (int digit : letter) {
                key.add(digit);
            }
            state = next.get(key);
            if (state == null) {
                return false;
            }
        }
        return accepting.get(state);
    }

    /** The numbers written greedily, side by side, with a zero before them. */
    static List<int[]> words(List<Integer> weights, int... numbers) {
        List<int[]> letters = new ArrayList<>(List.of(new int[numbers.length]));
        int[] rest = numbers.clone();
        for (int i = weights.size() - 1; i >= 0; i--) {
            int[] letter = new int[numbers.length];
            for (int j = 0; j < rest.length; j++) {
                letter[j] = rest[j] / weights.get(i);
                rest[j] %= weights.get(i);
            }
            letters.add(letter);
        }
        return letters;
    }
}
