package org.wythofflab.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.all;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** The walls inside the rooms: words, bodies and an index. */
final class InnerWalls {
    /** What fits a page of a file list. */
    static final int MOST_CLASSES = 45;

    private final FloorPlan plan;

    private InnerWalls(FloorPlan plan) {
        this.plan = plan;
    }

    static InnerWalls under(String root) {
        return new InnerWalls(new FloorPlan(root));
    }

    ArchRule noCyclesInsideRooms() {
        return slices().assignedFrom(plan.partsOfRooms())
                .should()
                .beFreeOfCycles()
                .because("a body that needs the index, or words that need the body that needs them, cannot be read"
                        + " alone");
    }

    ArchRule noBodiesOfOtherRooms() {
        return classes()
                .should(new ArchCondition<>("use only the words of other rooms") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        type.getDirectDependenciesFromSelf().stream()
                                .filter(InnerWalls.this::reachesIntoAnotherRoom)
                                .forEach(found ->
                                        events.add(SimpleConditionEvent.violated(found, found.getDescription())));
                    }
                })
                .because("a room may rebuild its sub-packages without asking anybody");
    }

    private boolean reachesIntoAnotherRoom(Dependency dependency) {
        JavaClass from = dependency.getOriginClass();
        JavaClass to = dependency.getTargetClass().getBaseComponentType();
        if (!plan.contains(from) || !plan.contains(to) || !plan.isInside(to)) {
            return false;
        }
        // The front door makes requests of every kind, and each kind has its sub-package in the lab.
        boolean throughTheDoor = plan.isAtTheFrontDoor(from) && plan.room(to).equals("lab");
        return !throughTheDoor && !plan.room(from).equals(plan.room(to));
    }

    ArchRule noCrowdedPackages(int most) {
        return all(Conditions.packagesOfClasses())
                .should(Conditions.<JavaPackage>be(
                        describe("a package of at most " + most + " files", room -> files(room) <= most)))
                .because("a package is a list of names that somebody has to read");
    }

    private static long files(JavaPackage room) {
        return room.getClasses().stream()
                .filter(type -> type.isTopLevelClass()
                        && !type.isArray()
                        && !type.getSimpleName().equals("package-info"))
                .count();
    }

    ArchRule packagesIntroduceThemselves() {
        return all(Conditions.packagesOfClasses())
                .should(Conditions.<JavaPackage>be(describe(
                        "introduced by a package-info",
                        room -> room.tryGetPackageInfo().isPresent())))
                .because("a package says what lives there, what does not, and where to start");
    }
}
