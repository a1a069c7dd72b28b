package org.wythofflab.prove;

import java.util.Collection;

/** Looks at many things that have nothing to do with each other on all processors. */
public final class Together {

    private Together() {}

    /** What is done with each. */
    @FunctionalInterface
    public interface Look<T> {
        void at(T one) throws Exception;
    }

    /** Looks at all; what fails first fails all, with the thing that it is about. */
    public static <T> void at(Collection<T> all, Look<T> look) {
        all.parallelStream().forEach(one -> {
            try {
                look.at(one);
            } catch (Exception broken) {
                throw new AssertionError(String.valueOf(one), broken);
            }
        });
    }
}
