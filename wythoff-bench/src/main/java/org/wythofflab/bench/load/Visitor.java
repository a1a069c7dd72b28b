package org.wythofflab.bench.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import org.jspecify.annotations.Nullable;

/** A person and its connection, which is kept from question to question as browsers keep theirs. */
final class Visitor {
    private final Person person;
    private final InetSocketAddress studio;
    private final Selector selector;
    private final Tally tally;
    private @Nullable SocketChannel channel;
    private @Nullable Question asked;
    private Heard heard = new Heard();
    private boolean fresh;
    private long since;
    private long turn;

    Visitor(Person person, InetSocketAddress studio, Selector selector, Tally tally) {
        this.person = person;
        this.studio = studio;
        this.selector = selector;
        this.tally = tally;
    }

    Person person() {
        return person;
    }

    /** Grows with all that happens, so that what was planned before can be told from what is planned now. */
    long turn() {
        return turn;
    }

    boolean isWaiting() {
        return asked != null;
    }

    void ask(Question question) throws IOException {
        turn++;
        asked = question;
        since = System.nanoTime();
        send(question);
    }

    private void send(Question question) throws IOException {
        heard = new Heard();
        SocketChannel open = channel;
        fresh = open == null;
        if (open == null) {
            // On loopback a connection stands at once, and what a person asks fits into its buffer.
            open = SocketChannel.open(studio);
            open.setOption(StandardSocketOptions.TCP_NODELAY, true);
            open.configureBlocking(false);
            open.register(selector, SelectionKey.OP_READ, this);
            channel = open;
        }
        ByteBuffer request = ByteBuffer.wrap(question.request("127.0.0.1:" + studio.getPort()));
        try {
            while (request.hasRemaining()) {
                open.write(request);
            }
        } catch (IOException closed) {
            broken(closed.toString());
        }
    }

    /** Something has come, or the connection has ended; true if the question is answered or given up by that. */
    boolean hear(ByteBuffer bytes) throws IOException {
        SocketChannel open = channel;
        if (open == null) {
            return false;
        }
        int read;
        try {
            read = open.read(bytes.clear());
        } catch (IOException broken) {
            return broken(broken.toString());
        }
        Question question = asked;
        if (question == null) {
            hangUp();
            return false;
        }
        if (read < 0 && !heard.isEnd()) {
            return broken("the connection ended before the answer");
        }
        if (read >= 0 && !heard.take(bytes.flip())) {
            return false;
        }
        tally.answered(question.kind(), heard.status(), System.nanoTime() - since);
        if (read < 0 || heard.closes()) {
            hangUp();
        }
        turn++;
        asked = null;
        return true;
    }

    private boolean broken(String why) throws IOException {
        hangUp();
        Question question = asked;
        if (question == null) {
            return false;
        }
        if (!fresh && !heard.hasBegun()) {
            // As browsers do: a connection may be closed, unused for long, at the moment it is used again.
            send(question);
            return false;
        }
        tally.failed(why);
        turn++;
        asked = null;
        return true;
    }

    /** Goes away in the middle. */
    void leave() throws IOException {
        Question question = asked;
        if (question != null && question.leaves()) {
            tally.left();
        } else if (question != null) {
            tally.failed(question.kind() + ": no answer within two minutes");
        }
        turn++;
        asked = null;
        hangUp();
    }

    private void hangUp() throws IOException {
        SocketChannel open = channel;
        channel = null;
        if (open != null) {
            open.close();
        }
    }
}
