package org.wythofflab.prove.export;

import java.util.List;
import java.util.Map;

/** Formulas of SMT-LIB. */
final class SmtDialect implements Dialect {

    static String number(long number) {
        return number < 0 ? "(- " + -number + ")" : Long.toString(number);
    }

    @Override
    public String all(List<String> conditions) {
        return "(and true " + String.join(" ", conditions) + ")";
    }

    @Override
    public String any(List<String> conditions) {
        return "(or false " + String.join(" ", conditions) + ")";
    }

    @Override
    public String not(String condition) {
        return "(not " + condition + ")";
    }

    @Override
    public String sign(Map<String, Long> sum, long constant, int sign) {
        StringBuilder text = new StringBuilder("(").append(sign == 0 ? "=" : sign < 0 ? "<" : ">");
        text.append(" (+ ").append(number(constant));
        sum.forEach((name, factor) -> {
            if (factor != 0) {
                text.append(factor == 1 ? " " + name : " (* " + number(factor) + " " + name + ")");
            }
        });
        return text.append(") 0)").toString();
    }

    @Override
    public String remainder(String more, String less, int modulus, int remainder) {
        return "(= (mod (- " + more + " " + less + ") " + modulus + ") " + remainder + ")";
    }
}
