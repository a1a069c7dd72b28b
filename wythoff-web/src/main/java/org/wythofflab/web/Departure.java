package org.wythofflab.web;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;

/**
 * Whether the client of a request has closed its connection. While an answer is computed the server does not read from the
 * connection, so nobody would notice; this reads, and finds nothing as long as the client waits, or the end.
 *
 * <p>A client that sends its next request before it has the answer loses a byte of it; the connection then ends with the
 * answer, and such a client has to be ready to ask again (RFC 9112, section 9.3.2).
 */
final class Departure implements BooleanSupplier {
    private final Object transport;
    private boolean answered;
    private boolean overtaken;
    private boolean left;

    private Departure(Object transport) {
        this.transport = transport;
    }

    static Departure of(HttpServletRequest request) {
        return new Departure(ServletContextRequest.getServletContextRequest(request)
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint()
                .getTransport());
    }

    @Override
    public synchronized boolean getAsBoolean() {
        if (!answered && !left && !overtaken && transport instanceof SocketChannel channel) {
            look(channel);
        }
        return left;
    }

    private void look(SocketChannel channel) {
        try {
            int read = channel.isBlocking() ? 0 : channel.read(ByteBuffer.allocate(1));
            left = read < 0;
            overtaken = read > 0;
        } catch (IOException broken) {
            left = true;
        }
    }

    /** From now on the server reads again; true if the connection has to end with this answer. */
    synchronized boolean answered() {
        answered = true;
        return overtaken;
    }
}
