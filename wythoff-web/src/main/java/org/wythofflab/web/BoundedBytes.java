package org.wythofflab.web;

import java.io.ByteArrayOutputStream;

/** An answer on its way to the client, refused when it gets too long. */
final class BoundedBytes extends ByteArrayOutputStream {
    private final int most;

    BoundedBytes(int most) {
        super(1024);
        this.most = most;
    }

    private void require(int more) {
        if (more > most - count) {
            throw Fault.of(
                            Fault.TOO_LARGE,
                            "the answer is longer than " + most / 1_000_000
                                    + " MB\n  ask for less, or use the command line, which writes files of any length")
                    .thrown();
        }
    }

    @Override
    public synchronized void write(int b) {
        require(1);
        super.write(b);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
        require(length);
        super.write(bytes, from, length);
    }
}
