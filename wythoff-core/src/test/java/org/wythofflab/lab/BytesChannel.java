package org.wythofflab.lab;

import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/** A file in memory that counts what is read of it. */
public final class BytesChannel implements SeekableByteChannel {
    private final byte[] bytes;
    private long position;
    private long taken;
    private boolean closed;

    public BytesChannel(byte[] bytes) {
        this.bytes = bytes;
    }

    /** How many bytes were read so far. */
    public long taken() {
        return taken;
    }

    @Override
    public int read(ByteBuffer into) {
        if (position >= bytes.length) {
            return -1;
        }
        // Never all at once, which a file may do, too.
        int count = Math.min(Math.min(into.remaining(), 1000), bytes.length - (int) position);
        into.put(bytes, (int) position, count);
        position += count;
        taken += count;
        return count;
    }

    @Override
    public int write(ByteBuffer from) {
        throw new NonWritableChannelException();
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public SeekableByteChannel position(long next) {
        position = next;
        return this;
    }

    @Override
    public long size() {
        return bytes.length;
    }

    @Override
    public SeekableByteChannel truncate(long size) {
        throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
        return !closed;
    }

    @Override
    public void close() {
        closed = true;
    }
}
