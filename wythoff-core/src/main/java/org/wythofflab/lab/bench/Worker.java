package org.wythofflab.lab.bench;

import org.wythofflab.solve.Progress;

/** Remembers who worked last. */
final class Worker implements Progress {
    private String name = "";

    @Override
    public void at(long done, long total) {
        // Progress is told by tasks.
    }

    @Override
    public void work(String by, String needs) {
        name = by;
    }

    String name() {
        return name;
    }
}
