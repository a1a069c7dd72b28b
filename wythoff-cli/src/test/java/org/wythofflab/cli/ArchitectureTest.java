package org.wythofflab.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
    private static final Set<String> ROOMS =
            Set.of("org.wythofflab.lab", "org.wythofflab.render", "org.wythofflab.web", "org.wythofflab.cli");

    /** What the lab itself hands to those who ask: how far it has come, and that it was stopped. */
    private static final Set<String> SIGNALS =
            Set.of("org.wythofflab.solve.Progress", "org.wythofflab.solve.StoppedException");

    @Test
    void commandsKnowNothingAboutGames() {
        DescribedPredicate<JavaClass> allowed = DescribedPredicate.describe(
                "in lab, render, web or cli, a signal of the lab, or none of ours",
                type -> !type.getPackageName().startsWith("org.wythofflab.")
                        || ROOMS.stream().anyMatch(room -> (type.getPackageName() + ".").startsWith(room + "."))
                        || SIGNALS.contains(type.getName()));
        classes()
                .that()
                .resideInAPackage("org.wythofflab.cli..")
                .should()
                .onlyDependOnClassesThat(allowed)
                .because("the lab is the one pipeline from a question to an answer; a command that looked behind it"
                        + " would answer differently from the web page")
                .check(commandLine());
    }

    @Test
    void filesAndTheTerminalKnowNoCommand() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("commands")
                .definedBy("org.wythofflab.cli")
                .layer("files")
                .definedBy("org.wythofflab.cli.files")
                .layer("terminal")
                .definedBy("org.wythofflab.cli.terminal")
                .whereLayer("commands")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("files")
                .mayOnlyBeAccessedByLayers("commands")
                .because("a command says what is asked; how answers reach a file or a person is said once for all of them")
                .check(commandLine());
    }

    private static JavaClasses commandLine() {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.wythofflab.cli");
    }
}
