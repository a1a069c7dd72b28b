package org.wythofflab.prove.export;

import org.wythofflab.prove.shape.Piece;

/** A piece of a set as terms and formulas of SMT-LIB. */
record SmtPiece(Piece piece) {

    /** The piles of the position with this number, as a term of SMT-LIB. */
    String first(String n) {
        return at(piece.x(), piece.dx(), n);
    }

    String second(String n) {
        return at(piece.y(), piece.dy(), n);
    }

    private static String at(int from, int step, String n) {
        return step == 0 ? Integer.toString(from) : "(+ " + from + " (* " + step + " " + n + "))";
    }

    /** That a position is in it: there is such a number. */
    String contains(String one, String other) {
        return piece.grid()
                ? "(exists ((n Int) (m Int)) (and (>= n 0) (>= m 0) (= " + one + " " + first("n") + ") (= " + other
                        + " " + second("m") + ")))"
                : "(exists ((n Int)) (and (>= n 0) (= " + one + " " + first("n") + ") (= " + other + " " + second("n")
                        + ")))";
    }

    /** The same, with the number that it must be. */
    String number(String one, String other) {
        String n = piece.dx() > 0
                ? "(div (- " + one + " " + piece.x() + ") " + piece.dx() + ")"
                : piece.dy() > 0 ? "(div (- " + other + " " + piece.y() + ") " + piece.dy() + ")" : "0";
        String m = piece.grid() ? "(div (- " + other + " " + piece.y() + ") " + piece.dy() + ")" : "n";
        return "(let ((n " + n + ")) (let ((m " + m + ")) (and (>= n 0) (>= m 0) (= " + one + " " + first("n") + ") (= "
                + other + " " + second("m") + "))))";
    }
}
