package org.wythofflab.lab;

/** Hears how far an answer has come; it cannot talk back, and is called from many threads, one at a time. */
@FunctionalInterface
public interface Listener {
    void at(long done, long total);
}
