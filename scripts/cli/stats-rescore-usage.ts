/** Of `assay stats rescore`, apart from it: it is shown without opening a database. */
export const STATS_RESCORE_USAGE = `Usage: assay stats rescore --corpus NAME [--filter TEXT] [--json]

Holds the stored outcomes of a corpus against the rules of the outcome scorer, where the reward spec is known. An outcome
differs where it is impossible whatever is not known; it is undecided where a title without an embedding, or a product that
neither a catalogue nor a result tells of, decides.

  --corpus NAME   the corpus.
  --filter TEXT   only rows that match, in the words of the table's filter: "run:night outcome:success".
  --json          print one line: {"total","rescored","waiting","answers","parts","partial","solved"}; each count has the
                  filter text that opens its rows.

Exit code: 0, 2 for a mistake in the command or the filter, 3 when there is no such corpus.`;
