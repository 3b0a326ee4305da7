/** Of `assay stats compare`, apart from it: it is shown without opening a database. */
export const STATS_COMPARE_USAGE = `Usage: assay stats compare --corpus NAME --a RUN --b RUN [--b RUN]... [--filter TEXT] [--json]

Compares run b with run a, the baseline, on the problems that both tried. A problem is won by the run with the larger share
of successful rollouts. Wins and the difference are b's: above 0 b is better. p is McNemar's exact test of wins against
losses; where a problem has several rollouts it is a sign test. Crashes, time-outs and what nobody scored are failures.

  --corpus NAME   the corpus.
  --a RUN         the baseline by its name, key or id; --b RUN likewise. With several --b, p is also adjusted (Holm).
  --filter TEXT   only rollouts that match, in the words of the table's filter: "bucket:voucher".
  --json          print one line: {"common","onlyA","onlyB","a","b","wins","losses","ties","mcnemarP","difference",
                  "interval","moreProblems"}; a and b are mean shares; so many more problems would tell them apart, null
                  where they are apart or nobody can say. With several --b a list of these, with "run" and "holmP".

Exit code: 0 when they were compared, 2 for a mistake in the command or the filter, 3 when there is no such corpus or run,
or the attempts are no independent trials.`;
