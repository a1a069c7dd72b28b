package org.wythofflab.cli.terminal;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Standard input that can tell whether the program is waiting for it: then there is no work that could be stopped. */
public final class WaitingInput extends FilterInputStream {
    private volatile boolean waiting;

    public WaitingInput(InputStream in) {
        super(in);
    }

    public boolean isWaiting() {
        return waiting;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        waiting = true;
        try {
            return super.read(bytes, from, length);
        } finally {
            waiting = false;
        }
    }
}
