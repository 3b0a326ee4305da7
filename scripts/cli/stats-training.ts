import type { TrainingCurve } from "@/lib/contract/training";
import { SMOOTHINGS, type Smoothing } from "@/lib/domain/smoothing";
import { listTraining } from "@/lib/services/training/list-training";
import { streamTraining } from "@/lib/services/training/stream-training";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, type CommandOutput, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { STATS_TRAINING_USAGE } from "./stats-training-usage";
import { UsageError } from "./usage-error";

/** `assay stats training`: the curves of a corpus, or their points. */
export const statsTraining: Command = {
  usage: STATS_TRAINING_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        metric: { type: "string", multiple: true },
        run: { type: "string", multiple: true },
        smooth: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const smooth = smoothOf(values.smooth ?? "1");
    const { metric: metrics = [], run: runs = [] } = values;

    return withCommandHost(async ({ context }) => {
      const id = await corpusIdOf(context.db, corpus);
      const curves = (await listTraining(context, { id })).curves.filter(
        ({ run, metric }) =>
          (metrics.length === 0 || metrics.includes(metric)) && (runs.length === 0 || runs.includes(run)),
      );
      const isNamed = metrics.length > 0 || runs.length > 0;
      if (curves.length === 0 && isNamed) throw new Error(`“${corpus}” has no such training curve.`);
      if (curves.length === 0 && values.json !== true)
        throw new Error(
          `“${corpus}” has no training curves yet. Bring in a file of metrics with “npm run assay -- metrics”.`,
        );
      if (metrics.length === 0 || values.json === true)
        await printList(output, curves, values.json === true ? "json" : "text");
      else {
        const { bytes } = await streamTraining(context, { id, curves: inOrder(curves, runs), smooth });
        const decoder = new TextDecoder();
        for await (const part of bytes) await output.out(decoder.decode(part, { stream: true }));
      }

      return EXIT.ok;
    });
  },
};

async function printList(
  output: CommandOutput,
  curves: readonly TrainingCurve[],
  form: "json" | "text",
): Promise<void> {
  const rows = curves.map(({ id: _, ...curve }) => curve);
  if (form === "json") return output.out(`${JSON.stringify({ curves: rows })}\n`);

  const header = ["run", "metric", "points", "steps", "lowest", "highest", "last"];
  const table = rows.map(({ run, metric, points, firstStep, lastStep, low, high, last }) => [
    ...[plain(run), plain(metric), String(points), `${firstStep} to ${lastStep}`],
    ...[low, high, last].map(String),
  ]);
  await output.out(`${alignedTable([header, ...table], [0, 1])}\n`);
}

/** As the runs are named, then by metric. */
function inOrder(curves: readonly TrainingCurve[], runs: readonly string[]): string[] {
  return curves.toSorted((one, other) => runs.indexOf(one.run) - runs.indexOf(other.run)).map(({ id }) => id);
}

function smoothOf(text: string): Smoothing {
  const window = SMOOTHINGS.find((known) => String(known) === text);
  if (window === undefined)
    throw new UsageError(`“${text}” is no window for --smooth; choose ${SMOOTHINGS.join(", ")}.`);

  return window;
}
