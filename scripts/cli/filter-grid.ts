import type { Estimate } from "@/lib/contract/queues";
import type { FilterGrid } from "@/lib/contract/what-if";
import { DIFFERENCE_METHOD, INTERVAL_METHOD } from "@/lib/domain/interval-method";
import { askFilterGrid } from "@/lib/services/filter-lab/filter-grid";
import { alignedTable } from "./aligned-table";
import { type Command, EXIT } from "./command";
import { estimateNotes, estimateText, intervalsLine, valueText } from "./estimate-text";
import { number } from "./figure-cells";
import {
  askedOfLab,
  askedThresholds,
  countedLabels,
  LAB_OPTIONS,
  LABELS_OPTION,
  LABELS_USAGE,
  SET_USAGE,
} from "./filter-versions";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

/** `assay filter grid`: flattened richness against the derived coefficient. */
export const filterGrid: Command = {
  usage: `Usage: assay filter grid --corpus NAME [--base VERSION] [--set NAME=VALUE]... [--all-labels] [--json]

Counts the trajectories by flattened richness and by the coefficient that is derived of the judge's score, and how many of
each cell have the verdict agentic, whatever rules of format they break, and how many people who labelled blind call agentic. With each
cell stands the filter text that lists its rows. Below stands the share of agentic in each band of the coefficient, and
that of the highest band less that of the lowest, with intervals of 95 %: of the shares ${INTERVAL_METHOD},
of the difference ${DIFFERENCE_METHOD}.

  --corpus NAME     the corpus.
  --base VERSION    the version; without it the active one of the corpus.
${SET_USAGE}
${LABELS_USAGE}
  --json            print one JSON object with every cell that holds a trajectory.

Exit code: 0, 2 for a mistake in the command, 3 when it could not be computed.`,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: { ...LAB_OPTIONS, ...LABELS_OPTION },
    });
    const asked = askedOfLab(values);

    const grid = await withCommandHost(async ({ context }) =>
      askFilterGrid(context, { ...(await askedThresholds(context, asked)), labels: countedLabels(values) }),
    );
    await output.out(values.json === true ? `${JSON.stringify(grid)}\n` : gridText(grid));

    return EXIT.ok;
  },
};

function gridText(grid: FilterGrid): string {
  const { cells, coefficients } = grid;
  const held = cells.filter(({ count }) => count > 0);
  if (held.length === 0) return "There is no trajectory.\n";

  const rows = held.map(({ richness, coefficient, count, agentic, labelled, labelledAgentic, filter }) => [
    richness === null ? "none" : `${richness / 10} to ${(richness + 1) / 10}`,
    bandText(coefficient === null ? undefined : coefficients[coefficient]),
    ...[count, agentic, labelled, labelledAgentic].map(number),
    filter,
  ]);
  const head = ["richness", "coefficient", "rows", "agentic", "labelled", "agentic by people", "filter"];

  return `${alignedTable([head, ...rows], [0, 1, 6])}\n\n${sharesText(grid)}\n`;
}

/** The share of agentic by band of the coefficient, and from the lowest to the highest. */
function sharesText({ coefficients, difference }: FilterGrid): string {
  const rows = [
    ...coefficients.map((band) => [bandText(band), estimateText(band.agentic)]),
    ...(difference === null ? [] : [["highest less lowest", differenceText(difference, coefficients)]]),
  ];
  const shares = coefficients.map((band) => ({
    figure: "share",
    side: `at ${bandText(band)}`,
    estimate: band.agentic,
  }));
  const notes = estimateNotes(
    [...shares, ...(difference === null ? [] : [{ figure: "highest less lowest", side: "", estimate: difference }])],
    "in every band",
  );

  const methods = [intervalsLine(shares), ...(difference === null ? [] : [`Of the difference: ${DIFFERENCE_METHOD}.`])];

  return [alignedTable([["coefficient", "share agentic"], ...rows], [0, 1]), ...methods, ...notes].join("\n");
}

/** A difference rests on the rows of both its bands. */
function differenceText(difference: Estimate, coefficients: FilterGrid["coefficients"]): string {
  const known = coefficients.filter(({ agentic }) => agentic.value !== null);
  const [low, high] = [known[0], known.at(-1)];
  if (difference.value === null || low === undefined || high === undefined) return estimateText(difference);

  return `${valueText(difference)} of ${number(high.agentic.n)} and ${number(low.agentic.n)}`;
}

function bandText(bounds: FilterGrid["coefficients"][number] | undefined): string {
  if (bounds === undefined) return "not judged";

  return bounds.from === bounds.to ? String(bounds.from) : `${bounds.from} to ${bounds.to}`;
}
