package org.wythofflab.lab;

/** Sees one move after the other. */
@FunctionalInterface
interface MoveVisitor {
    void visit(Option option, Standing standing);
}
