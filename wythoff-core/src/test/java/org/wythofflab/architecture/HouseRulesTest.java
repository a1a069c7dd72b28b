package org.wythofflab.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule can fail: the samples are a small house in which each wall has a hole. */
final class HouseRulesTest {
    private static final String ROOT = "org.wythofflab.architecture.samples";
    private static final JavaClasses SAMPLES = new ClassFileImporter().importPackages(ROOT);

    static Stream<Arguments> holes() {
        HouseRules rules = HouseRules.under(ROOT);
        InnerWalls walls = InnerWalls.under(ROOT);
        return Stream.of(
                arguments(rules.roomsUseOnlyRoomsBeforeThem(), "rules.RuleThatSolves"),
                arguments(rules.roomsUseOnlyRoomsBeforeThem(), "play.MatchThatLeaves"),
                arguments(rules.everyClassLivesInARoom(), "attic.Stray"),
                arguments(rules.noCyclesBetweenRooms(), "theory.FormulaThatSolves"),
                arguments(walls.noCyclesInsideRooms(), "verify.paper.ClaimThatReadsTheIndex"),
                arguments(walls.noCyclesInsideRooms(), "play.turns.TurnThatKnowsTheMatch"),
                arguments(walls.noBodiesOfOtherRooms(), "play.MatchThatReachesIn"),
                arguments(walls.noBodiesOfOtherRooms(), "samples.DoorThatReachesIn"),
                arguments(walls.noCrowdedPackages(1), "samples.attic>"),
                arguments(walls.packagesIntroduceThemselves(), "samples.theory>"),
                arguments(rules.solveNeverUsesTheory(), "solve.EngineThatCites"),
                arguments(rules.theoryNeverUsesSolve(), "theory.FormulaThatSolves"),
                arguments(rules.noFloatingFields(), "solve.RoundedEngine.ratio"),
                arguments(rules.noFloatingFields(), "solve.RoundedEngine.table"),
                arguments(rules.noFloatingSignatures(), "solve.RoundedEngine.stretch(double)"),
                arguments(rules.noFloatingCalls(), "java.lang.Math.sqrt(double)"),
                arguments(rules.noFloatingCalls(), "java.math.BigInteger.doubleValue()"),
                arguments(rules.noClock(), "java.lang.System.nanoTime()"),
                arguments(rules.noClock(), "java.time.LocalDate.now("),
                arguments(rules.noInputOrOutput(), "java.lang.System.out"),
                arguments(rules.noInputOrOutput(), "java.nio.file.Path"),
                arguments(rules.onlyTheJdk(), "org.assertj"),
                arguments(rules.packagesAreNullMarked(), ROOT + ".theory"),
                arguments(rules.refusalsAreValues(), "verify.RefusedException"),
                arguments(rules.noVagueNames(), "attic.AtticUtil"));
    }

    @ParameterizedTest
    @MethodSource("holes")
    void findsTheHole(ArchRule rule, String hole) {
        assertThat(rule.evaluate(SAMPLES).getFailureReport().getDetails()).anyMatch(line -> line.contains(hole));
    }

    static Stream<ArchRule> rulesAboutSomeRooms() {
        HouseRules rules = HouseRules.under(ROOT);
        InnerWalls walls = InnerWalls.under(ROOT);
        return Stream.of(
                rules.roomsUseOnlyRoomsBeforeThem(),
                rules.everyClassLivesInARoom(),
                walls.noBodiesOfOtherRooms(),
                walls.packagesIntroduceThemselves(),
                rules.solveNeverUsesTheory(),
                rules.noFloatingFields(),
                rules.noFloatingSignatures(),
                rules.noFloatingCalls(),
                rules.noClock(),
                rules.noInputOrOutput(),
                rules.onlyTheJdk(),
                rules.packagesAreNullMarked(),
                rules.refusalsAreValues(),
                rules.noVagueNames());
    }

    @ParameterizedTest
    @MethodSource("rulesAboutSomeRooms")
    void leavesASoundRoomAlone(ArchRule rule) {
        assertThat(rule.evaluate(SAMPLES).getFailureReport().getDetails())
                .noneMatch(line -> line.contains(".SoundEngine"));
    }

    /** Bodies that use the words, an index that uses the bodies, and others that use the words: as it should be. */
    @Test
    void leavesAWellDividedRoomAlone() {
        InnerWalls walls = InnerWalls.under(ROOT);
        assertThat(walls.noCyclesInsideRooms()
                        .evaluate(SAMPLES)
                        .getFailureReport()
                        .getDetails())
                .noneMatch(line -> line.contains("samples.answer."));
        assertThat(walls.noBodiesOfOtherRooms()
                        .evaluate(SAMPLES)
                        .getFailureReport()
                        .getDetails())
                .noneMatch(line -> line.contains("samples.lab.") || line.contains("FrontDoor"));
    }
}
