/** Of `assay stats process`, apart from it: it is shown without opening a database. */
export const STATS_PROCESS_USAGE = `Usage: assay stats process --corpus NAME [--run RUN]... [--filter TEXT] [--json]

Says how the agents of runs went about it: unseen ids, repeated calls, empty results, ignored filters, verification before
they commit, voucher totals, claimed against logged calls. Each is a share or a mean over the trajectories of which it is
known, with a 95 % interval clustered by problem; where it does not apply it is left out, and counted. With several runs
each is compared with the first one.

  --corpus NAME   the corpus.
  --run RUN       a run by its name, key or id, up to 8; without it all rollouts count together.
  --filter TEXT   only rollouts that match, in the words of the table's filter: "bucket:voucher".
  --json          print one line: {"runs","metrics"}; of each metric and run value, interval, n, known, notApplicable, shown
                  and the filter texts that list its rows, and the difference to the first run.

Exit code: 0 when it was measured, 2 for a mistake in the command or the filter, 3 when there is no such corpus or run.`;
