import * as z from "zod";
import type { ProblemMatrix } from "@/lib/contract/problems";
import { MOST_PRINTED, MOST_RUNS, PROBLEM_SORTS, USUAL_PRINTED } from "@/lib/domain/problem-order";
import { listProblems } from "@/lib/services/problems/list-problems";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { number, withNoun } from "./figure-cells";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { problemPages } from "./problem-pages";
import { problemsText } from "./stats-problems-text";
import { STATS_PROBLEMS_USAGE } from "./stats-problems-usage";
import { UsageError } from "./usage-error";

/** `assay stats problems`: problems × runs, by the service of the page. */
export const statsProblems: Command = {
  usage: STATS_PROBLEMS_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        run: { type: "string", multiple: true },
        filter: { type: "string" },
        sort: { type: "string" },
        limit: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const filter = filterOption(values.filter);
    const runs = (values.run ?? []).map((run) => requiredOption(run, "--run"));
    if (runs.length > MOST_RUNS) throw new UsageError(`${MOST_RUNS} runs are the most that can be named.`);
    const { sort, limit } = { sort: sortOf(values.sort), limit: limitOf(values.limit) };

    const matrix = await withCommandHost(async ({ context }) => {
      const id = await corpusIdOf(context.db, name);

      return problemPages((page) => listProblems(context, { id, filter, runs, sort, ...page }), limit);
    });
    if (values.json === true) await output.out(`${JSON.stringify(matrix)}\n`);
    else await output.out(problemsText({ corpus: name, filter, matrix }));
    await output.err(cutText(matrix));
    return EXIT.ok;
  },
};

function sortOf(text = "hardest"): (typeof PROBLEM_SORTS)[number] {
  const sort = PROBLEM_SORTS.find((known) => known === text);
  if (sort === undefined) throw new UsageError(`“${text}” is no --sort; choose ${PROBLEM_SORTS.join(", ")}.`);

  return sort;
}

const Limit = z.coerce.number().int().min(1).max(MOST_PRINTED);

function limitOf(text = String(USUAL_PRINTED)): number {
  const limit = Limit.safeParse(text);
  if (!limit.success)
    throw new UsageError(`“${text}” is no --limit; write a whole number from 1 to ${number(MOST_PRINTED)}.`);

  return limit.data;
}

/** Whoever reads the JSON of a cut matrix would take it for the whole. */
function cutText({ items, nextCursor, summary }: ProblemMatrix): string {
  if (nextCursor === null) return "";
  const all = summary?.problems ?? 0;
  const more = Math.min(MOST_PRINTED, all);
  const hint = more > items.length ? `; --limit=${more} prints ${more < all ? "as many as can be" : "them all"}` : "";

  return `Printed ${number(items.length)} of ${withNoun(all, "problem")}${hint}.\n`;
}
