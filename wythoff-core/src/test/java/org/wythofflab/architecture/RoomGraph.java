package org.wythofflab.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which rooms a room imports, for each room in order: as the classes have it, or as a page draws it, one line {@code
 * room: other rooms} for each.
 */
record RoomGraph(Map<String, Set<String>> imports) {
    private static final Pattern LINE = Pattern.compile("([a-z ]+):((?: [a-z]+)*)");

    static RoomGraph of(JavaClasses house, String root) {
        FloorPlan plan = new FloorPlan(root);
        Map<String, Set<String>> imports = new LinkedHashMap<>();
        Stream.concat(FloorPlan.ROOMS.stream(), Stream.of(FloorPlan.FRONT_DOOR))
                .filter(room -> house.stream().anyMatch(type -> plan.room(type).equals(room)))
                .forEach(room -> imports.put(room, new TreeSet<>()));
        house.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .forEach(dependency -> add(dependency, plan, imports));
        return new RoomGraph(imports);
    }

    private static void add(Dependency dependency, FloorPlan plan, Map<String, Set<String>> imports) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        String from = plan.room(dependency.getOriginClass());
        if (plan.contains(target)
                && imports.containsKey(from)
                && !plan.room(target).equals(from)) {
            imports.get(from).add(plan.room(target));
        }
    }

    /** The first block of the page whose lines all read {@code room: other rooms}. */
    static RoomGraph drawnIn(String page) {
        return Stream.of(page.split("```\n"))
                .map(block -> block.lines().map(LINE::matcher).toList())
                .filter(block -> !block.isEmpty() && block.stream().allMatch(Matcher::matches))
                .findFirst()
                .map(RoomGraph::drawnBy)
                .orElseThrow(() -> new AssertionError("the page draws no rooms"));
    }

    private static RoomGraph drawnBy(List<Matcher> lines) {
        Map<String, Set<String>> imports = new LinkedHashMap<>();
        for (Matcher line : lines) {
            String others = line.group(2).strip();
            imports.put(line.group(1), others.isEmpty() ? Set.of() : new TreeSet<>(List.of(others.split(" "))));
        }
        return new RoomGraph(imports);
    }
}
