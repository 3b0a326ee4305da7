import { countOf, formatNumber } from "@/components/ui/format-number";
import type { CountedRows as Counted } from "@/lib/contract/imports";
import { InertText } from "./inert-text";
import { SetAsideBy } from "./set-aside-by";

interface CountedRowsProps {
  rows: readonly Counted[];
  label: string;
}

/** Rejected rows behind those that are kept of a file: how many, and why. */
export function CountedRows({ rows, label }: CountedRowsProps) {
  if (rows.length === 0) return null;
  const total = rows.reduce((sum, { count }) => sum + count, 0);

  return (
    <div className="mt-4 space-y-2">
      <p className="text-ink-2">
        {countOf(total, "more row")} came behind those that are kept of a file. They are counted by reason only, and no
        retry can read them: correct them in their file and import it again.
      </p>
      <ul aria-label={label} className="divide-y divide-line border-y border-line">
        {rows.map(({ file, reason, count, firstLine, setAside }) => (
          <li key={`${file} ${firstLine} ${reason}`} className="py-2">
            <p>
              {formatNumber(count)} × <InertText text={reason} />
            </p>
            <p className="text-caption text-ink-3">
              First at <InertText text={file} />:{formatNumber(firstLine)}
            </p>
            {setAside ? <SetAsideBy told={setAside} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
