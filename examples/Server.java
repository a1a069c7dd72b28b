import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.wythofflab.BadTextException;
import org.wythofflab.Effort;
import org.wythofflab.RefusedException;
import org.wythofflab.Wythoff;

/** A server in a few lines: GET /GAME/X/Y says P or N, and why not if it cannot; no question takes more than a minute. */
class Server {
    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            byte[] answer = answer(exchange.getRequestURI().getPath()).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        String root = "http://localhost:" + server.getAddress().getPort();
        for (String question : new String[] {"/wythoff/10%5E30/7", "/wythoff%20block%204/3/5", "/wythof/3/5", "/"}) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(root + question)).build();
            System.out.println(HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body());
        }
        server.stop(0);
    }

    private static String answer(String path) {
        String[] words = path.substring(1).split("/");
        if (words.length != 3) {
            return "ask for /GAME/X/Y";
        }
        try {
            Effort effort = Effort.standard().seconds(60);
            return Wythoff.game(words[0]).with(effort).at(words[1], words[2]).isP() ? "P" : "N";
        } catch (BadTextException | RefusedException fault) {
            return fault.getMessage().lines().findFirst().orElse("");
        }
    }
}

/* prints
N
N
column 1: unknown game 'wythof'; did you mean 'wythoff'?
ask for /GAME/X/Y
*/
