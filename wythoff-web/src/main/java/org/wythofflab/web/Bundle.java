package org.wythofflab.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The modules of the page as one script. A browser asks a server for six files at a time, and sixty modules take longer than
 * everything else that happens before the first tile. Each module becomes a function, so that its names stay its own.
 *
 * <p>Only what the page is written in is understood: imports and exports by name, each on a line of its own, and no circles.
 */
final class Bundle {
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{ ([^}]+) \\} from '\\./(\\w+)\\.js';$", Pattern.MULTILINE);
    private static final Pattern EXPORT =
            Pattern.compile("^export (?=(?:async )?(?:function|class|const) ([\\w$]+))", Pattern.MULTILINE);
    private static final Pattern OTHER = Pattern.compile("^(?:import|export)\\b.*", Pattern.MULTILINE);

    private final UnaryOperator<String> read;
    private final Map<String, String> done = new LinkedHashMap<>();
    private final List<String> doing = new ArrayList<>();

    private Bundle(UnaryOperator<String> read) {
        this.read = read;
    }

    /**
     * Modules in the order in which they run, each after those that it imports.
     *
     * @param read the text of a module by its name
     * @throws IllegalStateException if a module is written in another way
     */
    static String of(List<String> names, UnaryOperator<String> read) {
        Bundle bundle = new Bundle(read);
        names.forEach(bundle::add);
        return "const modules = {};\n" + String.join("", bundle.done.values());
    }

    private void add(String name) {
        if (done.containsKey(name)) {
            return;
        }
        if (doing.contains(name)) {
            throw new IllegalStateException("modules import each other: " + doing + " and " + name + " again");
        }
        doing.add(name);
        String text = read.apply(name);
        IMPORT.matcher(text).results().forEach(found -> add(found.group(2)));
        doing.remove(name);
        done.put(name, function(name, text));
    }

    private static String function(String name, String text) {
        String exports =
                EXPORT.matcher(text).results().map(found -> found.group(1)).collect(Collectors.joining(", "));
        String body =
                EXPORT.matcher(IMPORT.matcher(text).replaceAll(Bundle::taken)).replaceAll("");
        OTHER.matcher(body).results().findFirst().map(MatchResult::group).ifPresent(line -> {
            throw new IllegalStateException(name + ".js: cannot bundle '" + line + "'");
        });
        return "modules." + name + " = (() => {\n" + body + "return { " + exports + " };\n})();\n";
    }

    /** An import as a constant; a dollar is a name of ours, and special to the one who replaces. */
    private static String taken(MatchResult found) {
        return ("const { " + found.group(1).replace(" as ", ": ") + " } = modules." + found.group(2) + ";")
                .replace("$", "\\$");
    }
}
