package org.wythofflab.prove.game;

import java.util.stream.IntStream;
import org.wythofflab.prove.DocsCertificates;
import org.wythofflab.prove.MustProve;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.check.SetPage;

/** A game that must be proved, with the set of the certificate that is kept. */
record KeptSet(String game, Automaton set) {

    static KeptSet of(String game, Outlay outlay) {
        SetPage page = SetPage.read(DocsCertificates.text(MustProve.name(game)));
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(new NumberSystem(page.quotients(), page.b()), 2);
        IntStream.range(0, page.rows().size()).forEach(builder::state);
        for (int[] row : page.rows()) {
            for (int i = 1; i < row.length; i += 2) {
                builder.transition(row[i], row[i + 1]);
            }
            builder.finish(row[0] == 1, outlay);
        }
        return new KeptSet(game, builder.smallest(outlay));
    }

    int size() {
        return set.states() * set.system().digits();
    }
}
