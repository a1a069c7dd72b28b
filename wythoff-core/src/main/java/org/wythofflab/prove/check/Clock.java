package org.wythofflab.prove.check;

/** Asked now and then; throws if the check was told to stop. */
@FunctionalInterface
public interface Clock {
    void tick();
}
