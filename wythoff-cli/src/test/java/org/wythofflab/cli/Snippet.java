package org.wythofflab.cli;

import java.util.ArrayList;
import java.util.List;

/** A command in the documentation and what it is said to write. */
record Snippet(int line, String command, List<String> output) {
    private static final String PROMPT = "$ ";
    private static final String PROGRAM = "./wythoff";

    /** The commands in the fenced blocks of a page. */
    static List<Snippet> in(List<String> page) {
        List<Snippet> snippets = new ArrayList<>();
        boolean fenced = false;
        for (int i = 0; i < page.size(); i++) {
            String text = page.get(i);
            if (text.startsWith("```")) {
                fenced = !fenced;
            } else if (fenced && text.startsWith(PROMPT) && text.contains(PROGRAM)) {
                snippets.add(new Snippet(i + 1, text.substring(PROMPT.length()), outputAfter(page, i)));
            }
        }
        return snippets;
    }

    private static List<String> outputAfter(List<String> page, int command) {
        List<String> output = new ArrayList<>();
        for (int i = command + 1; !page.get(i).startsWith("```") && !page.get(i).startsWith(PROMPT); i++) {
            output.add(page.get(i));
        }
        return output;
    }

    /** Runs it, with what {@code printf '...' |} before it sends. */
    Run run() {
        List<String> words = ShellWords.split(command);
        int start = words.indexOf(PROGRAM);
        String input = start > 0 ? unescaped(words.get(1)) : "";
        List<String> args = words.subList(start + 1, words.size());
        return Run.with(input, args.toArray(new String[0]));
    }

    private static String unescaped(String format) {
        return format.replace("\\n", "\n");
    }
}
