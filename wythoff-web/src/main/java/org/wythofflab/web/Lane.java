package org.wythofflab.web;

/** How soon people expect an answer. Each lane has workers of its own, so that nobody waits behind those with more patience. */
enum Lane {
    /** At each keystroke and each movement of the mouse. */
    AT_ONCE,
    /** While they look at the page: maps, and the turns of a match. */
    SOON,
    /** Once they have asked for it, if it has to be. */
    IN_TIME
}
