package org.wythofflab.lab.bench;

/** Looks every few milliseconds how much memory is in use, on a thread of its own. */
final class MemoryWatch {
    private static final long PAUSE_MILLIS = 5;

    private final long before;
    private volatile long most;
    private volatile boolean ended;

    private MemoryWatch() {
        System.gc();
        before = used();
        most = before;
    }

    static MemoryWatch begin() {
        MemoryWatch watch = new MemoryWatch();
        Thread thread = new Thread(watch::look, "memory");
        thread.setDaemon(true);
        thread.start();
        return watch;
    }

    private static long used() {
        Runtime machine = Runtime.getRuntime();
        return machine.totalMemory() - machine.freeMemory();
    }

    private void look() {
        try {
            while (!ended) {
                most = Math.max(most, used());
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Bytes beyond those in use before. */
    long end() {
        ended = true;
        return Math.max(0, Math.max(most, used()) - before);
    }
}
