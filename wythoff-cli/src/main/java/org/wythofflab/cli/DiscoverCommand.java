package org.wythofflab.cli;

import java.util.EnumSet;
import java.util.Optional;
import org.wythofflab.cli.files.CertificateFile;
import org.wythofflab.cli.files.SavedDiscovery;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.proof.DiscoverRequest;
import org.wythofflab.lab.proof.Keepsakes;
import org.wythofflab.render.Format;

/** {@code discover}. */
final class DiscoverCommand extends LabCommand {

    @Override
    Form ownForm() {
        return new Form("wythoff discover GAME [OPTIONS]")
                .place(GameArguments.GAME)
                .option("G", "the positions of Grundy value G (default: the P-positions)", "--grundy")
                .option(
                        "SYSTEM",
                        "look only at words of: base 2, fibonacci, pell, \"recurrence 3,2\" (default: what the slopes suggest)",
                        "--numeration")
                .option("N", "look at positions with piles below N (default: 2^20)", "--bound")
                .option(
                        "FILE",
                        "keep what others need to check the proof (compressed if it ends in .gz)",
                        "--certificate")
                .flag("--save", "keep the certificate in your folder of discoveries, where outcome looks for it")
                .option("FILE.svg", "draw the automaton, if it is small", "--automaton")
                .examples(
                        "wythoff discover \"wythoff block 4\"",
                        "wythoff discover wythoff --grundy 1 --bound 2^22",
                        "wythoff discover \"wyt(3) misere\" --automaton wyt3.svg",
                        "wythoff discover \"wythoff block 3\" --format latex");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.LATEX, Format.MARKDOWN);
    }

    @Override
    Request request(Arguments arguments, Console console) {
        String game = new GameArguments(arguments).game();
        Optional<String> value = arguments.option("--grundy");
        Optional<Keepsakes.Keeper> file = arguments.option("--certificate").map(CertificateFile::new);
        if (file.isPresent() && arguments.has("--save")) {
            throw new BadRequestException("--certificate and --save exclude each other: each says where to keep it");
        }
        return new DiscoverRequest(
                game,
                value,
                arguments.option("--numeration"),
                arguments.option("--bound"),
                arguments.has("--save") ? Optional.of(SavedDiscovery.of(game, value)) : file,
                arguments.option("--automaton").map(CertificateFile::new));
    }
}
