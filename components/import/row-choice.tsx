"use client";
import { useId } from "react";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { RejectedRow } from "@/lib/contract/imports";
import { InertText } from "./inert-text";

export type Chosen = "row" | "reason" | "import";

interface RowChoiceProps {
  /** The row that was pointed at, or the only one; undefined where all are meant. */
  row: RejectedRow | undefined;
  /** All rows of the import that can be meant. */
  total: number;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Which rejected rows are meant: one, all with its reason, or all of the import. */
export function RowChoice({ row, total, chosen, onChoose }: RowChoiceProps) {
  const name = useId();
  if (row === undefined) return <p>{total === 1 ? "The one row." : `All ${formatNumber(total)} rows.`}</p>;
  if (total === 1)
    return (
      <p>
        The row <InertText text={`${row.file}:${row.line}`} />.
      </p>
    );

  const options = [
    { value: "row", label: "This row", about: `${row.file}:${row.line}` },
    ...(row.alike > 1 && row.alike < total
      ? [{ value: "reason", label: `All ${countOf(row.alike, "row")} with this reason`, about: row.reason } as const]
      : []),
    { value: "import", label: `All ${countOf(total, "row")} of the import`, about: undefined },
  ] as const;

  return (
    <fieldset className="flex flex-col divide-y divide-line rounded-control border border-line">
      <legend className="sr-only">Which rows</legend>
      {options.map(({ value, label, about }) => (
        <label key={value} className="flex items-baseline gap-2 px-3 py-1.5 hover:bg-raised has-checked:bg-accent-soft">
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="accent-current text-accent"
          />
          <span className="min-w-0">
            {label}
            {about === undefined ? null : (
              <span className="line-clamp-2 text-caption text-ink-2">
                <InertText text={about} />
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
