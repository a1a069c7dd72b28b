package org.wythofflab.bench.load;

/** What a person asks for. */
enum Kind {
    READING(true),
    GAME(true),
    SQUARE(true),
    TILE(false),
    PLAY(false),
    CHECK(false),
    LONG(false);

    private final boolean cheap;

    Kind(boolean cheap) {
        this.cheap = cheap;
    }

    /** Whether people expect the answer at once, whatever others ask for. */
    boolean isCheap() {
        return cheap;
    }
}
