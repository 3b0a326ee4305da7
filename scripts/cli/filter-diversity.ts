import type { Diversity } from "@/lib/contract/pipeline";
import { CAP_NAMES } from "@/lib/domain/release-caps";
import { type TriedCap, triedCapWords } from "@/lib/domain/tried-cap";
import { getDiversity } from "@/lib/services/selection/get-diversity";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { number } from "./figure-cells";
import { askedOfLab, askedThresholds, LAB_OPTIONS, SET_USAGE } from "./filter-versions";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { capOptions } from "./release-options";

const LONGEST = 60;

/** `assay filter diversity`: what a set of trajectories is made of. */
export const filterDiversity: Command = {
  usage: `Usage: assay filter diversity [VERSION] --corpus NAME [--approved] [--cap NAME=N] [--set NAME=VALUE]...
                                        [--json]

Says what the trajectories that a filter version keeps are made of, by miner, agent version, thought template and problem,
and how many would stay under each cap, with the other cap as it is set; of the approved without it. "effective" is as many
equally large values as would be as diverse. Trajectories of which a value is not known have a line of their own and are
in no figure of it.

  --corpus NAME     the corpus.
  --base VERSION    the version, as the other verbs name it.
  --approved        the approved trajectories instead.
  --cap NAME=N      what they are made of with at most N of a problem or of a miner (problem=N, miner=N), the first by rank;
                    N may be "none". Of the kept beside the other cap of the version, of the approved alone.
${SET_USAGE}
  --json            print one JSON object.

Exit code: 0, 2 for a mistake in the command, 3 when there is no such corpus or version.`,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...LAB_OPTIONS, approved: { type: "boolean" }, cap: { type: "string" } },
    });
    const asked = askedOfLab(values, positionals[0]);

    const tried = triedCap(values.cap);
    const of = values.approved === true ? "approved" : "kept";
    const { diversity, thresholds } = await withCommandHost(async ({ context }) => {
      const scope = await askedThresholds(context, asked);
      return { diversity: await getDiversity(context, { ...scope, of, tried }), thresholds: scope.thresholds };
    });
    const others = of === "kept" ? { problem: thresholds.capPerMiner, miner: thresholds.capPerProblem } : NO_CAPS;
    await output.out(values.json === true ? `${JSON.stringify(diversity)}\n` : diversityText(diversity, others));

    return EXIT.ok;
  },
};

/** @throws UsageError for what is no cap */
function triedCap(given: string | undefined): TriedCap | undefined {
  if (given === undefined) return undefined;
  const caps = capOptions([given]);
  const by = CAP_NAMES.find((name) => name in caps);

  return by && { by, cap: caps[by] ?? null };
}

/** By what a curve caps, the cap of the other kind that is set. */
type OtherCaps = Readonly<Record<Diversity["caps"][number]["by"], number | null>>;
const NO_CAPS: OtherCaps = { problem: null, miner: null };

function diversityText({ tried, total, dimensions, caps }: Diversity, others: OtherCaps): string {
  const parts = dimensions.map(({ by, known, values, effective, rows }) => {
    const of = known === total ? "" : `, of the ${number(known)} where it is known`;
    const head = `${by}: ${number(values)}, effective ${effective.toFixed(1)}${of}`;
    const cells = rows.map(({ value, count, share }) => [
      plain(value ?? "not known").slice(0, LONGEST),
      number(count),
      share === null ? "" : `${(share * 100).toFixed(1)} %`,
    ]);

    return cells.length === 0 ? head : `${head}\n${alignedTable(cells)}`;
  });
  const sizes = caps.map(({ by, points }) => {
    const rows = points.map(({ cap, size, reached, leftOut }) => [cap, size, reached, leftOut].map(number));

    const other = others[by];
    const beside = other === null ? "" : `, and ${number(other)} of one ${by === "miner" ? "problem" : "miner"}`;

    return `At most so many of one ${by}${beside}\n${alignedTable([["cap", "stay", `${by}s that reach it`, "it leaves out"], ...rows], [])}`;
  });

  return `${[`${number(total)} in all${tried ? `, with ${triedCapWords(tried)}` : ""}`, ...parts, ...sizes].join("\n\n")}\n`;
}
