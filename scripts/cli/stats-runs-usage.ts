/** Of `assay stats runs`, apart from it: it is shown without opening a database. */
export const STATS_RUNS_USAGE = `Usage: assay stats runs --corpus NAME [--filter TEXT] [--k N] [--sort COLUMN] [--json]

Lists the runs of a corpus: success rate, pass@1, pass@k and headroom (pass@k − pass@1) with 95 % intervals, failures
without an answer, judge, richness, tokens and cost. Crashes, time-outs and what nobody scored are failures. A * marks
pass@k and headroom of a run that has fewer than k rollouts of some problems: they are over the others.

  --corpus NAME   the corpus.
  --filter TEXT   only rollouts that match, and runs that have one, in the words of the table's filter: "bucket:voucher".
  --k N           the k of pass@k; without it the largest, up to 8, that some run has of every one of its problems.
  --sort COLUMN   name, agent, suite, harness, problems, rollouts, asr, passAt1, passAtK, headroom, failures, judge,
                  richness, tokens or cost; with a minus the largest first: --sort=-cost (by default -passAtK).
  --json          print one line: {"k","askedK","runs":[{"id","name","asr","pass",…}],"leftOut","seed"};
                  k is at most the rollouts of the problem that has most, askedK what --k said, or null.

Exit code: 0 when they were listed, 2 for a mistake in the command or the filter, 3 when there is no such corpus.`;
