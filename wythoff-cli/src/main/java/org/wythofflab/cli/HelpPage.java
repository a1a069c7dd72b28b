package org.wythofflab.cli;

import java.util.List;
import org.wythofflab.cli.terminal.Console;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Forms as picocli knows them, for what it does well: laid-out help, completion scripts and guessing what was meant. */
final class HelpPage {
    private HelpPage() {}

    static String of(CommandName name, Console console) {
        CommandSpec spec = spec(name.command().form());
        spec.usageMessage().description("%n" + plain(capital(name.summary())) + ".%n");
        return new CommandLine(spec).getUsageMessage(console.terminal().hasColours() ? Ansi.ON : Ansi.OFF);
    }

    /** The program with all its commands. */
    static CommandLine all() {
        CommandSpec all = CommandSpec.create().name("wythoff");
        for (CommandName name : CommandName.values()) {
            all.addSubcommand(name.word(), spec(name.command().form()));
        }
        return new CommandLine(all);
    }

    static String nearestCommand(String word) {
        return nearest(all(), word);
    }

    static String nearestOption(Form form, String name) {
        return nearest(new CommandLine(spec(form)), name);
    }

    private static String nearest(CommandLine line, String word) {
        List<String> near = new UnmatchedArgumentException(line, List.of(word)).getSuggestions();
        return near.isEmpty() ? "" : ", did you mean " + near.get(0) + "?";
    }

    private static CommandSpec spec(Form form) {
        CommandSpec spec = CommandSpec.create();
        spec.usageMessage()
                .customSynopsis(String.join("%n       ", form.usage()))
                .sortOptions(false)
                .footer(footer(form.examples()));
        for (int i = 0; i < form.places().size(); i++) {
            spec.addPositional(place(form.places().get(i), i));
        }
        form.options().forEach(option -> spec.addOption(option(option)));
        return spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .build());
    }

    private static PositionalParamSpec place(Form.Place place, int index) {
        return PositionalParamSpec.builder()
                .index(place.many() ? index + "..*" : Integer.toString(index))
                .paramLabel(place.label())
                .type(place.many() ? String[].class : String.class)
                .description(plain(place.description()))
                .build();
    }

    private static OptionSpec option(Form.Option option) {
        if (option.isFlag()) {
            return OptionSpec.builder(option.name())
                    .type(boolean.class)
                    .description(plain(option.description()))
                    .build();
        }
        return OptionSpec.builder(option.names().toArray(new String[0]))
                .paramLabel(option.value())
                .type(String.class)
                .completionCandidates(option.values().size() > 1 ? option.values() : List.of())
                .description(plain(option.description()))
                .build();
    }

    private static String[] footer(List<String> examples) {
        String[] lines = new String[examples.size() + 1];
        lines[0] = "%nExamples:";
        for (int i = 0; i < examples.size(); i++) {
            lines[i + 1] = "  " + plain(examples.get(i));
        }
        return lines;
    }

    /** Texts go through a formatter on their way. */
    private static String plain(String text) {
        return text.replace("%", "%%");
    }

    static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
