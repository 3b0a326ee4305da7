import { IMPORTERS } from "@/lib/importers";
import { BESIDE_FORMATS } from "@/lib/scorer/beside-formats";
import { formatText } from "./format-options";

const FORMATS = [...IMPORTERS.map(({ format }) => format), ...BESIDE_FORMATS];

/** What can be imported, in plain words. */
export function AcceptedFormats() {
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid gap-x-4 gap-y-1.5 narrow:grid-cols-[auto_1fr]">
        {FORMATS.map((format) => (
          <div key={format} className="contents">
            <dt className="font-medium">{formatText(format).name}</dt>
            <dd className="text-ink-2">{formatText(format).about}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        Files end in .jsonl or .json, plain or gzipped (.gz), of any size. The format is found from the content, not
        from the name. A row that cannot be read never stops the rest: it is kept with its reason, to download and to
        retry. Importing a file again changes nothing.
      </p>
    </div>
  );
}
