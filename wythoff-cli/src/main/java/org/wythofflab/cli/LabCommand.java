package org.wythofflab.cli;

import java.io.IOException;
import java.util.EnumSet;
import org.wythofflab.cli.files.Output;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.ProgressBar;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;
import org.wythofflab.render.Paint;

/** A command that asks the lab: it says what its arguments mean, the rest is the same for all. */
abstract class LabCommand implements Command {

    /** Its own arguments, options and examples. */
    abstract Form ownForm();

    /** The formats its help promises. */
    abstract EnumSet<Format> formats();

    abstract Request request(Arguments arguments, Console console) throws IOException;

    /** The format asked for; a command may guess it from the name of the file. */
    Format format(LabOptions options) {
        return options.format();
    }

    /** What the answer may take; a command of many answers may have limits for each of them instead. */
    Limits limits(LabOptions options) {
        return options.limits();
    }

    /** How it is shown that the work goes on. */
    ProgressBar progress(Console console) {
        return new ProgressBar(console);
    }

    @Override
    public final Form form() {
        return LabOptions.addTo(ownForm(), formats());
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        LabOptions options = new LabOptions(arguments);
        Format format = format(options);
        Request request = request(arguments, console);
        ProgressBar progress = progress(console);
        progress.watch();
        WorkNotes explanation = new WorkNotes(progress);
        try (Output output = Output.open(options.file(), console, progress::erase)) {
            Paint paint = output.isConsole() && console.terminal().hasColours() ? Paint.COLOUR : Paint.PLAIN;
            Lab lab = new Lab(limits(options), paint, explanation, console.cancelled()).knowing(console.discoveries());
            Report report = lab.answer(request);
            if (format.isBinary()) {
                report.write(format, output.stream());
            } else {
                report.write(format, output.writer());
            }
            output.commit();
            report.conclude();
        } finally {
            progress.erase();
            if (WorkNotes.isIn(arguments)) {
                explanation.print(console.err());
            }
        }
    }
}
