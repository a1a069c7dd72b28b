package org.wythofflab.bench.load;

import java.nio.ByteBuffer;
import java.util.Locale;

/** An answer as it comes in, piece by piece: its status, and whether that was all. What it says is not kept. */
final class Heard {
    private static final int LONGEST_LINE = 16_384;

    private enum Part {
        HEAD,
        BODY,
        CHUNK_LENGTH,
        CHUNK,
        AFTER_CHUNK,
        TRAILER,
        UNTIL_CLOSED,
        DONE
    }

    private final StringBuilder line = new StringBuilder();
    private Part part = Part.HEAD;
    private int status;
    private long left = -1;
    private boolean chunked;
    private boolean closes;
    private boolean begun;

    /** Takes what has come; true once the answer is complete. */
    boolean take(ByteBuffer bytes) {
        begun |= bytes.hasRemaining();
        while (bytes.hasRemaining() && part != Part.DONE) {
            switch (part) {
                case BODY, CHUNK -> skip(bytes);
                case UNTIL_CLOSED -> bytes.position(bytes.limit());
                default -> letter((char) bytes.get());
            }
        }
        return part == Part.DONE;
    }

    private void skip(ByteBuffer bytes) {
        int now = (int) Math.min(left, bytes.remaining());
        bytes.position(bytes.position() + now);
        left -= now;
        if (left == 0) {
            part = part == Part.BODY ? Part.DONE : Part.AFTER_CHUNK;
        }
    }

    private void letter(char letter) {
        if (letter != '\n') {
            if (line.length() == LONGEST_LINE) {
                throw new IllegalStateException("a line without end: " + line.substring(0, 80));
            }
            line.append(letter);
            return;
        }
        String whole = line.toString().strip();
        line.setLength(0);
        switch (part) {
            case HEAD -> head(whole);
            case CHUNK_LENGTH -> {
                left = Long.parseLong(whole, 16);
                part = left == 0 ? Part.TRAILER : Part.CHUNK;
            }
            case AFTER_CHUNK -> part = Part.CHUNK_LENGTH;
            default -> part = whole.isEmpty() ? Part.DONE : Part.TRAILER;
        }
    }

    private void head(String whole) {
        if (status == 0) {
            status = Integer.parseInt(whole.substring(9, 12)); // behind HTTP/1.1
        } else if (whole.isEmpty()) {
            part = afterHead();
        } else {
            String field = whole.toLowerCase(Locale.ROOT);
            if (field.startsWith("content-length:")) {
                left = Long.parseLong(field.substring(15).strip());
            }
            chunked |= field.startsWith("transfer-encoding:") && field.contains("chunked");
            closes |= field.startsWith("connection:") && field.contains("close");
        }
    }

    private Part afterHead() {
        if (chunked) {
            return Part.CHUNK_LENGTH;
        }
        closes |= left < 0;
        return left < 0 ? Part.UNTIL_CLOSED : left == 0 ? Part.DONE : Part.BODY;
    }

    /** The other side has closed: true if that ends the answer, and does not break it off. */
    boolean isEnd() {
        return part == Part.UNTIL_CLOSED || part == Part.DONE;
    }

    boolean hasBegun() {
        return begun;
    }

    int status() {
        return status;
    }

    /** Whether the connection cannot be used again. */
    boolean closes() {
        return closes;
    }
}
