package org.wythofflab.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who is let in: browsers that came under a name of ours, from no other site, and with the word if one is asked for. */
final class Gate {
    /** Of our own page, or typed by the user. */
    private static final Set<String> OWN = Set.of("same-origin", "none");

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

    /**
     * Newer browsers say where a request comes from; older ones name the site at least when something is sent. Another server
     * of this machine, at another port, is another site, too.
     */
    private static boolean isForeign(Context ctx) {
        return ctx.path().startsWith("/api/")
                && !(OWN.contains(Optional.ofNullable(ctx.header("Sec-Fetch-Site"))
                                .orElse("none"))
                        && isOurs(ctx.header("Origin"), ctx.header("Host")));
    }

    /** @param host a name of ours, and the port that the page was asked from */
    private static boolean isOurs(@Nullable String origin, @Nullable String host) {
        if (origin == null) {
            return true;
        }
        try {
            String site = new URI(origin).getRawAuthority();
            return site != null && site.equalsIgnoreCase(host);
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
