import { Chip, type Tone } from "@/components/ui/chip";
import { countOf, formatBytes, formatNumber } from "@/components/ui/format-number";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Import, ImportFile } from "@/lib/contract/imports";
import { fileNotes } from "@/lib/domain/file-notes";
import { formatName } from "./format-options";
import { InertText } from "./inert-text";
import { RefusedFiles } from "./refused-files";

const FILE_STATE = {
  waiting: { word: "Waiting", tone: "quiet" },
  reading: { word: "Reading", tone: "accent" },
  done: { word: "Read", tone: "ok" },
  refused: { word: "Refused", tone: "danger" },
  cancelled: { word: "Cancelled", tone: "hollow" },
  cut: { word: "Cut short", tone: "danger" },
} as const satisfies Record<ImportFile["state"], { word: string; tone: Tone }>;

const NO_TRAJECTORY = { word: "Holds no trajectory", tone: "subtask" } as const;
const REJECTED = { word: "Rejected", tone: "danger" } as const;
const PARTLY_REJECTED = { word: "Rejected in part", tone: "subtask" } as const;
const HEADER = { word: "Header", tone: "ok" } as const;
const isEmpty = ({ state, read }: ImportFile): boolean => state === "done" && read === 0;

function stateOf(file: ImportFile): { readonly word: string; readonly tone: Tone } {
  if (isEmpty(file)) return file.note === null ? NO_TRAJECTORY : HEADER;
  if (file.state !== "done" || file.rejected === 0) return FILE_STATE[file.state];

  return file.rejected === file.read ? REJECTED : PARTLY_REJECTED;
}

const NUMBER_HEADS = ["Size", "Read", "Imported", "Duplicates", "Rejected"] as const;

/** What was refused and why, over its whole width; then each file with its format and its counts, refused ones first. */
export function ImportFiles({ files }: Pick<Import, "files">) {
  // Two files of one import may have the same name.
  const rows = files
    .map((file, position) => ({ file, key: `${position} ${file.name}` }))
    .toSorted((a, b) => Number(b.file.state === "refused") - Number(a.file.state === "refused"));

  return (
    <div className="flex flex-col gap-3">
      <RefusedFiles files={files} most={files.length} />
      {fileNotes(files).map((note) => (
        <p key={note} className="max-w-[92ch] text-ink-2">
          <InertText text={note} />
        </p>
      ))}
      <ScrollRegion aria-label="Table of files" className="scroll-edges">
        <table className="w-full text-table">
          <thead>
            <tr className="border-b border-line text-left text-caption text-ink-2">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                File
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                State
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Format
              </th>
              {NUMBER_HEADS.map((head) => (
                <th key={head} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ file, key }) => (
              <FileRow key={key} file={file} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function FileRow({ file }: { file: ImportFile }) {
  const { word, tone } = stateOf(file);
  const size =
    file.state === "reading" || file.state === "cut"
      ? `${formatBytes(file.readBytes)} of ${formatBytes(file.sizeBytes)}`
      : formatBytes(file.sizeBytes);

  return (
    <tr className="border-b border-line align-baseline">
      <td className="max-w-90 min-w-40 py-1.5 pr-4 font-mono text-mono">
        <InertText text={file.name} />
      </td>
      <td className="py-1.5 pr-4">
        <Chip tone={tone}>{word}</Chip>
      </td>
      <td className="py-1.5 pr-4 whitespace-nowrap">
        {file.format === null ? <span className="text-ink-3">not known</span> : formatName(file.format)}
      </td>
      <td className="py-1.5 pl-4 text-right font-mono text-mono whitespace-nowrap">{size}</td>
      {countsOf(file).map((count, index) => (
        <td key={NUMBER_HEADS[index + 1]} className="py-1.5 pl-4 text-right font-mono text-mono whitespace-nowrap">
          {count}
        </td>
      ))}
    </tr>
  );
}

/** What files hold that hold no trajectories, which the figures of the import count apart. */
const BESIDE: Readonly<Record<string, string>> = { catalogue: "product", problems: "answer key" };

/** A zero in place of what is hidden would be a statement. */
function countsOf({ format, read, imported, duplicates, rejected, isVeiled }: ImportFile): readonly string[] {
  if (isVeiled) return [formatNumber(read), "hidden", "hidden", "hidden"];
  const noun = BESIDE[format ?? ""];

  return [
    formatNumber(read),
    noun === undefined ? formatNumber(imported) : countOf(imported, noun),
    formatNumber(duplicates),
    formatNumber(rejected),
  ];
}
