package org.wythofflab.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Closes connections whose next request has begun and does not get done. Each byte keeps a connection from being idle, so
 * that a few thousand senders of one byte a second could take all places there are.
 */
final class SlowSenders extends AbstractLifeCycle implements Connection.Listener {
    private static final long LOOK_MILLIS = 500;

    private final Scheduler scheduler;
    private final long longestNanos;
    private final Map<Connection, Sender> senders = new ConcurrentHashMap<>();

    /** @param longest how long the head of a request may take */
    SlowSenders(Scheduler scheduler, Duration longest) {
        this.scheduler = scheduler;
        this.longestNanos = longest.toNanos();
    }

    @Override
    protected void doStart() {
        lookAgain();
    }

    /** Looks from time to time, as long as the scheduler runs. */
    private void lookAgain() {
        var unused = scheduler.schedule(
                () -> {
                    look(System.nanoTime());
                    lookAgain();
                },
                LOOK_MILLIS,
                TimeUnit.MILLISECONDS);
    }

    @Override
    public void onOpened(Connection connection) {
        senders.put(connection, new Sender());
    }

    @Override
    public void onClosed(Connection connection) {
        senders.remove(connection);
    }

    private void look(long now) {
        senders.forEach((connection, sender) -> {
            if (sender.isSlow(connection, now, longestNanos)) {
                connection.getEndPoint().close();
            }
        });
    }

    /** What was seen of a connection when it was looked at last; only one thread looks. */
    private static final class Sender {
        private long requests;
        private long bytes;
        private boolean begun;
        private long since;

        boolean isSlow(Connection connection, long now, long longest) {
            long heads = connection.getMessagesIn();
            boolean waits = heads == connection.getMessagesOut();
            if (!waits || heads != requests) {
                requests = heads;
                bytes = connection.getBytesIn();
                begun = false;
                return false;
            }
            if (connection.getBytesIn() == bytes) {
                return false;
            }
            if (!begun) {
                begun = true;
                since = now;
            }
            return now - since > longest;
        }
    }
}
