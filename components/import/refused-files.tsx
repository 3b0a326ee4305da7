import { countOf } from "@/components/ui/format-number";
import type { Import } from "@/lib/contract/imports";
import { refusedFiles } from "./import-state";
import { InertText } from "./inert-text";
import { RefusalText } from "./refusal-text";

interface RefusedFilesProps extends Pick<Import, "files"> {
  /** How many are named; the others are counted. */
  most: number;
}

/** Files that were refused, each by name with the whole reason. */
export function RefusedFiles({ files, most }: RefusedFilesProps) {
  const refused = refusedFiles({ files });
  if (refused.length === 0) return null;
  const rows = refused.slice(0, most).map((file, position) => ({ file, key: `${position} ${file.name}` }));

  return (
    <ul aria-label="Refused files" className="flex max-w-[92ch] flex-col gap-1">
      {rows.map(({ file, key }) => (
        <li key={key}>
          <span className="font-medium text-danger">
            <span aria-hidden>✕ </span>Refused: <InertText text={file.name} />
          </span>
          {file.refusal === null ? null : <RefusalText text={file.refusal} />}
        </li>
      ))}
      {refused.length > most ? (
        <li className="text-ink-2">
          {countOf(refused.length - most, "more file")} refused: open the import to see why.
        </li>
      ) : null}
    </ul>
  );
}
