import { PassQuery } from "@/lib/contract/evaluation";
import { MOST_COMPARED } from "@/lib/domain/run-order";
import { getPass } from "@/lib/services/evaluation/get-pass";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { type MeasuredPass, passJson, passText } from "./stats-pass-text";
import { STATS_PASS_USAGE } from "./stats-pass-usage";
import { UsageError } from "./usage-error";

/** `assay stats pass`: pass@k and pass^k of a corpus or some of its runs. */
export const statsPass: Command = {
  usage: STATS_PASS_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        run: { type: "string", multiple: true },
        filter: { type: "string" },
        k: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const filter = filterOption(values.filter);
    const ks = ksOf(values.k ?? "1,2,4,8");
    const runs = (values.run ?? []).map((run) => requiredOption(run, "--run"));
    if (runs.length > MOST_COMPARED) throw new UsageError(`Name up to ${MOST_COMPARED} runs with --run.`);

    const reports = await withCommandHost(async ({ context }) => {
      const corpus = await corpusIdOf(context.db, name);
      const found: MeasuredPass[] = [];
      for (const run of runs.length === 0 ? [undefined] : runs) {
        const report = await getPass(context, { corpus, filter, ks, ...(run === undefined ? {} : { run }) });
        if (report.status === "refused") throw new Error(report.reason);
        found.push(report);
      }
      return found;
    });

    if (values.json === true) await output.out(`${JSON.stringify(passJson(reports))}\n`);
    else await output.out(passText({ corpus: name, filter, reports }));
    return EXIT.ok;
  },
};

function ksOf(text: string): number[] {
  const parts = text.split(",").map((part) => part.trim());
  const ks = PassQuery.shape.ks.safeParse(parts.map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN)));
  if (!ks.success) throw new UsageError(`“${text}” is no list for --k; write whole numbers from 1 to 10,000: 1,2,4,8.`);

  return [...new Set(ks.data)].toSorted((one, other) => one - other);
}
