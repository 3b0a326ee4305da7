/** Of `assay stats problems`, apart from it: it is shown without opening a database. */
export const STATS_PROBLEMS_USAGE = `Usage: assay stats problems --corpus NAME [--run RUN]... [--filter TEXT] [--sort SORT] [--limit N] [--json]

Says how often each problem was solved in each run, as the page /problems shows it. A cell says how many of its
rollouts succeeded: exactly, as the least ("≥ 1/2") where the rules leave some open, or "not scored" where nobody can tell
of any.

  --corpus NAME   the corpus.
  --run RUN       a run by its name, key or id; may be repeated, up to 16. Without it: the 8 with most problems.
  --filter TEXT   only rollouts that match, in the words of the table's filter: "bucket:voucher difficulty:hard".
  --sort SORT     hardest (the default), easiest, improved (the last run named less the first), disagreeing, tried or key.
  --limit N       problems to print, 1 to 100,000 (default 200); where there are more, stderr says how many.
  --json          print one JSON object with everything that the page's request is answered.

Exit code: 0 when it was counted, 2 for a mistake in the command or the filter, 3 when there is no such corpus or run.`;
