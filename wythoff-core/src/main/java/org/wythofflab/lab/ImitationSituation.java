package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.ImitationStates;

/** A state of Imitation Nim: what a history has led to. */
record ImitationSituation(GameSpec game, Imitation rule, ImitationState state, Options options, ImitationStates board)
        implements Situation {

    @Override
    public BigInteger x() {
        return state.x();
    }

    @Override
    public BigInteger y() {
        return state.y();
    }

    @Override
    public boolean isP() {
        return board.isP(state);
    }

    @Override
    public void visitMoves(MoveVisitor visitor) {
        options.visit(option -> {
            visitor.visit(option, standing(option));
            return true;
        });
    }

    private Standing standing(Option option) {
        return standing(rule, state, option, board::isP);
    }

    /** What a move is worth, if {@code isP} decides the state it leads to. */
    static Standing standing(Imitation rule, ImitationState state, Option option, Predicate<ImitationState> isP) {
        return state.forbids(rule, fromFirst(option), amount(option))
                ? Standing.FORBIDDEN
                : Standing.of(isP.test(state.after(rule, fromFirst(option), amount(option))));
    }

    @Override
    public Answer answer() {
        Map<Standing, Shortlist> moves = new EnumMap<>(Standing.class);
        visitMoves((option, standing) ->
                moves.computeIfAbsent(standing, any -> new Shortlist()).add(option));
        Shortlist winning = moves.getOrDefault(Standing.P, new Shortlist());
        return winning.simplest()
                .map(move -> Answer.n(move.toStep(), move.advice() + ImitationWords.consequence(rule, after(move))))
                .orElseGet(() -> withoutWinningMove(moves.keySet()))
                .with(ImitationWords.notes(rule, state));
    }

    private Answer withoutWinningMove(Set<Standing> standings) {
        if (standings.contains(Standing.N)) {
            return Answer.p("no allowed move leads to a P-position, so that every one leaves a win to the opponent");
        }
        return PlainPlay.noMoveLeft(
                standings.isEmpty() ? "no move is left" : "every move that is left is forbidden", game.convention());
    }

    private ImitationState after(Option option) {
        return state.after(rule, fromFirst(option), amount(option));
    }

    private static boolean fromFirst(Option option) {
        return option.second() == 0;
    }

    private static BigInteger amount(Option option) {
        return BigInteger.valueOf(option.taken());
    }
}
