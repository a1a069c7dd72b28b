package org.wythofflab.lab.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wythofflab.lab.Ask;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonText;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;

/** The catalogue, and what is said about one game. */
final class DescriptionsTest {

    @Test
    void everyFormatListsTheWholeCatalogue() {
        int size = Catalogue.entries().size();
        assertThat((List<?>) JsonText.parse(Ask.in(Format.JSON, new GamesRequest())))
                .hasSize(size);
        assertThat(Ask.in(Format.CSV, new GamesRequest()).lines()).hasSize(size + 1);
        String plain = Ask.text(new GamesRequest());
        String papers = Ask.text(new GamesRequest(true));
        for (CatalogueEntry entry : Catalogue.entries()) {
            assertThat(plain).contains(entry.text()).contains(entry.name()).contains(entry.plain());
            assertThat(papers).contains(entry.text()).contains(entry.name()).contains(entry.known());
        }
    }

    @Test
    void textGroupsTheCatalogueByKindOrByPaper() {
        assertThat(headings(new GamesRequest()))
                .containsExactlyElementsOf(Stream.of(CatalogueEntry.Kind.values())
                        .map(CatalogueEntry.Kind::title)
                        .toList());
        assertThat(headings(new GamesRequest(true))).doesNotHaveDuplicates().hasSize(11);
    }

    private static List<String> headings(GamesRequest request) {
        return Ask.text(request)
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith(" "))
                .toList();
    }

    @Test
    void everyCatalogueGameCanBeDescribed() {
        for (CatalogueEntry entry : Catalogue.entries()) {
            String text = Ask.text(new DescribeRequest(entry.text()));
            assertThat(text).startsWith(entry.game().text() + "\n\nRules\n");
            assertThat(text.replaceAll("\\s+", " ")).contains(entry.citation() + " " + entry.name() + ": ");
            assertThat(text.lines()).allMatch(line -> line.length() <= 80);
            Map<String, Object> json = Ask.json(new DescribeRequest(entry.text()));
            assertThat(json.keySet())
                    .containsExactly(
                            "game",
                            "rules",
                            "symmetric",
                            "symmetryReason",
                            "outcomes",
                            "grundy",
                            "theorems",
                            "certificate",
                            "values",
                            "papers");
        }
    }

    @Test
    void theCanonicalTextIsShown() {
        assertThat(Ask.text(new DescribeRequest("wyt( k + 1 )"))).startsWith("wythoff\n");
    }

    @Test
    void symmetryIsYesNoOrUndecided() {
        assertThat(Ask.json(new DescribeRequest("wythoff"))).containsEntry("symmetric", true);
        assertThat(Ask.json(new DescribeRequest("odd-even(2,3)"))).containsEntry("symmetric", false);
        assertThat(Ask.text(new DescribeRequest("odd-even(2,3)"))).contains("\nSymmetric\n  no: ");
        // Not symmetric, but no small move shows it.
        String undecided = "moves(first: all; second: all; both: k != 1000)";
        assertThat(Ask.json(new DescribeRequest(undecided))).containsEntry("symmetric", null);
    }

    @Test
    void certificatesAreNamedThoseOfWhoWinsAndThoseOfGrundyValues() {
        assertThat(Ask.text(new DescribeRequest("wythoff block 4")))
                .contains(
                        "\nWythoff Lab, certificate wythoff-block-4\n  Proved: for all x and y, (x,y) is a P-position");
        assertThat(Ask.json(new DescribeRequest("wythoff block 4")))
                .containsEntry("certificate", "wythoff-block-4")
                .containsEntry("values", List.of());
        assertThat(Ask.text(new DescribeRequest("a-wythoff(2)")).replaceAll("\\s+", " "))
                .contains(
                        "Wythoff Lab, certificate a-wythoff-2-grundy-1 Proved: for all x and y, (x,y) has Grundy value 1"
                                + " if and only if an automaton of 10 states accepts the digits of x and y, written in the Pell"
                                + " system");
        List<?> values = (List<?>) Ask.json(new DescribeRequest("wythoff")).getOrDefault("values", List.of());
        assertThat(values).hasSize(1);
        assertThat(values.get(0).toString()).contains("certificate=wythoff-grundy-1");
    }

    @Test
    void whereThereAreNoGrundyValuesTheReasonIsGiven() {
        assertThat(Ask.text(new DescribeRequest("wythoff misere"))).contains("\nGrundy values\n  none: ");
        assertThat(Ask.text(new DescribeRequest("wythoff"))).contains("\nGrundy values\n  engine '");
    }
}
