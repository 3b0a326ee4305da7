/** Of `assay stats training`, apart from it: it is shown without opening a database. */
export const STATS_TRAINING_USAGE = `Usage: assay stats training --corpus NAME [--metric METRIC]... [--run RUN]... [--smooth 5|21|101] [--json]

Prints what training runs logged. Without --metric it lists the curves; with it, every point of the chosen ones as CSV:
run, step, metric, value and, smoothed, the mean.

  --corpus NAME    the corpus.
  --metric METRIC  a metric by its name; several times for several.
  --run RUN        only this run; several times for several.
  --smooth N       with the mean of N points around each (5, 21 or 101).
  --json           list the curves as one line: {"curves":[{"run","metric","points","firstStep","lastStep","low","high",
                   "last"}]}

Exit code: 0 when it was printed, 2 for a mistake in the command, 3 when there is no such corpus or curve.`;
