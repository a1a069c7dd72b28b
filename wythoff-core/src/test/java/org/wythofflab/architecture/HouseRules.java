package org.wythofflab.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.all;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.List;

/**
 * The walls between the rooms below one root package; those inside the rooms are {@link InnerWalls}. The root is a parameter so that the
 * same rules can be shown to fail on samples. Rooms that are not built yet are allowed to be empty.
 */
final class HouseRules {
    private static final List<String> ROOMS = FloorPlan.ROOMS;

    private static final List<String> EXACT_ROOMS = List.of("exact", "rules", "solve", "theory", "prove", "verify");

    private static final DescribedPredicate<JavaClass> FLOATING = describe(
            "double or float",
            type -> List.of("double", "float", "java.lang.Double", "java.lang.Float")
                    .contains(type.getBaseComponentType().getName()));

    private static final DescribedPredicate<JavaCodeUnit> WITH_FLOATING_SIGNATURE = describe(
            "a double or float in its signature",
            unit -> FLOATING.test(unit.getRawReturnType())
                    || unit.getRawParameterTypes().stream().anyMatch(FLOATING));

    private final String root;

    private HouseRules(String root) {
        this.root = root;
    }

    static HouseRules under(String root) {
        return new HouseRules(root);
    }

    ArchRule roomsUseOnlyRoomsBeforeThem() {
        LayeredArchitecture house = layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .optionalLayer(FloorPlan.FRONT_DOOR)
                .definedBy(root);
        for (String room : ROOMS) {
            house = house.optionalLayer(room).definedBy(in(room));
        }
        for (int i = 0; i < ROOMS.size(); i++) {
            String[] before = ROOMS.subList(0, i).toArray(new String[0]);
            house = i == 0
                    ? house.whereLayer(ROOMS.get(i)).mayNotAccessAnyLayer()
                    : house.whereLayer(ROOMS.get(i)).mayOnlyAccessLayers(before);
        }
        return house.because("data flows one way, from text to games to answers to views");
    }

    ArchRule everyClassLivesInARoom() {
        return classes()
                .should()
                .resideInAnyPackage(in(ROOMS))
                .orShould()
                .resideInAPackage(root)
                .because("a class outside the rooms would be outside every other rule");
    }

    ArchRule noCyclesBetweenRooms() {
        return slices().matching(root + ".(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .because("rooms that need each other are one room");
    }

    ArchRule solveNeverUsesTheory() {
        return apart("solve", "theory", "an engine that knows the theorems cannot check them");
    }

    ArchRule theoryNeverUsesSolve() {
        return apart("theory", "solve", "a closed form that consults an engine verifies nothing");
    }

    private ArchRule apart(String room, String other, String reason) {
        return noClasses()
                .that()
                .resideInAPackage(in(room))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(in(other))
                .allowEmptyShould(true)
                .because(reason);
    }

    ArchRule noFloatingFields() {
        return noFields()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(in(EXACT_ROOMS))
                .should()
                .haveRawType(FLOATING)
                .allowEmptyShould(true)
                .because("a rounded number decides a position wrongly sooner or later");
    }

    ArchRule noFloatingSignatures() {
        return noCodeUnits()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(in(EXACT_ROOMS))
                .should(Conditions.be(WITH_FLOATING_SIGNATURE))
                .allowEmptyShould(true)
                .because("exact rooms take and give exact numbers");
    }

    ArchRule noFloatingCalls() {
        return noClasses()
                .that()
                .resideInAnyPackage(in(EXACT_ROOMS))
                .should()
                .callCodeUnitWhere(describe(
                        "it takes or gives a double or float (Math.sqrt, Math.floor, doubleValue, ...)",
                        call -> FLOATING.test(call.getTarget().getRawReturnType())
                                || call.getTarget().getRawParameterTypes().stream()
                                        .anyMatch(FLOATING)))
                .allowEmptyShould(true)
                .because("floors and roots come from org.wythofflab.exact, which proves its comparisons");
    }

    ArchRule noClock() {
        return noClasses()
                .that()
                .resideOutsideOfPackage(in("lab"))
                .should()
                .callMethodWhere(describe("it reads the clock", HouseRules::readsClock))
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.time\\.(Clock|Instant|InstantSource)|java\\.util\\.(Date|Calendar|Timer)")
                .allowEmptyShould(true)
                .because("the same question must get the same answer; whoever limits time hands the clock in");
    }

    private static boolean readsClock(JavaAccess<?> call) {
        String owner = call.getTargetOwner().getName();
        String method = call.getTarget().getName();
        return (owner.equals("java.lang.System")
                        && List.of("currentTimeMillis", "nanoTime").contains(method))
                || (owner.startsWith("java.time.") && method.equals("now"));
    }

    ArchRule noInputOrOutput() {
        return noClasses()
                .that()
                .resideOutsideOfPackage(in("lab"))
                .should()
                .accessFieldWhere(describe(
                        "it is System.in, System.out or System.err",
                        access -> access.getTargetOwner().getName().equals("java.lang.System")))
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(File.*|RandomAccessFile|Console)|java\\.nio\\.(file|channels)\\..*"
                        + "|java\\.net\\..*|java\\.lang\\.Process.*")
                .allowEmptyShould(true)
                .because("rooms return values; lab and the front ends read and write");
    }

    ArchRule onlyTheJdk() {
        return classes()
                .should()
                .onlyDependOnClassesThat(resideInAPackage("java..")
                        .or(resideInAPackage(root + ".."))
                        .or(resideInAPackage("org.jspecify.."))
                        .or(describe(
                                "primitives",
                                type -> type.getBaseComponentType().isPrimitive())))
                .because("wythoff-core has no dependencies");
    }

    ArchRule packagesAreNullMarked() {
        return all(Conditions.packagesOfClasses())
                .should(Conditions.<JavaPackage>be(describe(
                        "annotated with @NullMarked in its package-info",
                        room -> room.isAnnotatedWith("org.jspecify.annotations.NullMarked"))))
                .because("a null is either written in the type or a mistake");
    }

    ArchRule refusalsAreValues() {
        return noClasses()
                .that()
                .resideInAPackage(in("verify"))
                .should()
                .beAssignableTo(Throwable.class)
                .allowEmptyShould(true)
                .because("what a check stands on may be refused, and its type has to show that");
    }

    ArchRule noVagueNames() {
        return noClasses()
                .should()
                .haveNameMatching(".*(Impl|Helper|Helpers|Util|Utils|Manager)")
                .because("such a name does not say what the class is");
    }

    private String in(String room) {
        return root + "." + room + "..";
    }

    private String[] in(List<String> rooms) {
        return rooms.stream().map(this::in).toArray(String[]::new);
    }
}
