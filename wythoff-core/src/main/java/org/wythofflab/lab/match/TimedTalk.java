package org.wythofflab.lab.match;

import java.util.List;
import java.util.function.Supplier;
import org.wythofflab.lab.Lab;

/** Gives whatever is asked of a talk its time, even whether the match is over: a heavy rule has to be asked for that, too. */
final class TimedTalk implements Talk {
    private final Lab lab;
    private final Talk talk;

    private TimedTalk(Lab lab, Talk talk) {
        this.lab = lab;
        this.talk = talk;
    }

    static Talk of(Lab lab, Supplier<Talk> beginning) {
        return new TimedTalk(lab, lab.inItsTime(beginning));
    }

    @Override
    public String text() {
        return lab.inItsTime(talk::text);
    }

    @Override
    public String position() {
        return lab.inItsTime(talk::position);
    }

    @Override
    public boolean isOver() {
        return lab.inItsTime(talk::isOver);
    }

    @Override
    public boolean isComputersTurn() {
        return lab.inItsTime(talk::isComputersTurn);
    }

    @Override
    public List<Sentence> welcome() {
        return lab.inItsTime(talk::welcome);
    }

    @Override
    public List<Sentence> question() {
        return lab.inItsTime(talk::question);
    }

    @Override
    public Sentence answer() {
        return lab.inItsTime(talk::answer);
    }

    @Override
    public Reply hear(String line) {
        return lab.inItsTime(() -> talk.hear(line));
    }

    @Override
    public List<Sentence> conclusion() {
        return lab.inItsTime(talk::conclusion);
    }
}
