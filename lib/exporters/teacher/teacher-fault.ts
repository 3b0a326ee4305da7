import { firstFault, membersOf, textFault } from "@/lib/exporters/row/json-shape";
import { maskedFault } from "@/lib/exporters/row/masked-fault";

/** What is wrong with a teacher's row, in one sentence. */
export function teacherFault(row: unknown): string | undefined {
  const { teacher, upsample_weight: weight } = membersOf(membersOf(row)?.["metadata"]) ?? {};

  return firstFault(
    () => maskedFault(row),
    () => textFault("teacher", teacher),
    () => (typeof weight === "number" && weight > 0 ? undefined : "The row’s weight is no number above 0."),
  );
}
