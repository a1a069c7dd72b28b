package org.wythofflab.lab.proof;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.prove.Discovery;
import org.wythofflab.render.Format;
import org.wythofflab.render.StateDiagram;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.StoppedException;

/**
 * What the P-positions of a game are, or its positions of one Grundy value: guessed from what an engine lists, proved, and
 * told in words.
 *
 * @param value the Grundy value, if one is asked for
 * @param numeration the only number system to look at
 * @param bound how far to look
 * @param certificate takes the certificate
 * @param automaton takes a drawing of the automaton
 */
public record DiscoverRequest(
        String game,
        Optional<String> value,
        Optional<String> numeration,
        Optional<String> bound,
        Optional<Keepsakes.Keeper> certificate,
        Optional<Keepsakes.Keeper> automaton)
        implements Request {

    static final int USUAL_BOUND = 1 << 20;
    private static final int FARTHEST = 1 << 25;
    private static final int LARGEST_VALUE = 1000;

    /** More states than this nobody can follow with a finger. */
    private static final int LARGEST_DIAGRAM = 40;

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        int wanted = value.map(DiscoverRequest::value).orElse(0);
        int far = bound.map(text -> within("bound", text, 2, FARTHEST)).orElse(USUAL_BOUND);
        Ending ending = new Ending();
        Inquiry inquiry = lab.inquiry();
        return new Report()
                .as(
                        Format.TEXT,
                        out -> new Findings(found(spec, wanted, far, inquiry, ending)).text(inquiry, kept(), out))
                .as(
                        Format.JSON,
                        out -> new Findings(found(spec, wanted, far, inquiry, ending)).json(inquiry, kept(), out))
                .as(
                        Format.LATEX,
                        out -> statement(found(spec, wanted, far, inquiry, ending))
                                .latex(out))
                .as(
                        Format.MARKDOWN,
                        out -> statement(found(spec, wanted, far, inquiry, ending))
                                .markdown(out))
                .concludedBy(ending::conclude);
    }

    private static PaperStatement statement(Discovery found) {
        return PaperStatement.of(found);
    }

    private Optional<String> kept() {
        return certificate.map(Keepsakes.Keeper::place);
    }

    static int value(String text) {
        return within("Grundy value", text, 0, LARGEST_VALUE);
    }

    private static int within(String name, String text, int least, int most) {
        BigInteger number = Texts.number(name, text);
        if (number.compareTo(BigInteger.valueOf(least)) < 0 || number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new BadRequestException("the " + name + " is a number from " + least + " to " + most);
        }
        return number.intValueExact();
    }

    private Discovery found(GameSpec spec, int wanted, int far, Inquiry inquiry, Ending ending) throws IOException {
        Discovery found;
        try {
            found = Discoverer.discover(spec, wanted, numeration, far, inquiry.budget());
        } catch (ClaimSyntaxException wrong) {
            throw new BadRequestException(String.valueOf(wrong.getMessage()));
        }
        if (inquiry.isCancelled()) {
            throw new StoppedException("stopped while a proof was looked for");
        }
        ending.heard(found.proof());
        Optional<Certificate> proved = found.proof().certified();
        if (certificate.isPresent() && proved.isPresent()) {
            certificate.get().keep(proved.get()::write);
        }
        if (automaton.isPresent() && found.traits().isPresent()) {
            draw(found.traits().get().machine(), automaton.get());
        }
        return found;
    }

    private static void draw(Discovery.Machine machine, Keepsakes.Keeper keeper) throws IOException {
        StateDiagram diagram = diagram(machine)
                .orElseThrow(() -> new BadRequestException(
                        "the automaton has " + machine.accepting().size() + " states, and only one of up to "
                                + LARGEST_DIAGRAM + " can be drawn; leave out --automaton"));
        keeper.keep(diagram::write);
    }

    /** A drawing, if there are not too many states. */
    static Optional<StateDiagram> diagram(Discovery.Machine machine) {
        if (machine.accepting().size() > LARGEST_DIAGRAM) {
            return Optional.empty();
        }
        StateDiagram diagram = new StateDiagram(machine.accepting());
        machine.arrows()
                .forEach(arrow -> diagram.arrow(arrow.from(), arrow.to(), arrow.first() + "," + arrow.second()));
        return Optional.of(diagram);
    }
}
