package org.wythofflab.bench.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.Selector;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;

/**
 * Many people at one studio, all of them on one thread: what they cost must not be taken for what the studio costs, as both
 * share the machine.
 */
final class Crowd implements AutoCloseable {
    private static final long MOST_NANOS = TimeUnit.MINUTES.toNanos(2);
    private static final int COME_MILLIS = 2000;
    private static final int THINK_MILLIS = 500;

    /** Something that a visitor does at a time, unless another thing has come first. */
    private record Plan(long at, Visitor visitor, long turn) {}

    private final Selector selector = Selector.open();
    private final ByteBuffer bytes = ByteBuffer.allocateDirect(1 << 16);
    private final PriorityQueue<Plan> plans = new PriorityQueue<>(Comparator.comparingLong(Plan::at));
    private final InetSocketAddress studio;
    private final Tally tally;

    Crowd(String address, Tally tally) throws IOException {
        URI uri = URI.create(address);
        this.studio = new InetSocketAddress(uri.getHost(), uri.getPort());
        this.tally = tally;
    }

    /** Lets so many people come, each in its own time, and ends when the time is over. */
    void visit(int people, int seconds) throws IOException {
        long start = System.nanoTime();
        for (int i = 0; i < people; i++) {
            Visitor visitor = new Visitor(new Person(i), studio, selector, tally);
            plan(start, visitor, visitor.person().pause(COME_MILLIS));
        }
        long end = start + TimeUnit.SECONDS.toNanos(seconds);
        for (long now = start; now < end; now = System.nanoTime()) {
            act(now);
            Plan next = plans.peek();
            long wait = next == null ? end - now : Math.min(end, next.at()) - now;
            if (wait > 0) {
                selector.select(Math.max(1, TimeUnit.NANOSECONDS.toMillis(wait)));
            } else {
                selector.selectNow();
            }
            hear();
        }
    }

    /** Lets one person ask for one kind of thing again and again, without a pause. */
    void insist(Kind kind, int seconds) throws IOException {
        Visitor visitor = new Visitor(new Person(0), studio, selector, tally);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < end) {
            visitor.person().chooseGame();
            visitor.ask(visitor.person().of(kind));
            while (visitor.isWaiting()) {
                selector.select();
                hear();
            }
        }
    }

    private void act(long now) throws IOException {
        for (Plan plan = plans.peek(); plan != null && plan.at() <= now; plan = plans.peek()) {
            plans.remove();
            Visitor visitor = plan.visitor();
            if (plan.turn() != visitor.turn()) {
                continue;
            }
            if (visitor.isWaiting()) {
                visitor.leave();
                rest(visitor);
            } else {
                Question question = visitor.person().next();
                visitor.ask(question);
                if (!visitor.isWaiting()) {
                    rest(visitor);
                    continue;
                }
                long patience = question.leaves()
                        ? TimeUnit.MILLISECONDS.toNanos(visitor.person().patience())
                        : MOST_NANOS;
                plans.add(new Plan(now + patience, visitor, visitor.turn()));
            }
        }
    }

    private void hear() throws IOException {
        for (var key : selector.selectedKeys()) {
            Visitor visitor = (Visitor) key.attachment();
            if (key.isValid() && visitor.hear(bytes)) {
                rest(visitor);
            }
        }
        selector.selectedKeys().clear();
    }

    private void rest(Visitor visitor) {
        plan(System.nanoTime(), visitor, visitor.person().pause(THINK_MILLIS));
    }

    private void plan(long now, Visitor visitor, int millis) {
        plans.add(new Plan(now + TimeUnit.MILLISECONDS.toNanos(millis), visitor, visitor.turn()));
    }

    /** Whatever is under way is left. */
    @Override
    public void close() throws IOException {
        for (var key : selector.keys()) {
            key.channel().close();
        }
        selector.close();
    }
}
