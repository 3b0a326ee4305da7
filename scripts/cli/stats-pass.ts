import { parseArgs } from "node:util";
import { PassQuery } from "@/lib/contract/evaluation";
import { getPass } from "@/lib/services/evaluation/get-pass";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { passJson, passText } from "./stats-pass-text";
import { STATS_PASS_USAGE } from "./stats-pass-usage";
import { UsageError } from "./usage-error";

/** `assay stats pass`: pass@k and pass^k of a corpus or one of its runs. */
export const statsPass: Command = {
  usage: STATS_PASS_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        run: { type: "string" },
        filter: { type: "string" },
        k: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const filter = filterOption(values.filter);
    const ks = ksOf(values.k ?? "1,2,4,8");
    const run = values.run === undefined ? {} : { run: requiredOption(values.run, "--run") };

    const report = await withCommandHost(async ({ context }) =>
      getPass(context, { corpus: await corpusIdOf(context.db, name), filter, ks, ...run }),
    );
    if (report.status === "refused") throw new Error(report.reason);

    if (values.json === true) await output.out(`${JSON.stringify(passJson(report))}\n`);
    else await output.out(passText({ corpus: name, filter, report }));
    return EXIT.ok;
  },
};

function ksOf(text: string): number[] {
  const parts = text.split(",").map((part) => part.trim());
  const ks = PassQuery.shape.ks.safeParse(parts.map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN)));
  if (!ks.success) throw new UsageError(`“${text}” is no list for --k; write whole numbers from 1 to 10,000: 1,2,4,8.`);

  return [...new Set(ks.data)].toSorted((one, other) => one - other);
}
