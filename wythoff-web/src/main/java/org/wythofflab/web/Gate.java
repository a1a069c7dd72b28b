package org.wythofflab.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who is let in: browsers that came under a name of ours, from no other site, and with the word if one is asked for. */
final class Gate {
    private final Hosts hosts;
    private final Optional<Token> token;

    Gate(Hosts hosts, Optional<Token> token) {
        this.hosts = hosts;
        this.token = token;
    }

    /** @throws Fault.Thrown if not; a request that brings the word in its address is sent on without it */
    void check(Context ctx) {
        if (!hosts.knows(ctx.header("Host"))) {
            throw Fault.of(
                            Fault.WRONG_HOST,
                            "the studio does not answer under this name; open http://" + hosts.forBrowser() + ":"
                                    + ctx.req().getLocalPort() + "/, or say wythoff studio --host NAME")
                    .thrown();
        }
        if (isForeign(ctx)) {
            throw Fault.of(Fault.FORBIDDEN, "other sites may not use the studio")
                    .thrown();
        }
        token.ifPresent(word -> ask(word, ctx));
    }

    /** Newer browsers say where a request comes from; older ones name the site at least when something is sent. */
    private boolean isForeign(Context ctx) {
        boolean asks = ctx.path().startsWith("/api/");
        return asks && ("cross-site".equals(ctx.header("Sec-Fetch-Site")) || !isOurs(ctx.header("Origin")));
    }

    private boolean isOurs(@Nullable String origin) {
        if (origin == null) {
            return true;
        }
        try {
            return hosts.knows(new URI(origin).getRawAuthority());
        } catch (URISyntaxException nobody) {
            return false;
        }
    }

    private static void ask(Token token, Context ctx) {
        if (ctx.path().equals("/") && token.is(ctx.queryParam(Token.PARAMETER))) {
            Cookie cookie = new Cookie(Token.COOKIE, token.word());
            cookie.setHttpOnly(true);
            cookie.setSameSite(SameSite.STRICT);
            ctx.cookie(cookie);
            // Out of the address, so that nobody hands it on unawares.
            ctx.redirect("/" + without(Optional.ofNullable(ctx.queryString()).orElse("")), HttpStatus.SEE_OTHER);
            ctx.skipRemainingHandlers();
            return;
        }
        if (token.is(ctx.cookie(Token.COOKIE)) || token.isBearer(ctx.header("Authorization"))) {
            return;
        }
        ctx.header("WWW-Authenticate", "Bearer");
        throw Fault.of(
                        Fault.UNKNOWN_VISITOR,
                        "this studio asks for a word: open the link you were given, which ends in /?token=WORD, or"
                                + " send Authorization: Bearer WORD")
                .thrown();
    }

    /** The rest of the query, as a link to a game has one. */
    private static String without(String query) {
        String rest = Stream.of(query.split("&"))
                .filter(part -> !part.startsWith(Token.PARAMETER + "="))
                .collect(Collectors.joining("&"));
        return rest.isEmpty() ? "" : "?" + rest;
    }
}
