package org.wythofflab.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
    private static final Set<String> ROOMS =
            Set.of("org.wythofflab.lab", "org.wythofflab.render", "org.wythofflab.web", "org.wythofflab.cli");

    /** What the lab itself hands to those who ask: how far it has come, and that it was stopped. */
    private static final Set<String> SIGNALS =
            Set.of("org.wythofflab.solve.Progress", "org.wythofflab.solve.StoppedException");

    /** Those that are tried on full disks, in the middle of a kill, and by two at once. */
    private static final Set<String> WRITERS =
            Set.of("org.wythofflab.cli.files.FileOutput", "org.wythofflab.lab.Journal");

    /** Makes folders, and an empty file for a {@code Journal}: nothing that could be half written. */
    private static final Set<String> HARMLESS = Set.of("createDirectories", "createTempFile");

    private static final Pattern WRITING =
            Pattern.compile("write|writeString|newOutputStream|newBufferedWriter|newByteChannel|copy|move|create.*");

    private static final Set<String> STREAMS =
            Set.of("java.io.FileOutputStream", "java.io.FileWriter", "java.io.RandomAccessFile", "java.io.PrintWriter");

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
                .check(below("org.wythofflab.cli"));
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
                .because(
                        "a command says what is asked; how answers reach a file or a person is said once for all of them")
                .check(below("org.wythofflab.cli"));
    }

    @Test
    void filesAreWrittenInTwoPlacesOnly() {
        DescribedPredicate<JavaCall<?>> writes = DescribedPredicate.describe("write a file", call -> {
            String owner = call.getTargetOwner().getName();
            boolean named = call.getTarget().getRawParameterTypes().stream()
                    .anyMatch(type -> Set.of("java.io.File", "java.lang.String").contains(type.getName()));
            boolean stream = STREAMS.contains(owner) && call.getName().equals("<init>") && named;
            boolean file = owner.equals("java.nio.file.Files")
                    && WRITING.matcher(call.getName()).matches()
                    && !HARMLESS.contains(call.getName())
                    && !isReadOnly(call);
            return stream || file;
        });
        noClasses()
                .that(DescribedPredicate.describe(
                        "are not FileOutput or Journal",
                        type -> WRITERS.stream()
                                .noneMatch(name -> type.getName().startsWith(name))))
                .should()
                .callCodeUnitWhere(writes)
                .because("a file is the old one or the new one, whatever happens, and these two see to that")
                .check(below("org.wythofflab"));
    }

    /** {@code TableFile} opens a channel without saying what for, which is to read. */
    private static boolean isReadOnly(JavaCall<?> call) {
        return call.getName().equals("newByteChannel")
                && Set.of("org.wythofflab.cli.files.TableFile", "org.wythofflab.lab.TableReader")
                        .contains(call.getOriginOwner().getName());
    }

    private static JavaClasses below(String place) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(place);
    }
}
