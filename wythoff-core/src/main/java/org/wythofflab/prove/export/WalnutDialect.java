package org.wythofflab.prove.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Formulas as Walnut reads them. It knows no negative numbers, so what is taken away stands on the other side. */
final class WalnutDialect implements Dialect {

    @Override
    public String all(List<String> conditions) {
        return joined(conditions, " & ", "x=x");
    }

    @Override
    public String any(List<String> conditions) {
        return joined(conditions, " | ", "x<x");
    }

    private static String joined(List<String> conditions, String between, String none) {
        if (conditions.size() < 2) {
            return conditions.isEmpty() ? none : conditions.get(0);
        }
        return "(" + String.join(between, conditions) + ")";
    }

    @Override
    public String not(String condition) {
        return "~(" + condition + ")";
    }

    @Override
    public String sign(Map<String, Long> sum, long constant, int sign) {
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        sum.forEach((name, factor) -> {
            if (factor != 0) {
                long size = Math.abs(factor);
                (factor > 0 ? left : right).add(size == 1 ? name : size + "*" + name);
            }
        });
        if (constant != 0) {
            (constant > 0 ? left : right).add(Long.toString(Math.abs(constant)));
        }
        String compare = sign == 0 ? "=" : sign < 0 ? "<" : ">";
        return side(left) + compare + side(right);
    }

    private static String side(List<String> terms) {
        return terms.isEmpty() ? "0" : String.join("+", terms);
    }

    @Override
    public String remainder(String more, String less, int modulus, int remainder) {
        return "(E q " + more + "=" + less + "+" + modulus + "*q" + (remainder == 0 ? "" : "+" + remainder) + ")";
    }
}
