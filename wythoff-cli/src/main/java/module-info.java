/** The command {@code wythoff}. */
@SuppressWarnings("requires-automatic") // JLine's one jar has a name of its own in its manifest, which will not change.
module org.wythofflab.cli {
    requires static org.jspecify;
    requires org.wythofflab.core;
    requires org.wythofflab.web;
    requires info.picocli;
    requires org.jline;
}
