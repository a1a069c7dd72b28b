package org.wythofflab.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Discoveries;
import org.wythofflab.lab.Imprint;
import org.wythofflab.lab.Limits;

/** The running studio. */
public final class Studio implements AutoCloseable {
    private static final int MOST_THREADS = 48;
    private static final int MOST_CONNECTIONS = 1024;
    private static final int MOST_HEADERS = 16_384;
    private static final int WAITING_CHECKS = 16;

    private final Javalin app;
    private final Hosts hosts;
    private final Optional<Token> token;
    private final List<Workers> workers;
    private final TileCache tiles;
    private final Boards boards;

    private Studio(
            Javalin app, Hosts hosts, Optional<Token> token, List<Workers> workers, TileCache tiles, Boards boards) {
        this.app = app;
        this.hosts = hosts;
        this.token = token;
        this.workers = workers;
        this.tiles = tiles;
        this.boards = boards;
    }

    /**
     * Starts the server.
     *
     * @param host a name or address of this machine
     * @param port 0 for any that is free
     * @throws BadRequestException if it cannot listen there
     */
    public static Studio start(String host, int port) {
        return start(host, port, Optional.empty(), Discoveries.none());
    }

    /**
     * The same, and it knows what the user has proved.
     *
     * @param token a word that visitors have to know, or {@code random} to have one made up; {@link #url()} carries it
     * @throws BadRequestException if that is no such word, too
     */
    public static Studio start(String host, int port, Optional<String> token, Discoveries discoveries) {
        Studio studio = start(host, port, Settings.standard(), token.map(Token::of), discoveries);
        WarmUp.begin(studio.hosts.forBrowser(), studio.port(), studio.token);
        return studio;
    }

    static Studio start(String host, int port, Settings settings) {
        return start(host, port, settings, Optional.empty(), Discoveries.none());
    }

