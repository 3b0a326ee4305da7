import type { Pipeline } from "@/lib/contract/pipeline";
import { capReachWords } from "@/lib/domain/cap-reach";
import { lostAgenticWords, unscoredWords } from "@/lib/domain/pipeline-notes";
import { getPipeline } from "@/lib/services/selection/get-pipeline";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { number, withNoun } from "./figure-cells";
import { askedOfLab, askedThresholds, LAB_OPTIONS, SET_USAGE } from "./filter-versions";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

/** `assay filter pipeline`: how many trajectories come as far as each stage. */
export const filterPipeline: Command = {
  usage: `Usage: assay filter pipeline [VERSION] --corpus NAME [--set NAME=VALUE]... [--json]

Says how many trajectories of a corpus come as far as each stage of a filter version, with the labels of this moment.
Without a name it is the version that is active in the corpus. The weights of the ranking, the keep-count and the measure
of likeness are not public: these are Assay's own.

  --corpus NAME     the corpus.
  --base VERSION    the version, as the other verbs name it.
${SET_USAGE}
  --json            print one JSON object.

Exit code: 0, 2 for a mistake in the command, 3 when there is no such corpus or version.`,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: LAB_OPTIONS,
    });
    const asked = askedOfLab(values, positionals[0]);

    const pipeline = await withCommandHost(async ({ context }) =>
      getPipeline(context, await askedThresholds(context, asked)),
    );
    await output.out(values.json === true ? `${JSON.stringify(pipeline)}\n` : pipelineText(pipeline));

    return EXIT.ok;
  },
};

function pipelineText(pipeline: Pipeline): string {
  const { stages, splits, rejectedRows, setAsideRows, leftOut, notCompared, lostAgentic, caps } = pipeline;
  const table = alignedTable([
    ["stage", "come so far", "leave", ""],
    ...stages.map(({ stage, count, isOff }, at) => {
      const before = stages[at - 1]?.count ?? count;

      return [stage, number(count), at === 0 ? "" : number(before - count), isOff ? "off" : ""];
    }),
  ]);
  const notes = [
    unscoredWords(pipeline),
    lostAgenticWords(lostAgentic),
    ...caps.map(capReachWords),
    ...splits.map(({ split, pools }) => {
      const held = pools.map(({ pool, count }) => `${pool ?? "no pool yet"} ${number(count)}`);
      return `Kept, by the split ${plain(split)}: ${held.join(", ")}.`;
    }),
    ...(rejectedRows > 0 ? [`${withNoun(rejectedRows, "record")} could not be read.`] : []),
    ...(setAsideRows > 0
      ? [`Set aside, and in no stage: ${withNoun(setAsideRows, "record")} that could not be read.`]
      : []),
    ...(leftOut > 0 ? [`Left out, because you review them blind: ${number(leftOut)}.`] : []),
    ...(notCompared > 0 ? [`Not compared yet, so no duplicates: ${number(notCompared)}.`] : []),
  ].filter((note) => note !== undefined);

  return `${[table, ...notes].join("\n")}\n`;
}
