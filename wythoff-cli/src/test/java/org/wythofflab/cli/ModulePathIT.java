package org.wythofflab.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The published jars as modules: what a module-info forgets to require, export or open is missing here. */
final class ModulePathIT extends ProgramContract {
    private static final Path JAR = Path.of("target", "app", "wythoff.jar").toAbsolutePath();

    @Override
    List<String> program() throws IOException {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-p",
                modulePath(),
                "-m",
                "org.wythofflab.cli/org.wythofflab.cli.Main");
    }

    /** Not all of lib: an older version may still be there. */
    private static String modulePath() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            String libraries = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return Stream.concat(Stream.of(JAR), Stream.of(libraries.split(" ")).map(JAR::resolveSibling))
                    .map(Path::toString)
                    .collect(Collectors.joining(File.pathSeparator));
        }
    }
}
