package org.wythofflab.lab.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.render.Format;

final class GrundyPeriodsRequestTest {

    @Test
    void aTableSaysForEachRowWhereItsPeriodBegins() {
        GrundyPeriodsRequest request = new GrundyPeriodsRequest("wythoff", "2^2");
        assertThat(Ask.text(request)).isEqualTo("""
                row  preperiod  period  saltus
                0    0          1       1
                1    0          3       3
                2    0          3       3
                3    8          6       6
                """);
        assertThat(Ask.in(Format.CSV, request))
                .startsWith("row,preperiod,period,saltus\n0,0,1,1\n")
                .endsWith("3,8,6,6\n");
        assertThat(Ask.in(Format.MARKDOWN, request)).endsWith("| 3 | 8 | 6 | 6 |\n");
        assertThat(Ask.json(request).get("rows"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .last()
                .isEqualTo(Map.of("row", "3", "preperiod", "8", "period", "6", "saltus", "6"));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        for (String game : List.of("wythoff misere", "st(2,2)", "imitation(1,1)", "wythoff block 2")) {
            assertThatThrownBy(() -> Ask.text(new GrundyPeriodsRequest(game, "5")))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("the periods of rows of " + game + " cannot be computed");
        }
    }

    @Test
    void whatTakesTooMuchIsRefusedAndSaysWhatFits() {
        for (String rows : List.of("10^4", "10^10", "10^3000")) {
            assertThatThrownBy(() -> Ask.text(new GrundyPeriodsRequest("wythoff", rows)))
                    .isInstanceOf(LimitException.class)
                    .hasMessageContaining("the first 101 rows fit");
        }
        Limits small = new Limits(1 << 16, 700, Optional.empty());
        assertThatThrownBy(() -> Ask.within(small, Format.TEXT, new GrundyPeriodsRequest("wythoff", "4")))
                .isInstanceOf(LimitException.class);
    }
}
