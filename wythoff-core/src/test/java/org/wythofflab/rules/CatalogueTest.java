package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.rules.grammar.Base;

final class CatalogueTest {

    static Stream<CatalogueEntry> entries() {
        return Catalogue.entries().stream();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void everyEntryIsAGameInItsCanonicalText(CatalogueEntry entry) throws GameSyntaxException {
        GameSpec game = entry.game();
        assertThat(game.text()).isEqualTo(entry.text());
        assertThat(GameSpec.parse(game.text())).isEqualTo(game);
        assertThat(game.words()).isNotBlank();
        assertThat(game.symmetry().answer()).isNotEqualTo(Symmetry.Answer.UNDECIDED);
    }

    @ParameterizedTest
    @MethodSource("entries")
    void everyEntryCitesOneOfTheFivePapersWithALocatorOrANeighbour(CatalogueEntry entry) {
        assertThat(entry.citation())
                .matches("(Fraenkel & Tanny 2013|Khovanova & Niu|Larsson 2011|Liu & Li 2012|Larsson & Hegarty 2009), "
                        + "(Theorem|Proposition|Corollary|Definition|Example|Remark|section|equation) [0-9.]+"
                        + "|(Cole & Davie 1969|Connell 1959|Larsson 2012|Larsson & Wastlund 2012|Renard & Rigo 2025"
                        + "|Komaki et al. 2026), (Math. Gazette|Canad. Math. Bull.|Integers|arXiv)( [0-9.]+)?( G2)?");
        assertThat(entry.name()).isNotBlank();
        assertThat(entry.known()).isNotBlank();
    }

    @Test
    void namesAndGamesDiffer() {
        assertThat(Catalogue.entries()).hasSizeGreaterThanOrEqualTo(30);
        assertThat(entries().map(CatalogueEntry::name)).doesNotHaveDuplicates();
        assertThat(entries().map(CatalogueEntry::game)).doesNotHaveDuplicates();
    }

    @Test
    void wythoffsGameIsOnTopAndTheKindsFollowEachOther() {
        assertThat(Catalogue.entries().get(0).text()).isEqualTo("wythoff");
        assertThat(entries().map(CatalogueEntry::kind)).isSorted();
        assertThat(entries().map(CatalogueEntry::kind).distinct()).containsExactly(CatalogueEntry.Kind.values());
    }

    /** One or two sentences in words: no symbols, and none of the words that only papers use. */
    @ParameterizedTest
    @MethodSource("entries")
    void everyEntrySaysPlainlyWhatItHasOfItsOwn(CatalogueEntry entry) {
        assertThat(entry.plain()).matches("[A-Z][A-Za-z0-9 ,.:']{20,120}[.]").doesNotContain("mex", "option", "P-pos");
        assertThat(entries().map(CatalogueEntry::plain)).doesNotHaveDuplicates();
    }

    @Test
    void everyBaseAndModifierOfTheLanguageOccurs() {
        List<String> texts = entries().map(CatalogueEntry::text).toList();
        Stream.of(Base.values())
                .filter(base -> base != Base.MOVES)
                .forEach(base -> assertThat(texts)
                        .as(base.word())
                        .anyMatch(text -> text.matches("(?s)" + base.word() + "\\b.*")));
        for (String modifier : List.of("misere", "block 4", "block 4 nim", "comply 4", "comply 4 diagonal")) {
            assertThat(texts).anyMatch(text -> text.endsWith(" " + modifier));
        }
    }

    @Test
    void aBrokenEntryIsReported() {
        CatalogueEntry broken = new CatalogueEntry("?", "wyt(", "?", "?", CatalogueEntry.Kind.PAIRS, "?");
        assertThatThrownBy(broken::game)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("column 5");
    }
}
