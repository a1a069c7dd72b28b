package org.wythofflab.lab;

/** Hears how far an answer has come; it cannot talk back, and is called from many threads, one at a time. */
@FunctionalInterface
public interface Listener {
    void at(long done, long total);

    /** Work of several stages has come to one, which is told in the past tense. */
    default void stage(String what) {}
}
