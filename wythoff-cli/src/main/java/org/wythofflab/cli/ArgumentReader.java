package org.wythofflab.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.wythofflab.lab.BadRequestException;

/**
 * Reads the words after a command. A library could do this as well, but building its model takes longer than everything
 * else that a short answer needs.
 */
final class ArgumentReader {
    private final CommandName command;
    private final Form form;
    private final List<String> places = new ArrayList<>();
    private final Map<String, String> options = new HashMap<>();
    private boolean help;

    private ArgumentReader(CommandName command, Form form) {
        this.command = command;
        this.form = form;
    }

    /** @throws BadRequestException if the words do not fit the form */
    static Arguments read(CommandName command, Form form, List<String> words) {
        ArgumentReader reader = new ArgumentReader(command, form);
        Iterator<String> rest = words.iterator();
        while (rest.hasNext()) {
            reader.take(rest.next(), rest);
        }
        if (!reader.help) {
            reader.check();
        }
        return new Arguments(List.copyOf(reader.places), Map.copyOf(reader.options), reader.help);
    }

    private void take(String word, Iterator<String> rest) {
        int sign = word.indexOf('=');
        if (!looksLikeOption(word)) {
            places.add(word);
        } else if (word.equals("--")) {
            rest.forEachRemaining(places::add);
        } else if (word.equals("-h") || word.equals("--help")) {
            help = true;
        } else if (sign > 0) {
            Form.Option option = option(word.substring(0, sign));
            if (option.isFlag()) {
                throw complaint("the option " + option.name() + " takes no value");
            }
            put(option, word.substring(sign + 1));
        } else if (option(word).isFlag()) {
            put(option(word), "");
        } else {
            Form.Option option = option(word);
            if (!rest.hasNext()) {
                throw complaint("the option " + word + " needs a value: " + word + " " + option.value());
            }
            put(option, rest.next());
        }
    }

    /** {@code -} stands for standard input, and {@code -3} is a pile, if an impossible one. */
    private static boolean looksLikeOption(String word) {
        return word.length() > 1 && word.charAt(0) == '-' && !Character.isDigit(word.charAt(1));
    }

    private Form.Option option(String name) {
        return form.optionNamed(name)
                .orElseThrow(() -> complaint("unknown option " + name + HelpPage.nearestOption(form, name)));
    }

    private void put(Form.Option option, String value) {
        if (options.put(option.name(), value) != null) {
            throw complaint("the option " + option.name() + " is given twice");
        }
    }

    private void check() {
        int known = form.places().size();
        boolean open = known > 0 && form.places().get(known - 1).many();
        if (places.size() > known && !open) {
            throw complaint("unexpected argument '" + places.get(known) + "'"
                    + (known > 0 ? "; put a game of several words in quotes" : ""));
        }
        for (Form.Place place : form.places().subList(Math.min(places.size(), known), known)) {
            if (place.required()) {
                throw complaint("the argument " + place.label() + " is missing");
            }
        }
        for (Form.Option option : form.options()) {
            if (option.required() && !options.containsKey(option.name())) {
                throw complaint("the option " + option.name() + " " + option.value() + " is missing");
            }
        }
    }

    private BadRequestException complaint(String what) {
        return new BadRequestException(what + "\nusage: " + String.join("\n       ", form.usage())
                + "\nmore:  wythoff help " + command.word());
    }
}
