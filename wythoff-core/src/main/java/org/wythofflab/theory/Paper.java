package org.wythofflab.theory;

/** The papers, by the ids used throughout. */
public enum Paper {
    WYT_F("wyt-f", "Fraenkel-Tanny", "A. Fraenkel and Y. Tanny, A class of Wythoff-like games, Integers (2013)"),
    MODULAR("modular", "Khovanova-Niu", "T. Khovanova and N. Niu, m-modular Wythoff, arXiv 1608.01025"),
    BLOCKING(
            "blocking",
            "Larsson",
            "U. Larsson, Blocking Wythoff Nim, Electron. J. Combin. 18 (2011), P120, doi 10.37236/607, arXiv 1010.5816"),
    RESTRICTED_ST(
            "restricted-st",
            "Liu-Li",
            "W. A. Liu and H. Li, General restriction of (s,t)-Wythoff's game, Electron. J. Combin. 21(2) (2014), P2.44"),
    IMITATION(
            "imitation",
            "Larsson",
            "U. Larsson, 2-pile Nim with a restricted number of move-size imitations, with an appendix by P. Hegarty,"
                    + " Integers 9 (2009), G4, arXiv 0710.3632");

    private final String id;
    private final String authors;
    private final String reference;

    Paper(String id, String authors, String reference) {
        this.id = id;
        this.authors = authors;
        this.reference = reference;
    }

    public String id() {
        return id;
    }

    public String authors() {
        return authors;
    }

    public String reference() {
        return reference;
    }
}
