package org.wythofflab.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.wythofflab.explore.sweep.Template;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;

/**
 * Games that differ in some numbers or words, written as one text with ranges: {@code st({1..3},{1,4})}. The games are in the
 * order of the ranges, the last place changing fastest.
 */
public final class GameFamily {

    /** Those that fit 64 bits. */
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

    /**
     * One of the games.
     *
     * @param text as it is written in the family, with the places filled
     * @param values of the named places, in the order of {@link GameFamily#places}
     */
    public record Member(String text, List<String> values) {}

    private final Template template;
    private final List<List<String>> fillings;

    private GameFamily(Template template, List<List<String>> fillings) {
        this.template = template;
        this.fillings = fillings;
    }

    /**
     * Reads a family, and all its games.
     *
     * @throws GameSyntaxException if a range is empty or contradicts another, or if one of the texts is no game
     */
    public static GameFamily parse(String text) throws GameSyntaxException {
        Template template = Template.parse(text);
        List<List<String>> fillings = template.fillings();
        for (List<String> filling : fillings) {
            requireGame(template, filling);
        }
        return new GameFamily(template, fillings);
    }

    private static void requireGame(Template template, List<String> filling) throws GameSyntaxException {
        String one = template.text(filling);
        try {
            GameSpec.parse(one);
        } catch (GameSyntaxException fault) {
            String problem = String.valueOf(fault.getMessage()).replaceFirst("^column \\d+: ", "");
            throw new GameSyntaxException(
                    template.origin(filling, fault.column()),
                    "in '" + one + "', one of the games: " + problem,
                    fault.example());
        }
    }

    public int size() {
        return fillings.size();
    }

    /** The places that have a name: their values can be asked for like measures. */
    public List<Column> places() {
        List<Column> places = new ArrayList<>();
        List<String> names = template.names();
        for (int i = 0; i < names.size(); i++) {
            int which = i;
            boolean numbers = fillings.stream()
                    .allMatch(filling ->
                            NUMBER.matcher(template.values(filling).get(which)).matches());
            Column.Kind kind = numbers ? Column.Kind.INTEGER : Column.Kind.TEXT;
            places.add(new Column(names.get(i), kind, "the value of the place"));
        }
        return places;
    }

    public Member member(int index) {
        List<String> filling = fillings.get(index);
        return new Member(template.text(filling), template.values(filling));
    }

    /** All games, in order. */
    public List<Member> members() {
        List<Member> all = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            all.add(member(i));
        }
        return all;
    }
}
