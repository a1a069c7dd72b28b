package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchCommandTest {

    @Test
    void aTaskIsMeasured() {
        Run run = Run.of("bench", "exact/input", "--format", "csv");
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out())
                .startsWith("task,unit,")
                .contains("\nexact/input,digits,")
                .hasLineCount(2);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aLimitOfTimeEndsIt() {
        Run run = Run.of("bench", "--max-seconds", "0");
        assertThat(run.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(run.out()).startsWith("task ").hasLineCount(1);
        assertThat(run.err()).startsWith("wythoff: not finished within 0.0 seconds");
    }

    @Test
    void aWrongNameIsAnsweredWithTheWayToTheRightOnes() {
        Run run = Run.of("bench", "grundi");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("there is no task 'grundi'", "wythoff bench --list");
        assertThat(Run.of("bench", "--list", "grundy/st").out())
                .isEqualTo("grundy/st\n  Grundy values of st(2,3); plain: the values of all options\n");
    }
}
