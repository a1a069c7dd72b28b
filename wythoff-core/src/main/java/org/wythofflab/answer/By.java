package org.wythofflab.answer;

/** Whom to ask. */
public enum By {
    /** Theory where a theorem applies, else a proof where there is a certificate, else an engine. */
    AUTO,
    THEORY,
    PROOF,
    ENGINE,
    /** Theory or proof, and engine: all there are, and they have to agree. */
    BOTH
}
