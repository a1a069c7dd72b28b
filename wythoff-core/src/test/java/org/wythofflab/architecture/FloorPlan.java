package org.wythofflab.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which room a class is in, and where in the room. A room is a package below the root: its own classes are the words
 * that others speak of, some of which form its index; its sub-packages hold the bodies. The root package itself is the
 * front door.
 */
final class FloorPlan {
    /** Each room may use only the rooms before it. */
    static final List<String> ROOMS = List.of(
            "exact", "rules", "solve", "theory", "prove", "verify", "answer", "explore", "play", "render", "lab");

    static final String FRONT_DOOR = "front door";

    /** The classes of a room that know all its bodies; no body knows them. */
    private static final Map<String, Set<String>> INDEX = Map.of(
            "rules",
                    Set.of(
                            "GameSpec",
                            "GameSum",
                            "SumPosition",
                            "GamesInT",
                            "Pile",
                            "History",
                            "HistoryWord",
                            "Catalogue",
                            "CatalogueEntry",
                            "Place",
                            "MoveLegality",
                            "Options"),
            "solve", Set.of("Engines", "BoardLists"),
            "theory", Set.of("Theorems", "Applicable"),
            "prove", Set.of("Prover", "FamilyProver", "Discoverer", "ProofCheck", "RowProver"),
            "verify", Set.of("Claims"),
            "answer", Set.of("Answers", "SumAnswers"),
            "explore", Set.of("Explorer", "Identifier", "GameFamily", "Sweep"));

    /** Sub-packages that are words for other rooms too. */
    private static final Set<String> EXPORTED = Set.of("render.picture");

    private final String root;

    FloorPlan(String root) {
        this.root = root;
    }

    boolean contains(JavaClass type) {
        return isAtTheFrontDoor(type) || type.getPackageName().startsWith(root + ".");
    }

    boolean isAtTheFrontDoor(JavaClass type) {
        return type.getPackageName().equals(root);
    }

    /** The room of a class of the house. */
    String room(JavaClass type) {
        return isAtTheFrontDoor(type)
                ? FRONT_DOOR
                : place(type.getPackageName()).split("\\.", 2)[0];
    }

    /** Whether the class is nobody's business outside its room. */
    boolean isInside(JavaClass type) {
        String place = place(type.getPackageName());
        return place.contains(".") && !EXPORTED.contains(place);
    }

    /** The words of a room without its index, each of its sub-packages, and the index. */
    SliceAssignment partsOfRooms() {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return contains(type) ? SliceIdentifier.of(room(type), part(type)) : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return "the words of each room, its sub-packages and its index";
            }
        };
    }

    private String part(JavaClass type) {
        String place = place(type.getPackageName());
        if (place.contains(".")) {
            return place;
        }
        return INDEX.getOrDefault(room(type), Set.of()).contains(outermost(type)) ? "index" : "words";
    }

    private static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(FloorPlan::outermost).orElse(type.getSimpleName());
    }

    /** The package without the root: {@code solve.bits}, and nothing for the front door. */
    private String place(String packageName) {
        return packageName.equals(root) ? "" : packageName.substring(root.length() + 1);
    }
}
