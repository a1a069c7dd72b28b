package org.wythofflab.prove.formula;

/** A text is no formula: the message says where and why. */
public final class FormulaException extends Exception {
    private static final long serialVersionUID = 1L;

    FormulaException(String text, int column, String what) {
        super(what + "\n  " + text + "\n  " + " ".repeat(column) + "^ column " + (column + 1));
    }
}
