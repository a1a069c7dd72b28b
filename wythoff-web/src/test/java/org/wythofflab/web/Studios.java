package org.wythofflab.web;

/** Studios for tests of all packages. */
public final class Studios {
    private Studios() {}

    /** A studio whose clock stands still: no limit of time is ever reached, however busy the machine is. */
    public static Studio timeless() {
        Settings usual = Settings.standard();
        return Studio.start(
                "127.0.0.1",
                0,
                new Settings(
                        usual.workers(),
                        usual.waiting(),
                        usual.waitingOfOne(),
                        usual.limits(),
                        usual.checkers(),
                        usual.tileBytes(),
                        usual.boardBytes(),
                        usual.answerBytes(),
                        usual.times().by(() -> 0)));
    }
}
