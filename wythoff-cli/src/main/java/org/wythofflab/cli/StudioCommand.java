package org.wythofflab.cli;

import java.io.IOException;
import org.wythofflab.cli.files.Output;
import org.wythofflab.cli.terminal.Browser;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.web.Studio;

/** {@code studio}. Only here does the program touch the classes of the server: the other commands start without them. */
final class StudioCommand implements Command {
    private static final String PORT = "8080";
    private static final String HOST = "127.0.0.1";
    private static final int MOST_PORTS = 65_535;
    private static final long PAUSE_MILLIS = 100;

    @Override
    public Form form() {
        return new Form("wythoff studio [OPTIONS]")
                .option("N", "the port to listen on; 0 for any that is free (default: " + PORT + ")", "--port")
                .option(
                        "NAME",
                        "a name or address of this machine; 0.0.0.0 lets other machines in (default: " + HOST + ")",
                        "--host")
                .option(
                        "WORD",
                        "let in only those who know this word, which the printed link carries; random makes one up",
                        "--token")
                .flag("--open", "open the page in your browser")
                .examples("wythoff studio", "wythoff studio --open", "wythoff studio --host 0.0.0.0 --token random");
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        int port = port(arguments.option("--port").orElse(PORT));
        String host = arguments.option("--host").orElse(HOST);
        try (Studio studio = Studio.start(host, port, arguments.option("--token"), console.discoveries())) {
            // The address is the answer; a script that asked for any port reads it.
            Output.print(console, studio.url() + "\n");
            console.err().println("wythoff: the studio is open; Ctrl-C closes it");
            if (studio.isOpenToOthers()) {
                console.err().println(openToOthers(arguments.option("--token").isPresent()));
            }
            if (arguments.has("--open") && !Browser.open(studio.url())) {
                console.err().println("wythoff: no browser was found; open the address above yourself");
            }
            while (!console.cancelled().getAsBoolean()) {
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static String openToOthers(boolean asksForAWord) {
        return "wythoff: every machine that reaches this one can use it, and makes it compute; what they send is not encrypted"
                + (asksForAWord ? "" : "\n  --token random lets in only those to whom you give the link");
    }

    private static int port(String text) {
        if (text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= MOST_PORTS) {
            return Integer.parseInt(text);
        }
        throw new BadRequestException("--port is a number from 0 to " + MOST_PORTS + ", not " + text);
    }
}
