package org.wythofflab.lab.ledger;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A verdict without the letters of the paper, which mean nothing beside a game in numbers. */
final class PlainVerdict {
    /** How far, if that is said without a letter. */
    private static final Pattern SCALE =
            Pattern.compile("(?:\\d+ parts, )?((?:smaller pile|piles|amounts|numbers) below \\d+)(?=[,;]|$).*");

    /** Parameters are a letter or a word, and what it was. */
    private static final Pattern PARAMETERS = Pattern.compile("[,;] (?:[A-Za-z]|game|scope)=");

    private PlainVerdict() {}

    static String of(RecordedLedger.Line line) {
        String details = line.details();
        return switch (line.word()) {
            case VerdictWords.PROVED -> "for all positions" + games(details);
            case VerdictWords.AGREES ->
                "with the rules"
                        + scale(details).map(scale -> ", " + scale).orElse(", as far as was tried")
                        + games(details)
                        + (details.contains("proved for all positions") ? "; for some of them it is proved" : "")
                        + (details.contains(" as printed, ")
                                ? "; stated here as it holds, since the paper has a misprint"
                                : "");
            case "refuted" -> "as the paper has it";
            default -> "by what was tried";
        };
    }

    private static Optional<String> scale(String details) {
        Matcher known = SCALE.matcher(details);
        return known.matches() ? Optional.of(known.group(1)) : Optional.empty();
    }

    /** The ledger looks at a few games for each theorem, and this one need not be among them. */
    private static String games(String details) {
        return PARAMETERS.matcher(details).find() ? ", in some games of this kind" : "";
    }
}
