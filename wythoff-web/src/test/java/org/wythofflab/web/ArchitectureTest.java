package org.wythofflab.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {

    @Test
    void theServerKnowsNothingAboutGames() {
        DescribedPredicate<JavaClass> allowed = DescribedPredicate.describe(
                "in lab, in web, a format, or none of ours",
                type -> !type.getPackageName().startsWith("org.wythofflab.")
                        || (type.getPackageName() + ".").startsWith("org.wythofflab.lab.")
                        || type.getPackageName().equals("org.wythofflab.web")
                        || type.getName().startsWith("org.wythofflab.render.Format"));
        classes()
                .that()
                .resideInAPackage("org.wythofflab.web")
                .should()
                .onlyDependOnClassesThat(allowed)
                .because("the lab is the one pipeline from a question to an answer; a server that looked behind it"
                        + " would answer differently from the command line")
                .check(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("org.wythofflab.web"));
    }
}
