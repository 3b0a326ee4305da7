import { InertText } from "@/components/import/inert-text";
import { Chip } from "@/components/ui/chip";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { rejectedLinesDownload } from "@/lib/client/training";
import type { TrainingImport } from "@/lib/contract/training";
import { givenAgainWords } from "@/lib/domain/given-again-words";
import { UndoFile } from "./undo-file";

/** The last files, with what came of each. */
export function FileList({ imports }: { imports: readonly TrainingImport[] }) {
  return (
    <Panel
      title="Files"
      subtitle="The latest ones, newest first. Uploading a file again changes nothing; undoing one takes back every point that it added or replaced."
    >
      <ul className="flex flex-col divide-y divide-line">
        {imports.map((file) => (
          <li key={file.id} className="flex flex-col gap-0.5 py-2 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium wrap-anywhere">
                <InertText text={file.file} />
              </span>
              <span className="text-caption text-ink-3">
                {file.by ? `${file.by}, ` : null}
                <TimeText iso={file.at} />
              </span>
              {file.undoneAt === null ? null : (
                <Chip tone="quiet" mark="↺">
                  taken back
                </Chip>
              )}
              <UndoFile file={file} />
            </p>
            <p className="text-ink-2">
              {countOf(file.points, "point")} in {countOf(file.lines, "line")}: {formatNumber(file.added)} new,{" "}
              {formatNumber(file.replaced)} replaced another value, {formatNumber(file.repeated)} there already
              {givenAgainWords(file.givenAgain)}.
              {file.replacedRuns.length > 0 ? (
                <>
                  {" "}
                  Values replaced of run <InertText text={file.replacedRuns.join(", ")} />.
                </>
              ) : null}
              {file.leftOutColumns.length > 0 ? (
                <>
                  {" "}
                  No metric: <InertText text={file.leftOutColumns.join(", ")} />.
                </>
              ) : null}
            </p>
            {file.fault ? <p className="text-danger">{file.fault}</p> : null}
            {file.rejected > 0 ? <Rejected file={file} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Rejected({ file }: { file: TrainingImport }) {
  const { rejected, kept, reasons, id } = file;

  return (
    <details>
      <summary className="cursor-pointer text-danger">{countOf(rejected, "value")} could not be read</summary>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {reasons.map(({ reason, count, firstLine }) => (
          <li key={reason}>
            <InertText text={reason} /> {formatNumber(count)}, first on line {formatNumber(firstLine)}.
          </li>
        ))}
      </ul>
      <a href={rejectedLinesDownload(id)} download className="underline decoration-line-strong">
        Download {kept < rejected ? `${formatNumber(kept)} of ${formatNumber(rejected)}` : "them"} with their lines
      </a>
    </details>
  );
}
