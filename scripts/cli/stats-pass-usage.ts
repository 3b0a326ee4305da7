/** Of `assay stats pass`, apart from it: it is shown without opening a database. */
export const STATS_PASS_USAGE = `Usage: assay stats pass --corpus NAME [--run RUN]... [--filter TEXT] [--k 1,2,4,8] [--json]

Says how often at least one of k rollouts succeeds (pass@k, unbiased) and how often all of them do (pass^k), as means over
problems with 95 % intervals. Crashes, time-outs and what nobody scored are failures. Attempts that are no independent
trials are refused.

  --corpus NAME   the corpus.
  --run RUN       a run by its name, key or id, up to 8 of them one by one; without it the rollouts of all runs are
                  added up by problem.
  --filter TEXT   only rollouts that match, in the words of the table's filter: "bucket:voucher".
  --k LIST        whole numbers from 1 to 10,000 (default 1,2,4,8). Problems with fewer than k rollouts are named.
  --json          print one line: {"problems","rollouts","successes","n","passAtK","passHatK","interval","method"};
                  "n" says by k over how many problems; of several runs a list of these, each with "run".

Exit code: 0 when it was measured, 2 for a mistake in the command or the filter, 3 when there is no such corpus or run, or
the attempts are refused.`;
