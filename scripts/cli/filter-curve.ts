import type { FilterCurve } from "@/lib/contract/what-if";
import { INTERVAL_METHOD } from "@/lib/domain/interval-method";
import { SCORED_STAGES } from "@/lib/domain/lab-answer";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { edgeWords } from "@/lib/domain/share-edge";
import { CURVE_THRESHOLDS } from "@/lib/domain/threshold-fields";
import { askFilterCurve } from "@/lib/services/filter-lab/filter-curve";
import { alignedTable } from "./aligned-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { estimateNotes, estimateText, intervalsLine } from "./estimate-text";
import { number, shortP } from "./figure-cells";
import {
  askedOfLab,
  askedThresholds,
  countedLabels,
  LAB_OPTIONS,
  LABELS_OPTION,
  LABELS_USAGE,
  SET_USAGE,
} from "./filter-versions";
import { labelsText } from "./labels-text";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

/** `assay filter curve`: precision and recall along one threshold. */
export const filterCurve: Command = {
  usage: `Usage: assay filter curve --corpus NAME --along NAME [--base VERSION] [--set NAME=VALUE]... [--all-labels]
                          [--json]

Says how well the filter's “agentic” agrees with the labels that people gave blind at each value of one threshold, the
others as they are, with intervals ${INTERVAL_METHOD}, and how many trajectories it would call
agentic that break no rule and pass the coefficient gate. Gained and lost are the labels with which a place comes to agree
or to differ against the thresholds as they are; Holm p is of the exact sign test over problems or agent versions, as one
of all places. A threshold that may be off has that as its last place.

  --corpus NAME     the corpus.
  --along NAME      ${CURVE_THRESHOLDS.join(", ")}.
  --base VERSION    the version; without it the active one of the corpus.
${SET_USAGE}
${LABELS_USAGE}
  --json            print one JSON object with unrounded numbers.

Exit code: 0, 2 for a mistake in the command, 3 when it could not be computed.`,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: { ...LAB_OPTIONS, ...LABELS_OPTION, along: { type: "string" } },
    });
    const asked = askedOfLab(values);
    const named = requiredOption(values.along, "--along");
    const along = CURVE_THRESHOLDS.find((name) => name === named);
    if (along === undefined) throw new UsageError(`--along ${named}: choose one of ${CURVE_THRESHOLDS.join(", ")}.`);

    const { curve, edge } = await withCommandHost(async ({ context }) => {
      const question = await askedThresholds(context, asked);
      const answer = await askFilterCurve(context, { ...question, along, labels: countedLabels(values) });

      return { curve: answer, edge: edgeWords(along, question.thresholds) };
    });
    await output.out(values.json === true ? `${JSON.stringify(curve)}\n` : curveText(curve, edge));

    return EXIT.ok;
  },
};

const FIGURES = [
  ["precision", "precision"],
  ["recall", "recall"],
  ["F1", "f1"],
] as const;

function curveText(curve: FilterCurve, edge: string | undefined): string {
  const { along, n, points, off } = curve;
  const places = [...points, ...(off === null ? [] : [{ ...off, at: "off" }])];
  const rows = places.map(({ at, precision, recall, f1, calledAgentic, isCurrent, paired }) => [
    `${isCurrent ? "* " : "  "}${at}`,
    ...[precision, recall, f1].map(estimateText),
    number(calledAgentic),
    ...(paired === null ? ["", "", ""] : [number(paired.gained), number(paired.lost), shortP(paired.holmP)]),
  ]);
  const head = [along, "precision", "recall", "F1", "called agentic", "gained", "lost", "Holm p"];
  const figures = FIGURES.flatMap(([figure, key]) =>
    places.map((place) => ({ figure, side: `at ${place.at}`, estimate: place[key] })),
  );
  const foot = [
    ...(edge === undefined ? [] : [edge]),
    ...(n > 0 ? [intervalsLine(figures), SCORED_STAGES, LABELS_NOT_DRAWN] : []),
    ...estimateNotes(figures, "at every place"),
  ];

  const table = alignedTable([head, ...rows], [0, 1, 2, 3]);

  return `${[labelsText(curve), table, foot.join("\n")].join("\n\n")}\n`;
}
