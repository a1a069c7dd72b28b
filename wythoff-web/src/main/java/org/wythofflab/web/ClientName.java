package org.wythofflab.web;

import jakarta.servlet.http.HttpServletRequest;

/**
 * Who asks, for the sake of fairness: the address. All on this machine have the same one, be it a class behind a proxy or
 * a browser and a script, so here it is the connection.
 */
final class ClientName {

    private ClientName() {}

    static String of(HttpServletRequest request) {
        return of(request.getRemoteAddr(), request.getRemotePort());
    }

    static String of(String address, int port) {
        return isThisMachine(address) ? address + " " + port : address;
    }

    /** As the server writes addresses: never a name, and IPv6 with or without brackets, in short or in full. */
    private static boolean isThisMachine(String address) {
        String plain = address.replaceAll("[\\[\\]]", "");
        return plain.startsWith("127.")
                || plain.equals("::1")
                || plain.equals("0:0:0:0:0:0:0:1")
                || plain.startsWith("::ffff:127.");
    }
}
