package org.wythofflab.rules;

/** Who wins when the player to move cannot. */
public enum Convention {
    /** The player who cannot move loses. */
    NORMAL,
    /** The player who cannot move wins. */
    MISERE
}
