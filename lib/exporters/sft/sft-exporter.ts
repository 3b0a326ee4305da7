import type { Exporter } from "@/lib/exporters/exporter";
import { maskedFault } from "@/lib/exporters/row/masked-fault";
import { maskedRow } from "@/lib/exporters/row/masked-row";
import { rowLacks } from "@/lib/exporters/row/row-lacks";
import { rowLine } from "@/lib/exporters/row/row-line";
import { single } from "@/lib/exporters/row/single";
import { checkedRows, leftOut } from "@/lib/exporters/row/written";
import { SFT } from "./describe";

export const sftExporter: Exporter = {
  description: SFT,
  extension: ".jsonl",
  countsTokens: true,
  selection: () => "approved",
  write(unit, context) {
    const candidate = single(unit);
    const made = maskedRow(candidate, context);
    if (made.kind === "unfit") return leftOut(made.reason);

    const metadata = { ...candidate.metadata, tokens: made.tokens };
    return checkedRows([{ ...made.row, metadata }], maskedFault, { tokens: made.tokens, ...rowLacks(made.row) });
  },
  line: rowLine,
  fault: maskedFault,
};
