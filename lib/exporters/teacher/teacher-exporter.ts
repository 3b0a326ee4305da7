import type { Exporter } from "@/lib/exporters/exporter";
import type { Settings } from "@/lib/exporters/options/preset-option";
import { textSetting } from "@/lib/exporters/options/read-settings";
import { maskedRow } from "@/lib/exporters/row/masked-row";
import { rowLine } from "@/lib/exporters/row/row-line";
import { single } from "@/lib/exporters/row/single";
import { checkedRows, leftOut } from "@/lib/exporters/row/written";
import { TEACHER } from "./describe";
import { readWeights } from "./read-weights";
import { teacherFault } from "./teacher-fault";

const NO_MODEL = "Its source does not say which model acted.";

export const teacherExporter: Exporter = {
  description: TEACHER,
  extension: ".jsonl",
  countsTokens: true,
  selection: () => "approved",
  write(unit, context) {
    const candidate = single(unit);
    const { run, problem, outcome } = candidate.trajectory;
    const teacher = run.agent?.model;
    if (teacher === undefined || teacher === "") return leftOut(NO_MODEL);
    const asked = textSetting(context.settings, "teacher");
    if (asked !== "" && asked !== teacher) return leftOut(`Its model is not ${asked}.`);
    const made = maskedRow(candidate, context);
    if (made.kind === "unfit") return leftOut(made.reason);

    const weight = weightOf(context.settings, problem.bucket);
    const metadata = {
      ...candidate.metadata,
      tokens: made.tokens,
      teacher,
      reward: outcome.score ?? null,
      upsample_weight: weight,
    };
    return checkedRows([{ ...made.row, metadata }], teacherFault, { tokens: made.tokens, weight });
  },
  line: rowLine,
  fault: teacherFault,
};

function weightOf(settings: Settings, bucket: string | undefined): number {
  const weights = readWeights(textSetting(settings, "weights"));

  return (typeof weights === "string" ? undefined : weights.get(bucket ?? "")) ?? 1;
}
