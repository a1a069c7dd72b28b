package org.wythofflab.lab;

/** Asks theory and engine, and insists that they agree on the outcome and on the winning move. */
record ComparedSituations(Situations theory, Situations engine) implements Situations {

    @Override
    public Found at(String text) {
        Found claimed = theory.at(text);
        Found computed = engine.at(text);
        String where = Brief.number(claimed.situation().x()) + " "
                + Brief.number(claimed.situation().y());
        if (claimed.situation().isP() != computed.situation().isP()) {
            throw new DisagreementException("at " + where + " the theorem says " + outcome(claimed) + " ("
                    + claimed.credit().words() + "), but the engine says " + outcome(computed));
        }
        claimed.situation().answer().move().ifPresent(move -> check(move, computed, where));
        return new Found(claimed.situation(), claimed.credit().confirmedBy(computed.credit()));
    }

    private static void check(Step move, Found computed, String where) {
        boolean[] wins = {false};
        computed.situation()
                .visitMoves((option, standing) ->
                        wins[0] |= standing == Standing.P && option.toStep().equals(move));
        if (!wins[0]) {
            throw new DisagreementException("at " + where + " the theorem's move, " + move.words()
                    + ", is not a move to a P-position by the engine");
        }
    }

    private static String outcome(Found found) {
        return found.situation().isP() ? "P" : "N";
    }
}
