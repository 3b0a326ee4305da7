import { countOf } from "@/components/ui/format-number";
import type { Import } from "@/lib/contract/imports";
import { refusedFiles } from "./import-state";
import { InertText } from "./inert-text";

/** As many as stand in the list of imports; the page of one has all of them. */
const MOST = 3;

/** Files that were refused, each by name with the whole reason. */
export function RefusedFiles({ files }: Pick<Import, "files">) {
  const refused = refusedFiles({ files });
  if (refused.length === 0) return null;
  const rows = refused.slice(0, MOST).map((file, position) => ({ file, key: `${position} ${file.name}` }));

  return (
    <ul aria-label="Refused files" className="flex max-w-[92ch] flex-col gap-1">
      {rows.map(({ file, key }) => (
        <li key={key}>
          <span className="font-medium text-danger">
            <span aria-hidden>✕ </span>Refused: <InertText text={file.name} />
          </span>
          {file.refusal === null ? null : (
            <span className="block text-ink-2">
              <InertText text={file.refusal} />
            </span>
          )}
        </li>
      ))}
      {refused.length > MOST ? (
        <li className="text-ink-2">
          {countOf(refused.length - MOST, "more file")} refused: open the import to see why.
        </li>
      ) : null}
    </ul>
  );
}
