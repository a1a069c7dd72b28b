package org.wythofflab.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The walls hold in the whole of wythoff-core. */
final class ArchitectureTest {
    private static final String ROOT = "org.wythofflab";
    static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    private final HouseRules rules = HouseRules.under(ROOT);
    private final InnerWalls walls = InnerWalls.under(ROOT);

    @Test
    void theRulesSeeTheHouse() {
        assertThat(HOUSE.containPackage(ROOT + ".rules")).isTrue();
    }

    @Test
    void roomsUseOnlyRoomsBeforeThem() {
        rules.roomsUseOnlyRoomsBeforeThem().check(HOUSE);
    }

    @Test
    void everyClassLivesInARoom() {
        rules.everyClassLivesInARoom().check(HOUSE);
    }

    @Test
    void noCyclesBetweenRooms() {
        rules.noCyclesBetweenRooms().check(HOUSE);
    }

    @Test
    void noCyclesInsideRooms() {
        walls.noCyclesInsideRooms().check(HOUSE);
    }

    @Test
    void roomsUseOnlyTheWordsOfOtherRooms() {
        walls.noBodiesOfOtherRooms().check(HOUSE);
    }

    @Test
    void noPackageIsCrowded() {
        walls.noCrowdedPackages(InnerWalls.MOST_CLASSES).check(HOUSE);
    }

    @Test
    void packagesIntroduceThemselves() {
        walls.packagesIntroduceThemselves().check(HOUSE);
    }

    @Test
    void solveNeverUsesTheory() {
        rules.solveNeverUsesTheory().check(HOUSE);
    }

    @Test
    void theoryNeverUsesSolve() {
        rules.theoryNeverUsesSolve().check(HOUSE);
    }

    @Test
    void noFloatingFieldsInExactRooms() {
        rules.noFloatingFields().check(HOUSE);
    }

    @Test
    void noFloatingSignaturesInExactRooms() {
        rules.noFloatingSignatures().check(HOUSE);
    }

    @Test
    void noFloatingCallsInExactRooms() {
        rules.noFloatingCalls().check(HOUSE);
    }

    @Test
    void noClockOutsideLab() {
        rules.noClock().check(HOUSE);
    }

    @Test
    void noInputOrOutputOutsideLab() {
        rules.noInputOrOutput().check(HOUSE);
    }

    @Test
    void onlyTheJdkIsUsed() {
        rules.onlyTheJdk().check(HOUSE);
    }

    @Test
    void packagesAreNullMarked() {
        rules.packagesAreNullMarked().check(HOUSE);
    }

    @Test
    void refusalsAreValues() {
        rules.refusalsAreValues().check(HOUSE);
    }

    @Test
    void noVagueNames() {
        rules.noVagueNames().check(HOUSE);
    }
}
