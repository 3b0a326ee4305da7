/** Of `assay stats judge`, apart from it: it is shown without opening a database. */
export const STATS_JUDGE_USAGE = `Usage: assay stats judge --corpus NAME [--filter TEXT] [--model LIST] [--rubric LIST] [--bucket LIST] [--agent LIST]
                         [--week LIST] [--all-labels] [--json]

Says how right the judge of a corpus is, as the page /judge shows it: its gates against people's, against the outcome
and the verdict, its error by model, rubric, bucket, agent and week, the audit samples, and the judges asked again.
Failed judgements and rubrics without gates are counted and are in no figure.

  --corpus NAME   the corpus.
  --filter TEXT   only what matches, in the words of the table's filter: "gate:5 tokens:<8000".
  --model LIST    only these judge models: a,"b c",none; likewise --rubric, --bucket and --agent. May be repeated.
  --week LIST     only attempts that started on these days: 2026-04-27..2026-05-03.
  --all-labels    count labels that are not blind, too.
  --json          print one JSON object with unrounded numbers.

Exit code: 0 when the report was made, 2 for a mistake in the command or the filter, 3 when it could not be made.`;
