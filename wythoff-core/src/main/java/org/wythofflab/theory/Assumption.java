package org.wythofflab.theory;

/** What a user may vouch for where it cannot be decided; an answer that rests on it says so. */
public enum Assumption {
    /** f is strictly increasing and f(k + l) >= f(k) + f(l) for all k and l. */
    SUPERADDITIVE
}
