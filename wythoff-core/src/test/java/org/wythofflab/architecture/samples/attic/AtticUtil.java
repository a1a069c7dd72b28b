package org.wythofflab.architecture.samples.attic;

/** Says nothing about itself. */
final class AtticUtil {
    static final int ANSWER = 42;

    private AtticUtil() {}
}
