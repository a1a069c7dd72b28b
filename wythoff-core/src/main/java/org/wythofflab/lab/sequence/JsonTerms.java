package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.JsonWriter;

/**
 * Writes terms as elements of an array: strings of digits.
 *
 * @param several whether an element is again an array, with a term of each sequence
 */
record JsonTerms(JsonWriter json, boolean several) implements Sequence.Terms {

    @Override
    public void at(BigInteger n, List<BigInteger> values) throws IOException {
        begin();
        for (BigInteger value : values) {
            json.string(Decimals.print(value));
        }
        end();
    }

    @Override
    public void at(long n, long... values) throws IOException {
        begin();
        for (long value : values) {
            json.digits(value);
        }
        end();
    }

    private void begin() throws IOException {
        if (several) {
            json.array();
        }
    }

    private void end() throws IOException {
        if (several) {
            json.endArray();
        }
    }
}
