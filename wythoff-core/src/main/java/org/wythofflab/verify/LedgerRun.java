package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/**
 * A run over some claims. Cases are independent, so they are checked side by side; the verdicts come in the order of the
 * claims.
 *
 * @param bound instead of the standard one of each claim
 * @param wanted only the cases with these values of parameters; claims without such a case are left out
 */
public record LedgerRun(List<Claim> claims, OptionalLong bound, Map<String, String> wanted) {

    /**
     * A claim and what came out.
     *
     * @param bound how far it was checked
     * @param surprising whether the ledger expects another verdict
     */
    public record Entry(Claim claim, long bound, Verdict verdict, boolean surprising) {}

    /** Remembers findings from one run to the next. */
    public interface Notebook {
        Notebook NONE = new Notebook() {
            @Override
            public Optional<Finding> recall(String claim, Parameters parameters, long bound) {
                return Optional.empty();
            }

            @Override
            public void keep(String claim, Parameters parameters, long bound, Finding finding) {}
        };

        Optional<Finding> recall(String claim, Parameters parameters, long bound);

        /** Called from many threads, one at a time. */
        void keep(String claim, Parameters parameters, long bound, Finding finding);
    }

    private record Task(Claim claim, Case one, long bound) {}

    public LedgerRun {
        claims = List.copyOf(claims);
        wanted = Map.copyOf(wanted);
    }

    /** All claims, as an ordinary run checks them. */
    public static LedgerRun of(List<Claim> claims) {
        return new LedgerRun(claims, OptionalLong.empty(), Map.of());
    }

    /**
     * Checks everything on so many threads; each may hold its share of the bytes of the budget.
     *
     * @throws StoppedException if the budget says stop
     */
    public List<Entry> run(int threads, Budget budget, Notebook notebook) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, LedgerRun::thread);
        try {
            AtomicLong done = new AtomicLong();
            long total = size();
            Ground ground =
                    Ground.of(new Budget(budget.cells(), budget.bytes() / threads, budget.stop(), Progress.SILENT));
            List<List<Future<Finding>>> findings = new ArrayList<>();
            for (Claim claim : claims) {
                findings.add(cases(claim).stream()
                        .map(one -> pool.submit(() -> {
                            Finding finding = find(new Task(claim, one, boundOf(claim)), ground, notebook);
                            synchronized (done) {
                                budget.progress().at(done.incrementAndGet(), total);
                            }
                            return finding;
                        }))
                        .toList());
            }
            List<Entry> entries = new ArrayList<>();
            for (int i = 0; i < claims.size(); i++) {
                if (!findings.get(i).isEmpty()) {
                    entries.add(entry(claims.get(i), await(findings.get(i))));
                }
            }
            return entries;
        } finally {
            pool.shutdownNow();
        }
    }

    /** How many cases there are to check. */
    public long size() {
        return claims.stream().mapToLong(claim -> cases(claim).size()).sum();
    }

    /** What a claim is checked to in this run. */
    private long boundOf(Claim claim) {
        return claim.scale().isBounded() ? bound.orElse(claim.scale().standard()) : 0;
    }

    private List<Case> cases(Claim claim) {
        return claim.cases().stream()
                .filter(one -> one.parameters().has(wanted))
                .toList();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "ledger");
        thread.setDaemon(true);
        return thread;
    }

    private static Finding find(Task task, Ground ground, Notebook notebook) {
        String id = task.claim().id();
        Parameters parameters = task.one().parameters();
        Optional<Finding> known;
        synchronized (notebook) {
            known = notebook.recall(id, parameters, task.bound());
        }
        if (known.isPresent()) {
            return known.get();
        }
        Finding.pulse(ground);
        Finding checked = task.one().check().upTo(task.bound(), ground);
        Finding finding = checked.isAgreement()
                ? task.one()
                        .check()
                        .provable()
                        .map(provable -> provable.tried(ground))
                        .orElse(checked)
                : checked;
        // What was refused is not worth remembering: the next run may have larger limits.
        if (!finding.isRefused()) {
            synchronized (notebook) {
                notebook.keep(id, parameters, task.bound(), finding);
            }
        }
        return finding;
    }

    private static List<Finding> await(List<Future<Finding>> futures) {
        List<Finding> findings = new ArrayList<>();
        for (Future<Finding> future : futures) {
            try {
                findings.add(future.get());
            } catch (ExecutionException failure) {
                if (failure.getCause() instanceof RuntimeException cause) {
                    throw cause;
                }
                throw new IllegalStateException(failure.getCause());
            } catch (InterruptedException | CancellationException stopped) {
                Thread.currentThread().interrupt();
                throw new StoppedException("stopped while claims were checked");
            }
        }
        return findings;
    }

    private Entry entry(Claim claim, List<Finding> findings) {
        Verdict verdict = verdict(claim, findings);
        // A run that looks at less than the ordinary one may miss the counterexample of a false claim, or what a claim
        // speaks of.
        boolean missed = (boundOf(claim) < claim.scale().standard() || !wanted.isEmpty())
                && verdict.fold(
                        proved -> false,
                        agrees -> claim.expected() == Expectation.FAILS,
                        refuted -> false,
                        undecided -> true);
        return new Entry(claim, boundOf(claim), verdict, !claim.expected().isMetBy(verdict) && !missed);
    }

    /** Every doubt is a refusal. */
    private static boolean isOnlyRefused(List<Finding> findings) {
        return findings.stream().allMatch(finding -> finding.open().isEmpty() || finding.isRefused());
    }

    /** The first refutation, else the first doubt, else agreement, which is a proof if every case is proved. */
    private Verdict verdict(Claim claim, List<Finding> findings) {
        List<Case> cases = cases(claim);
        for (int i = 0; i < findings.size(); i++) {
            List<Counterexample> broken = findings.get(i).broken();
            if (!broken.isEmpty()) {
                return new Verdict.Refuted(cases.get(i).parameters(), broken.get(0), broken.subList(1, broken.size()));
            }
        }
        for (int i = 0; i < findings.size(); i++) {
            Optional<String> open = findings.get(i).open();
            if (open.isPresent()) {
                return new Verdict.Undecided(cases.get(i).parameters(), open.get(), isOnlyRefused(findings));
            }
        }
        String all = Parameters.summary(cases.stream().map(Case::parameters).toList());
        List<Parameters> proved = IntStream.range(0, cases.size())
                .filter(i -> findings.get(i).isProved())
                .mapToObj(i -> cases.get(i).parameters())
                .toList();
        return proved.size() == cases.size()
                ? new Verdict.Proved(all, proved.size())
                : new Verdict.AgreesTo(claim.scale(), boundOf(claim), all, Parameters.each(proved));
    }
}
