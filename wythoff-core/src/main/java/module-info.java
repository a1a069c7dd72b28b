/**
 * Two-pile take-away games: everything that knows about games, on the JDK alone. The exported packages are the
 * vocabularies of the rooms; what is behind them may change with any version.
 */
module org.wythofflab.core {
    requires static transitive org.jspecify;

    exports org.wythofflab;
    exports org.wythofflab.exact;
    exports org.wythofflab.rules;
    exports org.wythofflab.solve;
    exports org.wythofflab.theory;
    exports org.wythofflab.verify;
    exports org.wythofflab.answer;
    exports org.wythofflab.play;
    exports org.wythofflab.render;
    exports org.wythofflab.lab;
    exports org.wythofflab.lab.card;
    exports org.wythofflab.lab.grundy;
    exports org.wythofflab.lab.ledger;
    exports org.wythofflab.lab.match;
    exports org.wythofflab.lab.outcome;
    exports org.wythofflab.lab.picture;
    exports org.wythofflab.lab.sequence;
}
