package org.wythofflab.explore.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.rules.GameSyntaxException;

/**
 * A game text with places in braces, and all the texts it stands for: the first place changes slowest, as with the digits of
 * a number. A place whose range uses the name of another comes after that one.
 */
public final class Template {
    static final String EXAMPLE = "restricted({1..3},{1,4}; h={r=0..K-1} mod {K=2..5}, v=all, d1=odd, d2={2,4})";

    /** More games than this are no sweep that anybody reads. */
    public static final int MOST_GAMES = 100_000;

    private final String text;
    private final List<Slot> slots;

    /** The numbers of the slots, in the order in which they are filled. */
    private final List<Integer> order;

    private Template(String text, List<Slot> slots) throws GameSyntaxException {
        this.text = text;
        this.slots = slots;
        order = order(slots);
    }

    public static Template parse(String text) throws GameSyntaxException {
        return new Template(text, new TemplateReader(text).slots());
    }

    private static List<Integer> order(List<Slot> slots) throws GameSyntaxException {
        List<Integer> waiting = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            waiting.add(i);
        }
        List<Integer> order = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Optional<Integer> next = waiting.stream()
                    .filter(one -> waiting.stream()
                            .noneMatch(other -> slots.get(other)
                                    .name()
                                    .filter(slots.get(one)::uses)
                                    .isPresent()))
                    .findFirst();
            if (next.isEmpty()) {
                int column = slots.get(waiting.get(0)).column();
                throw new GameSyntaxException(column, "a place needs its own value, so it has none", EXAMPLE);
            }
            order.add(next.get());
            waiting.remove(next.get());
        }
        return order;
    }

    /** The names of its places, in the order of the text. */
    public List<String> names() {
        return slots.stream().flatMap(slot -> slot.name().stream()).toList();
    }

    /** What the places hold in each of the texts. */
    public List<List<String>> fillings() throws GameSyntaxException {
        List<List<String>> all = new ArrayList<>();
        fill(0, new String[slots.size()], new HashMap<>(), all);
        if (all.isEmpty()) {
            int column = slots.get(order.get(order.size() - 1)).column();
            throw new GameSyntaxException(column, "the ranges contradict each other: there is no game", EXAMPLE);
        }
        return all;
    }

    private void fill(int depth, String[] chosen, Map<String, String> names, List<List<String>> all)
            throws GameSyntaxException {
        if (depth == slots.size()) {
            if (all.size() == MOST_GAMES) {
                throw new GameSyntaxException(
                        1, "these are more than " + MOST_GAMES + " games; ask for some at a time", EXAMPLE);
            }
            all.add(List.copyOf(Arrays.asList(chosen)));
            return;
        }
        int which = order.get(depth);
        Slot slot = slots.get(which);
        for (String value : slot.values(names)) {
            chosen[which] = value;
            slot.name().ifPresent(name -> names.put(name, value));
            fill(depth + 1, chosen, names, all);
        }
        slot.name().ifPresent(names::remove);
    }

    /** One of the texts. */
    public String text(List<String> filling) {
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int i = 0; i < slots.size(); i++) {
            filled.append(text, from, slots.get(i).column() - 1).append(filling.get(i));
            from = slots.get(i).end() - 1;
        }
        return filled.append(text.substring(from)).toString();
    }

    /** The values of the named places. */
    public List<String> values(List<String> filling) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).name().isPresent()) {
                values.add(filling.get(i));
            }
        }
        return values;
    }

    /** The column of the template that a column of one of its texts comes from, both counted from 1. */
    public int origin(List<String> filling, int column) {
        int shift = 0;
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            int start = slot.column() - shift;
            if (column < start) {
                break;
            }
            if (column < start + filling.get(i).length()) {
                return slot.column();
            }
            shift = slot.end() - (start + filling.get(i).length());
        }
        return column + shift;
    }
}
