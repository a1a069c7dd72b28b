package org.wythofflab.solve;

/** Hears how far a computation has come; it cannot talk back. */
@FunctionalInterface
public interface Progress {
    Progress SILENT = (done, total) -> {};

    void at(long done, long total);
}
