/**
 * Two-pile take-away games: everything that knows about games, on the JDK alone. The exported packages are the
 * vocabularies of the rooms; what is behind them may change with any version. The questions to the lab are for the front
 * ends only.
 */
@SuppressWarnings("module") // The front ends are compiled after the core.
module org.wythofflab.core {
    requires static transitive org.jspecify;

    exports org.wythofflab;
    exports org.wythofflab.exact;
    exports org.wythofflab.rules;
    exports org.wythofflab.solve;
    exports org.wythofflab.theory;
    exports org.wythofflab.prove;
    exports org.wythofflab.verify;
    exports org.wythofflab.answer;
    exports org.wythofflab.explore;
    exports org.wythofflab.play;
    exports org.wythofflab.render;
    exports org.wythofflab.lab;
    exports org.wythofflab.lab.bench to
            org.wythofflab.cli;
    exports org.wythofflab.lab.card to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.explore to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.grundy to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.ledger to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.match to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.outcome to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.picture to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.proof to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.sweep to
            org.wythofflab.cli,
            org.wythofflab.web;
    exports org.wythofflab.lab.sequence to
            org.wythofflab.cli,
            org.wythofflab.web;
}
