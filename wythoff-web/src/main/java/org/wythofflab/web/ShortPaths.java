package org.wythofflab.web;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Refuses paths that are longer than any of ours, before they are held against patterns: a thousand parts overflow the stack. */
final class ShortPaths extends Handler.Wrapper {
    private static final int LONGEST = 512;
    private static final int TOO_LONG = 414;

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getHttpURI().getPath().length() <= LONGEST) {
            return super.handle(request, response, callback);
        }
        Response.writeError(request, response, callback, TOO_LONG, "the path is too long");
        return true;
    }
}
