package org.wythofflab.explore.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wythofflab.rules.GameSyntaxException;

/**
 * Finds the places of a template. Braces are a place unless the game language has a set there: behind {@code h=} and the like,
 * {@code first:}, {@code second:}, {@code in} or {@code |}, a list of numbers without {@code ..}, a name or {@code mod} behind
 * it is the set it always was. Inside a set the numbers may be places: <code>{{1..3},5}</code> is {1,5}, {2,5}, {3,5}.
 */
final class TemplateReader {
    private static final int LONGEST = 10_000;
    private static final int MOST_SLOTS = 16;

    private static final Pattern SET_COMES = Pattern.compile("(?:\\b(?:h|v|d1|d2) *=|:|\\bin\\b|\\|) *$");
    private static final Pattern NO_SET_WAS = Pattern.compile(" *(?:mod\\b|\\.\\.)");
    private static final Pattern NAMED = Pattern.compile(" *([A-Za-z][A-Za-z0-9]*) *=(?!=)");

    private final String text;
    private final List<Slot> slots = new ArrayList<>();

    TemplateReader(String text) throws GameSyntaxException {
        this.text = text;
        if (text.length() > LONGEST) {
            throw fault(LONGEST, "a text has at most " + LONGEST + " characters, this one has " + text.length());
        }
        read(0, text.length());
        for (Slot slot : slots) {
            requireOwnName(slot);
        }
    }

    List<Slot> slots() {
        return slots;
    }

    private void read(int from, int to) throws GameSyntaxException {
        int at = from;
        while (at < to) {
            char here = text.charAt(at);
            if (here == '}') {
                throw fault(at, "'}' closes nothing");
            }
            at = here == '{' ? braces(at) : at + 1;
        }
    }

    /** @return where it goes on */
    private int braces(int open) throws GameSyntaxException {
        int close = closing(open);
        Matcher named = NAMED.matcher(text).region(open + 1, close);
        boolean isNamed = named.lookingAt();
        List<Item> items = items(isNamed ? named.end() : open + 1, close);
        if (!isNamed && isSet(open, close, items)) {
            read(open + 1, close);
        } else {
            slot(open, close, isNamed ? Optional.of(named.group(1)) : Optional.empty(), items);
        }
        return close + 1;
    }

    private boolean isSet(int open, int close, List<Item> items) {
        boolean expected = SET_COMES.matcher(text.substring(0, open)).find();
        boolean followed =
                NO_SET_WAS.matcher(text).region(close + 1, text.length()).lookingAt();
        // Numbers in inner braces are places of their own.
        boolean numbers = items.stream().allMatch(item -> item.text().startsWith("{") || !item.isForeignToSets());
        return expected && !followed && numbers;
    }

    private void slot(int open, int close, Optional<String> name, List<Item> items) throws GameSyntaxException {
        for (Item item : items) {
            if (item.text().isEmpty()) {
                throw fault(
                        item.column() - 1, items.size() == 1 ? "nothing in these braces" : "nothing between commas");
            }
            if (item.text().contains("{")) {
                throw fault(item.column() - 1, "a place holds no other braces");
            }
        }
        if (slots.size() == MOST_SLOTS) {
            throw fault(open, "at most " + MOST_SLOTS + " places can be filled");
        }
        slots.add(new Slot(open + 1, close + 2, name, items));
    }

    private void requireOwnName(Slot slot) throws GameSyntaxException {
        Optional<String> name = slot.name();
        if (name.isPresent()
                && slots.stream().filter(other -> other.name().equals(name)).count() > 1) {
            throw fault(slot.column() - 1, "two places are called '" + name.get() + "'");
        }
    }

    private int closing(int open) throws GameSyntaxException {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            char here = text.charAt(at);
            depth += here == '{' ? 1 : here == '}' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        throw fault(open, "this brace is never closed");
    }

    /** Cut at commas that are in no inner braces or parentheses. */
    private List<Item> items(int from, int to) {
        List<Item> items = new ArrayList<>();
        int depth = 0;
        int start = from;
        for (int at = from; at <= to; at++) {
            char here = at == to ? ',' : text.charAt(at);
            depth += here == '{' || here == '(' ? 1 : here == '}' || here == ')' ? -1 : 0;
            if (here == ',' && (depth == 0 || at == to)) {
                String item = text.substring(start, at);
                int blanks = item.length() - item.stripLeading().length();
                items.add(new Item(item.strip(), start + blanks + 1));
                start = at + 1;
            }
        }
        return items;
    }

    private GameSyntaxException fault(int at, String problem) {
        return new GameSyntaxException(at + 1, problem, Template.EXAMPLE);
    }
}
