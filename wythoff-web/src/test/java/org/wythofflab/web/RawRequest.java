package org.wythofflab.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** A request that no well-behaved client would send. */
final class RawRequest {
    private static final int HANGS_MILLIS = 300_000;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 ([0-9]{3})");

    private RawRequest() {}

    static Socket open(int port) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(HANGS_MILLIS);
        return socket;
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** All that is answered until the server closes the connection. */
    static String exchange(int port, String text) throws IOException {
        try (Socket socket = open(port)) {
            try {
                socket.getOutputStream().write(bytes(text));
            } catch (SocketException refused) {
                // While it was still being sent; what was answered can be read.
            }
            return rest(socket);
        }
    }

    static String rest(Socket socket) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            InputStream in = socket.getInputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
        } catch (SocketException reset) {
            // Closed while we were sending.
        }
        return all.toString(StandardCharsets.ISO_8859_1);
    }

    /** The status of each answer: one for each request that the server saw. */
    static List<Integer> statuses(String answer) {
        return STATUS.matcher(answer)
                .results()
                .map(found -> Integer.valueOf(found.group(1)))
                .toList();
    }

    static int status(int port, String... lines) throws IOException {
        String answer = exchange(port, String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n");
        return statuses(answer).stream().findFirst().orElse(0);
    }
}
