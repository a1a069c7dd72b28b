/** The studio: the web page of Wythoff Lab and the server behind it. */
module org.wythofflab.web {
    requires static org.jspecify;
    requires transitive org.wythofflab.core;
    requires io.javalin;
    requires jakarta.servlet;
    requires org.eclipse.jetty.ee10.servlet;
    requires org.eclipse.jetty.http;
    requires org.eclipse.jetty.io;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.util;
    requires org.slf4j;
    requires tools.jackson.databind;

    exports org.wythofflab.web;
}
