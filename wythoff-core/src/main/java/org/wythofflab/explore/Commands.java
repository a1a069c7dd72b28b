package org.wythofflab.explore;

import org.wythofflab.rules.GameSpec;

/** Commands that lead on from a finding. */
public final class Commands {
    private Commands() {}

    /** {@code wythoff discover "wythoff block 4"}. */
    public static String of(String command, GameSpec game) {
        String text = game.text();
        boolean plain = text.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-');
        return "wythoff " + command + " " + (plain ? text : "\"" + text + "\"");
    }
}
