import { countOf, formatNumber } from "@/components/ui/format-number";
import type { RowsWritten } from "@/lib/client/approvals";

interface Words {
  readonly message: string;
  /** What became of the other rows; undefined where there are none. */
  readonly detail: string | undefined;
}

/** What a person is told after rows were approved one by one. */
export function approvedWords({ saved, conflicts, refused }: RowsWritten): Words {
  return {
    message:
      saved.length === 0 ? "No row was approved" : `Approved ${countOf(saved.length, "trajectory", "trajectories")}`,
    detail: sentences(
      conflicts > 0 &&
        (conflicts === 1
          ? "1 row changed meanwhile and stayed as it is. Look at it and approve again."
          : `${formatNumber(conflicts)} rows changed meanwhile and stayed as they are. Look at them and approve again.`),
      whyNot(refused, "not approved"),
    ),
  };
}

/** The same after those approvals were taken back. */
export function undoneWords({ saved, conflicts, refused }: RowsWritten): Words {
  return {
    message: saved.length === 0 ? "No approval was taken back" : `${countOf(saved.length, "approval")} taken back`,
    detail: sentences(
      conflicts > 0 &&
        (conflicts === 1
          ? "1 row was answered again since and stays as it is."
          : `${formatNumber(conflicts)} rows were answered again since and stay as they are.`),
      whyNot(refused, "not taken back"),
    ),
  };
}

function whyNot(refused: RowsWritten["refused"], what: string): string | false {
  const reasons = [...new Set(refused.map(({ message }) => message))];

  return refused.length > 0 && `${countOf(refused.length, "row")} ${what}: ${reasons.join(" ")}`;
}

function sentences(...parts: readonly (string | false)[]): string | undefined {
  const said = parts.filter((part) => part !== false);

  return said.length === 0 ? undefined : said.join(" ");
}
