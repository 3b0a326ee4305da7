import { type ListedRun, type RunList, RunListQuery } from "@/lib/contract/runs";
import { listRuns } from "@/lib/services/evaluation/list-runs";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { runsJson, runsText } from "./stats-runs-text";
import { STATS_RUNS_USAGE } from "./stats-runs-usage";
import { UsageError } from "./usage-error";

/** Runs of one reading: what is held in memory. */
const PAGE_ROWS = 250;

/** `assay stats runs`: what each run of a corpus achieved. */
export const statsRuns: Command = {
  usage: STATS_RUNS_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        filter: { type: "string" },
        k: { type: "string" },
        sort: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const query = RunListQuery.safeParse({ filter: filterOption(values.filter), k: values.k, sort: values.sort });
    if (!query.success) throw new UsageError(mistakeOf(query.error.issues[0]?.path[0], values));

    const list = await withCommandHost(async ({ context }) => {
      const id = await corpusIdOf(context.db, name);
      const read = (offset: number) => listRuns(context, { ...query.data, id, offset, limit: PAGE_ROWS });

      return allPages(read);
    });

    if (values.json === true) await output.out(`${JSON.stringify(runsJson(list, query.data.k))}\n`);
    else await output.out(runsText({ ...{ corpus: name, filter: query.data.filter, list }, askedK: query.data.k }));
    return EXIT.ok;
  },
};

async function allPages(read: (offset: number) => Promise<RunList>): Promise<RunList> {
  const first = await read(0);
  const items: ListedRun[] = [...first.items];
  for (let next = first.nextOffset; next !== null; ) {
    const page = await read(next);
    items.push(...page.items);
    next = page.nextOffset;
  }

  return { ...first, items };
}

function mistakeOf(option: PropertyKey | undefined, values: { readonly k?: string; readonly sort?: string }): string {
  if (option === "k") return `“${values.k ?? ""}” is no k; write a whole number from 1 to 10,000.`;
  if (option === "sort") return `There is no order “${values.sort ?? ""}”; choose a column, such as -headroom.`;

  return "The filter is too long; at most 4,000 characters can be read.";
}
