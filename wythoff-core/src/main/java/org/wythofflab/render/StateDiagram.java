package org.wythofflab.render;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * An automaton as an SVG: its states on a circle, the first at the top, those that accept with a double ring, and an arrow with
 * all its labels for each pair of states.
 */
public final class StateDiagram {

    private static final int RADIUS = 18;
    private static final int SPACE = 74;

    private final List<Boolean> accepting;
    private final Map<Integer, Map<Integer, List<String>>> arrows = new TreeMap<>();

    public StateDiagram(List<Boolean> accepting) {
        this.accepting = List.copyOf(accepting);
    }

    public void arrow(int from, int to, String label) {
        arrows.computeIfAbsent(from, any -> new TreeMap<>())
                .computeIfAbsent(to, any -> new ArrayList<>())
                .add(label);
    }

    public void write(Appendable out) throws IOException {
        int states = accepting.size();
        double ring = Math.max(110, states * SPACE / (2 * Math.PI));
        double middle = ring + 90;
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$.0f %1$.0f\" width=\"%1$.0f\" height=\"%1$.0f\""
                        + " font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\">%n",
                2 * middle));
        out.append(
                "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\""
                        + " orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#456\"/></marker></defs>\n");
        out.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        for (Map.Entry<Integer, Map<Integer, List<String>>> from : arrows.entrySet()) {
            for (Map.Entry<Integer, List<String>> to : from.getValue().entrySet()) {
                String label = String.join(" ", to.getValue());
                double[] start = place(from.getKey(), ring, middle);
                if (from.getKey().equals(to.getKey())) {
                    loop(out, start, middle, label);
                } else {
                    bow(out, start, place(to.getKey(), ring, middle), label);
                }
            }
        }
        for (int state = 0; state < states; state++) {
            double[] at = place(state, ring, middle);
            out.append(circle(at, RADIUS));
            if (accepting.get(state)) {
                out.append(circle(at, RADIUS - 4));
            }
            out.append(text(at[0], at[1] + 4, Integer.toString(state), "#123"));
        }
        out.append("</svg>\n");
    }

    private double[] place(int state, double ring, double middle) {
        double angle = 2 * Math.PI * state / accepting.size() - Math.PI / 2;
        return new double[] {middle + ring * Math.cos(angle), middle + ring * Math.sin(angle)};
    }

    /** A curve a little to the right of the straight way, so that the way back is another one. */
    private static void bow(Appendable out, double[] from, double[] to, String label) throws IOException {
        double dx = to[0] - from[0];
        double dy = to[1] - from[1];
        double bend = 0.16;
        double cx = (from[0] + to[0]) / 2 - dy * bend;
        double cy = (from[1] + to[1]) / 2 + dx * bend;
        double last = Math.hypot(to[0] - cx, to[1] - cy);
        // The tip has to be seen, and states are drawn over it.
        double in = (last - RADIUS - 2) / last;
        double ex = cx + (to[0] - cx) * in;
        double ey = cy + (to[1] - cy) * in;
        out.append(String.format(
                Locale.ROOT,
                "<path d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\" fill=\"none\" stroke=\"#789\" marker-end=\"url(#tip)\"/>%n",
                from[0],
                from[1],
                cx,
                cy,
                ex,
                ey));
        out.append(text((from[0] + to[0] + 2 * cx) / 4, (from[1] + to[1] + 2 * cy) / 4, label, "#456"));
    }

    private static void loop(Appendable out, double[] at, double middle, String label) throws IOException {
        double dx = at[0] - middle;
        double dy = at[1] - middle;
        double length = Math.hypot(dx, dy);
        double ux = dx / length;
        double uy = dy / length;
        double cx = at[0] + ux * (RADIUS + 10);
        double cy = at[1] + uy * (RADIUS + 10);
        out.append(String.format(
                Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"14\" fill=\"none\" stroke=\"#789\"/>%n", cx, cy));
        out.append(text(cx + ux * 26, cy + uy * 26 + 4, label, "#456"));
    }

    private static String circle(double[] at, int radius) {
        return String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\" fill=\"#eef3f8\" stroke=\"#345\"/>%n",
                at[0],
                at[1],
                radius);
    }

    private static String text(double x, double y, String text, String colour) {
        return String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\">%s</text>%n", x, y, colour, text);
    }
}
