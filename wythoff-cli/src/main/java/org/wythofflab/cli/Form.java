package org.wythofflab.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the command line of a command looks like: read by {@link ArgumentReader}, shown by {@link HelpPage}. */
final class Form {

    /**
     * An argument that is known by its place.
     *
     * @param many whether all further arguments belong to it, too; only the last place may have it
     */
    record Place(String label, String description, boolean required, boolean many) {}

    /**
     * An option with one value, or with none.
     *
     * @param value its label in the help: a name, or all the values there are, as {@code x|y}; empty for a flag
     */
    record Option(List<String> names, String value, String description, boolean required) {

        /** The values to choose from; a single one is only a name. */
        List<String> values() {
            return List.of(value.split("\\|", -1));
        }

        boolean isFlag() {
            return value.isEmpty();
        }

        /** The longest of its names, under which its value is found. */
        String name() {
            return names.get(names.size() - 1);
        }
    }

    private final List<String> usage;
    private final List<Place> places = new ArrayList<>();
    private final List<Option> options = new ArrayList<>();
    private final List<String> examples = new ArrayList<>();

    /** @param usage the ways to use the command, one line each */
    Form(String... usage) {
        this.usage = List.of(usage);
    }

    Form place(Place place) {
        places.add(place);
        return this;
    }

    /** @param names short name first, if there is one */
    Form option(String value, String description, String... names) {
        options.add(new Option(List.of(names), value, description, false));
        return this;
    }

    /** An option without a value. */
    Form flag(String name, String description) {
        options.add(new Option(List.of(name), "", description, false));
        return this;
    }

    Form required(String name, String value, String description) {
        options.add(new Option(List.of(name), value, description, true));
        return this;
    }

    Form examples(String... lines) {
        examples.addAll(List.of(lines));
        return this;
    }

    List<String> usage() {
        return usage;
    }

    List<Place> places() {
        return places;
    }

    List<Option> options() {
        return options;
    }

    List<String> examples() {
        return examples;
    }

    Optional<Option> optionNamed(String name) {
        for (Option option : options) {
            if (option.names().contains(name)) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }
}
