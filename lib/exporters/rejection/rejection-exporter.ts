import type { Exporter } from "@/lib/exporters/exporter";
import { numberSetting } from "@/lib/exporters/options/read-settings";
import { maskedRow } from "@/lib/exporters/row/masked-row";
import { rowLine } from "@/lib/exporters/row/row-line";
import { single } from "@/lib/exporters/row/single";
import { checkedRows, leftOut } from "@/lib/exporters/row/written";
import { REJECTION } from "./describe";
import { rejectionFault } from "./rejection-fault";
import { samplerOf } from "./sampler-of";

const NO_SUCCESS = "Its outcome is no success.";

export const rejectionExporter: Exporter = {
  description: REJECTION,
  extension: ".jsonl",
  countsTokens: true,
  selection: () => "approved",
  outcomes: () => ["success"],
  write(unit, context) {
    const candidate = single(unit);
    const { trajectory } = candidate;
    if (trajectory.outcome.level !== "success") return leftOut(NO_SUCCESS);
    const made = maskedRow(candidate, context);
    if (made.kind === "unfit") return leftOut(made.reason);

    const metadata = {
      ...candidate.metadata,
      tokens: made.tokens,
      sampler: samplerOf(trajectory, candidate.groupSize),
      sampling_group: candidate.groupId,
      reward: trajectory.outcome.score ?? null,
      mix: "rejection",
    };
    return checkedRows([{ ...made.row, metadata }], rejectionFault, { tokens: made.tokens });
  },
  line: rowLine,
  fault: rejectionFault,
  closing(rows, settings) {
    const share = numberSetting(settings, "mix");

    return { mixRejection: share, originalRowsForMix: Math.round((rows * (1 - share)) / share) };
  },
};
