package org.wythofflab.cli.terminal;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wythofflab.lab.match.Sentence.Tone;
import org.wythofflab.render.Paint;
import org.wythofflab.render.Paint.Ink;

/** What stands out in a sentence: who acts, the piles, P and N, and what went wrong. */
final class Highlights {
    private static final String NUMBER = "(?:\\d+|<about\\s\\d+\\sdigits>)";

    /** No two of them meet in a text, so their order is of no importance. */
    private static final Map<Ink, Pattern> WORDS = Map.of(
            Ink.P, Pattern.compile("\\bP-positions?|\\b[\\d,]+\\*|^\\*"),
            Ink.N, Pattern.compile("\\bN-positions?"),
            Ink.PILES, Pattern.compile("(?<!\\w)\\(" + NUMBER + "," + NUMBER + "\\)"),
            Ink.FAULT, Pattern.compile("^Turn \\d+|\\bgave\\s+a\\s+win\\s+away|^Not allowed:"));

    private static final Pattern PLAYER = Pattern.compile("^(?:You|I|The (?:first|second) player)\\b");

    private static final Pattern VICTORY = Pattern.compile("(?:You|I|The\\s(?:first|second)\\splayer)\\swins?[!.]");

    private Highlights() {}

    /** The lines of a sentence in colours. */
    static String of(Tone tone, String lines, Paint paint) {
        return switch (tone) {
            case FIRST -> coloured(Ink.FIRST, PLAYER, words(lines, paint), paint);
            case SECOND -> coloured(Ink.SECOND, PLAYER, words(lines, paint), paint);
            case RESULT -> coloured(Ink.PILES, VICTORY, lines, paint);
            case ASIDE -> paint.in(Ink.QUIET, lines);
            case NOTE, QUESTION, MISTAKE -> words(lines, paint);
        };
    }

    private static String words(String lines, Paint paint) {
        String coloured = lines;
        for (Map.Entry<Ink, Pattern> each : WORDS.entrySet()) {
            coloured = coloured(each.getKey(), each.getValue(), coloured, paint);
        }
        return coloured;
    }

    private static String coloured(Ink ink, Pattern what, String lines, Paint paint) {
        return what.matcher(lines).replaceAll(found -> Matcher.quoteReplacement(paint.in(ink, found.group())));
    }
}
