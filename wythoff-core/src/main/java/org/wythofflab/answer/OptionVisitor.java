package org.wythofflab.answer;

import org.wythofflab.rules.Option;

/** Sees one option after the other. */
@FunctionalInterface
public interface OptionVisitor {
    void visit(Option option, Standing standing);
}
