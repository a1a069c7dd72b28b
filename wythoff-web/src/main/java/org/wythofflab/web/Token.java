package org.wythofflab.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.wythofflab.lab.BadRequestException;

/**
 * The word that visitors of a studio have to know. A link brings it once ({@code /?token=WORD}), a cookie keeps it for the
 * visit, and programs send {@code Authorization: Bearer WORD}.
 */
final class Token {
    static final String PARAMETER = "token";
    static final String COOKIE = "wythoff-token";

    private static final String RANDOM = "random";
    private static final int RANDOM_BYTES = 18;
    private static final String BEARER = "Bearer ";

    /** What needs no quoting in an address, a cookie or a header. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_-]{8,200}");

    private final byte[] word;

    private Token(String word) {
        this.word = word.getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * @param text the word, or {@code random} to have one made up
     * @throws BadRequestException if it can be guessed or does not fit into an address
     */
    static Token of(String text) {
        if (text.equals(RANDOM)) {
            byte[] bytes = new byte[RANDOM_BYTES];
            new SecureRandom().nextBytes(bytes);
            return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
        }
        if (!WORD.matcher(text).matches()) {
            throw new BadRequestException(
                    "--token is a word of 8 to 200 letters, digits, - and _, or random to have one made up");
        }
        return new Token(text);
    }

    String word() {
        return new String(word, StandardCharsets.US_ASCII);
    }

    /** Whether this is the word; takes as long for a nearly right one as for any other. */
    boolean is(@Nullable String said) {
        return said != null && MessageDigest.isEqual(word, said.getBytes(StandardCharsets.UTF_8));
    }

    boolean isBearer(@Nullable String header) {
        return header != null && header.startsWith(BEARER) && is(header.substring(BEARER.length()));
    }
}
