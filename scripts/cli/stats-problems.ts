import { parseArgs } from "node:util";
import { ProblemMatrixQuery } from "@/lib/contract/problems";
import { MOST_RUNS, PROBLEM_SORTS } from "@/lib/domain/problem-order";
import { listProblems } from "@/lib/services/problems/list-problems";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
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

    const matrix = await withCommandHost(async ({ context }) =>
      listProblems(context, { id: await corpusIdOf(context.db, name), filter, runs, sort, limit }),
    );
    if (values.json === true) await output.out(`${JSON.stringify(matrix)}\n`);
    else await output.out(problemsText({ corpus: name, filter, matrix }));
    return EXIT.ok;
  },
};

function sortOf(text = "hardest"): (typeof PROBLEM_SORTS)[number] {
  const sort = PROBLEM_SORTS.find((known) => known === text);
  if (sort === undefined) throw new UsageError(`“${text}” is no --sort; choose ${PROBLEM_SORTS.join(", ")}.`);

  return sort;
}

function limitOf(text = "200"): number {
  const limit = ProblemMatrixQuery.shape.limit.safeParse(text);
  if (!limit.success) throw new UsageError(`“${text}” is no --limit; write a whole number from 1 to 1000.`);

  return limit.data;
}
