package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.List;

/** That there is a move that takes few tokens, which implies that there is a move. */
final class Nearest {

    private static final int MOST = 14;

    private Nearest() {}

    /** @param move a condition on x, y and what is left */
    static String of(MoveText text, String move) {
        List<String> before = MoveText.names(text.moves().before());
        int most = Math.min(MOST, text.cases().modulus() + 1);
        List<String> ways = new ArrayList<>();
        for (int k = 1; k <= most; k++) {
            for (int l = 1; l <= (before.size() == 1 ? 1 : most); l++) {
                StringBuilder lets = new StringBuilder();
                for (int i = 0; i < before.size(); i++) {
                    lets.append("(").append(text.left().get(i)).append(" (- ");
                    lets.append(before.get(i))
                            .append(" ")
                            .append(i == 0 ? k : l)
                            .append("))");
                }
                ways.add("(let (" + lets + ") " + move + ")");
            }
        }
        return "(or false " + String.join(" ", ways) + ")";
    }
}
