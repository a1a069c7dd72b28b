package org.wythofflab.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rooms as {@code docs/architecture.md} draws them are the rooms there are. */
final class ArchitecturePageTest {
    private static final String ROOT = "org.wythofflab";
    private static final Path PAGE = Path.of("..", "docs", "architecture.md");

    /** Once for all tests: to read the house takes seconds. */
    private static final RoomGraph REAL = RoomGraph.of(ArchitectureTest.HOUSE, ROOT);

    @Test
    void everyRoomIsDrawnInOrder() throws IOException {
        assertThat(drawn().imports().keySet())
                .containsExactlyElementsOf(REAL.imports().keySet());
    }

    @TestFactory
    Stream<DynamicTest> everyRoomIsDrawnWithItsImports() throws IOException {
        RoomGraph drawn = drawn();
        return REAL.imports().entrySet().stream()
                .map(room -> DynamicTest.dynamicTest(
                        room.getKey(),
                        () -> assertThat(drawn.imports().getOrDefault(room.getKey(), Set.of()))
                                .as("what '%s:' imports, in docs/architecture.md", room.getKey())
                                .containsExactlyInAnyOrderElementsOf(room.getValue())));
    }

    @Test
    void importsAreSeenAndFollowTheOrderOfTheRooms() {
        String samples = ROOT + ".architecture.samples";
        RoomGraph graph = RoomGraph.of(new ClassFileImporter().importPackages(samples), samples);
        assertThat(graph.imports())
                .contains(entry("solve", Set.of("theory")))
                .contains(entry("lab", Set.of("render")))
                .contains(entry(FloorPlan.FRONT_DOOR, Set.of("answer", "lab")))
                .doesNotContainKey("explore");
    }

    @Test
    void aDrawingIsABlockOfRoomsOnly() {
        String page =
                "A page.\n\n```\n$ ls\nsolve: no room\n```\n\n```\nexact:\nrules: exact\nfront door: exact rules\n```\n";
        assertThat(List.copyOf(RoomGraph.drawnIn(page).imports().entrySet()))
                .containsExactly(
                        entry("exact", Set.of()),
                        entry("rules", Set.of("exact")),
                        entry(FloorPlan.FRONT_DOOR, Set.of("exact", "rules")));
    }

    private static RoomGraph drawn() throws IOException {
        return RoomGraph.drawnIn(Files.readString(PAGE));
    }
}
