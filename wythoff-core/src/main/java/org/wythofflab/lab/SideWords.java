package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.Extent;

/** Sides of boards in messages, which stay readable whatever was asked for. */
public final class SideWords {
    private SideWords() {}

    public static String position(BigPosition position) {
        return "(" + number(position.x()) + "," + number(position.y()) + ")";
    }

    static String brief(BigPosition position) {
        return "(" + Brief.of(position.x()) + ", " + Brief.of(position.y()) + ")";
    }

    public static String number(BigInteger side) {
        return Brief.of(side) + (side.equals(Extent.clamp(side)) ? "" : ", counted here as 10^1000");
    }
}