    static Studio start(String host, int port, Settings settings, Optional<Token> token, Discoveries discoveries) {
        Times times = settings.times();
        Hosts hosts = new Hosts(host);
        Boards boards = new Boards(settings.boardBytes());
        TileCache tiles = new TileCache(settings.tileBytes());
        Map<Lane, Workers> lanes = lanes(settings);
        Workers checking = new Workers(
                "check",
                Workers.Rank.LAST,
                settings.checkers(),
                new FairQueue<>(WAITING_CHECKS, WAITING_CHECKS),
                times.ofChecks());
        Workers solving = new Workers(
                "solve", Workers.Rank.LAST, 1, new FairQueue<>(WAITING_CHECKS, WAITING_CHECKS), times.ofChecks());
        Workers proving = new Workers(
                "prove", Workers.Rank.LAST, 1, new FairQueue<>(WAITING_CHECKS, WAITING_CHECKS), times.ofChecks());
        Workers exploring = new Workers(
                "explore", Workers.Rank.LAST, 1, new FairQueue<>(WAITING_CHECKS, WAITING_CHECKS), times.ofChecks());
        Desk desk = desk(boards, settings.limits(), settings, discoveries);
        Desk large = desk(boards, settings.solveLimits(), settings, discoveries);
        Maps maps = new Maps(desk(boards, settings.mapLimits(), settings, discoveries), large);
        ProofRoutes proofs = new ProofRoutes(desk, desk(boards, settings.proofLimits(), settings, discoveries));
        ExploreRoutes explore =
                new ExploreRoutes(desk, desk(boards, settings.proofLimits(), settings, discoveries), large);
        List<LongAnswers> streams = List.of(
                Checks.of(desk(boards, settings.checkLimits(), settings, discoveries), checking),
                maps.solving(solving),
                proofs.proving(proving),
                proofs.discovering(proving),
                explore.exploring(exploring),
                explore.comparing(exploring));
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, 4, 30_000);
        threads.setName("http");
        threads.setDaemon(true);
        Server server = new Server(new Gate(hosts, token), lanes, tiles, threads, times.idle());
        String version = Imprint.version().orElse("development");
        Javalin app = Javalin.create(config -> {
            listen(config, host, port, threads, times);
            List<Route> routes = new ArrayList<>(new Api(desk, version).routes());
            routes.add(maps.tile());
            routes.addAll(proofs.routes());
            routes.addAll(explore.routes());
            routes.addAll(new PlayRoutes(desk).routes());
            server.configure(config, routes, streams, version);
        });
        List<Workers> all = new ArrayList<>(lanes.values());
        all.addAll(List.of(checking, solving, proving, exploring));
        Studio studio = new Studio(app, hosts, token, all, tiles, boards);
        try {
            app.start();
        } catch (RuntimeException failure) {
            studio.close();
            throw cannotListen(failure, host, port);
        }
        return studio;
    }

    private static Map<Lane, Workers> lanes(Settings settings) {
        Map<Lane, Workers> lanes = new EnumMap<>(Lane.class);
        lanes.put(Lane.AT_ONCE, workers("quick", Workers.Rank.FIRST, settings));
        lanes.put(Lane.SOON, workers("page", Workers.Rank.SECOND, settings));
        lanes.put(Lane.IN_TIME, workers("answer", Workers.Rank.THIRD, settings));
        return lanes;
    }

    private static Workers workers(String name, Workers.Rank rank, Settings settings) {
        return new Workers(
                name,
                rank,
                settings.workers(),
                new FairQueue<>(settings.waiting(), settings.waitingOfOne()),
                settings.times());
    }

    private static Desk desk(Boards boards, Limits limits, Settings settings, Discoveries discoveries) {
        return new Desk(boards, limits, settings.answerBytes(), settings.times().clock(), discoveries);
    }

    private static void listen(JavalinConfig config, String host, int port, QueuedThreadPool threads, Times times) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Server.MOST_BODY;
        config.http.asyncTimeout = 0;
        config.jetty.threadPool = threads;
        config.jetty.addConnector((server, http) -> {
            HttpConfiguration own = new HttpConfiguration();
            own.setSendServerVersion(false);
            own.setSendDateHeader(true);
            own.setRequestHeaderSize(MOST_HEADERS);
            // Lines end in one way only: what a proxy before us takes for one request must not be two for us.
            own.setHttpCompliance(HttpCompliance.STRICT);
            ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(own));
            connector.setHost(host);
            connector.setPort(port);
            connector.setIdleTimeout(times.idle().toMillis());
            connector.setReuseAddress(true);
            connector.addBean(new SlowSenders(connector.getScheduler(), times.idle()));
            return connector;
        });
        config.jetty.modifyServer(server -> {
            // Waits for what is being sent before connections are closed.
            server.setHandler(new GracefulHandler(new ShortPaths()));
            server.setErrorHandler(new PlainErrors());
            server.setStopTimeout(times.farewell().toMillis());
            server.setStopAtShutdown(false);
            server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
        });
    }

    private static RuntimeException cannotListen(RuntimeException failure, String host, int port) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            boolean taken = cause instanceof BindException;
            if (taken && String.valueOf(cause.getMessage()).contains("in use")) {
                return new BadRequestException("port " + port + " of " + host + " is taken, perhaps by another studio"
                        + "\n  choose another one with --port, or --port 0 for any that is free");
            }
            if (taken && port > 0 && port < 1024) {
                return new BadRequestException("port " + port + " of " + host + " cannot be had: " + cause.getMessage()
                        + "\n  ports from 1024 on are open to everybody");
            }
            if (taken || cause instanceof UnknownHostException || cause instanceof UnresolvedAddressException) {
                return new BadRequestException("the studio cannot listen on '" + host + "', which is no address of this"
                        + " machine\n  leave out --host, or give 0.0.0.0 to be reached from other machines");
            }
        }
        return failure;
    }

    public int port() {
        return app.port();
    }

    /** For a browser on this machine; with the word, if one is asked for. */
    public String url() {
        String page = "http://" + hosts.forBrowser() + ":" + port() + "/";
        return token.map(word -> page + "?" + Token.PARAMETER + "=" + word.word())
                .orElse(page);
    }

    /** Whether other machines can reach it. */
    public boolean isOpenToOthers() {
        return !hosts.isLocal();
    }

    /** What is kept for later requests. */
    long keptBytes() {
        return tiles.bytes() + boards.bytes();
    }

    int working() {
        return workers.stream().mapToInt(w -> w.waiting() + w.running()).sum();
    }

    int waiting() {
        return workers.stream().mapToInt(Workers::waiting).sum();
    }

    /** Gives the answers under way a moment to be finished, takes no new requests, and ends. */
    @Override
    public void close() {
        workers.forEach(Workers::close);
        try {
            app.stop();
        } catch (JavalinException late) {
            // Somebody was still sending or being sent to when the farewell was over; the connections are closed all
            // the same.
        }
    }
}
