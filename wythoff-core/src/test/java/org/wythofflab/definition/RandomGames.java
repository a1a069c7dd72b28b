package org.wythofflab.definition;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.wythofflab.definition.Definition.Scope;
import org.wythofflab.definition.RandomTerms.Amounts;
import org.wythofflab.definition.RandomTerms.Condition;
import org.wythofflab.definition.RandomTerms.Term;

/**
 * Random games with random modifiers, the same for the same seed: mostly {@code moves(...)} and
 * {@code restricted(...)}, now and then {@code wyt(...)}.
 */
public final class RandomGames {

    private final Random random;
    private final RandomTerms terms;

    public RandomGames(long seed) {
        this.random = new Random(seed);
        this.terms = new RandomTerms(random);
    }

    /** An endless stream of games; print the seed where a test uses it. */
    public static Stream<Definition> from(long seed) {
        RandomGames games = new RandomGames(seed);
        return Stream.generate(games::next);
    }

    public Definition next() {
        int choice = random.nextInt(10);
        Definition base = choice < 5 ? moves() : choice < 9 ? restricted() : wyt();
        return switch (random.nextInt(7)) {
            case 0, 1 -> base;
            case 2 -> base.inMisere();
            case 3 -> base.block(count(), scope());
            case 4 -> base.block(count(), scope()).inMisere();
            case 5 -> base.inMisere().block(count(), scope());
            default -> base.comply(count(), scope());
        };
    }

    private Definition moves() {
        Amounts first = terms.set();
        Amounts second = terms.set();
        Condition both = terms.condition(2);
        String text = "moves(first: " + first.text() + "; second: " + second.text() + "; both: " + both.text() + ")";
        return Definition.of(text, first.has(), second.has(), both.holds());
    }

    private Definition restricted() {
        int s = 1 + random.nextInt(3);
        int t = 1 + random.nextInt(4);
        Amounts h = terms.set();
        Amounts v = terms.set();
        Amounts d1 = terms.set();
        Amounts d2 = terms.set();
        String sets = "h=" + h.text() + ", v=" + v.text() + ", d1=" + d1.text() + ", d2=" + d2.text();
        String text = "restricted(" + s + "," + t + "; " + sets + ")";
        return Bases.restriction(text, s, t, h.has(), v.has(), d1.has(), d2.has());
    }

    private Definition wyt() {
        Term f = terms.term(2, false);
        return Bases.wyt(f.text(), k -> f.value().at(k, 0));
    }

    private int count() {
        return 1 + random.nextInt(5);
    }

    private Scope scope() {
        return List.of(Scope.ALL, Scope.DIAGONAL, Scope.NIM).get(random.nextInt(3));
    }
}
