package org.wythofflab.architecture.samples.verify;

/** A hole: a refusal that no type shows. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
}
