import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import { besideCommand } from "./beside-command";

const USAGE = `Usage: assay problems FILE... --corpus NAME [--json]

Imports problems with their answer keys from .jsonl and .json files, also gzipped: one object a problem, with query and
reward, and where they are known problem_id, category, difficulty, voucher and reward_title_embeddings. They fill the
problems of the corpus, by problem_id or else by query, and runs are scored by them, in the background when Assay runs.
Those of which the corpus has no run wait for one.

  --corpus NAME  the corpus that has runs of them, or will have; it is made when it is new.
  --json         print one line: {"import","corpus","read","answerKeys","unchanged","replaced","rejected","bytes",
                 "seconds"}; answerKeys are those that are new or say something new, replaced the rows that say something
                 else than a later one of their problem that is read with them. Up to 2,000 rows are read at once: where
                 the later one comes behind these, both are new or changed.

Of several imports the last counts, and the same file again changes nothing. Where the records of runs hold an answer key
themselves, it stays, and a row that says something else is rejected.

Exit code: 0 when nothing was rejected, 1 when rows were rejected or some of the files refused, 2 for a mistake in the
command, 3 when nothing could be imported, or the import was cancelled or stopped.`;

/** `assay problems`: answer keys of problems. */
export const problems = besideCommand({
  usage: USAGE,
  format: PROBLEMS_FORMAT,
  counts: ({ answerKeys, sameAnswerKeys: unchanged, replaced }) => ({ answerKeys, unchanged, replaced }),
});
