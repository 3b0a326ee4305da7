import { Download } from "lucide-react";
import { ReportTable } from "@/components/judge-report/report-table";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { countOf, formatBytes, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { releaseArchivePath, releaseFilePath } from "@/lib/client/releases";
import type { ReleaseDetail } from "@/lib/contract/releases";

/** The files of a release with their checksums; each is downloaded by itself, also in parts. */
export function FilesPart({ release }: { release: ReleaseDetail }) {
  const { id, number, files, signed, withdrawn } = release;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);

  return (
    <Panel
      title="Files"
      subtitle={`${countOf(files.length, "file")}, ${formatBytes(bytes)}. The download of one file that stops goes on where it was.`}
      actions={
        files.length > 0 ? (
          <Button asChild>
            <a href={releaseArchivePath(id)} download>
              <Download aria-hidden />
              Download all
            </a>
          </Button>
        ) : null
      }
    >
      {withdrawn ? (
        <p role="note" className="mb-2 font-medium text-danger">
          ⊘ This release is withdrawn. Download it to look at it, not to train on it.
        </p>
      ) : null}
      <ReportTable
        caption="Files of the release"
        columns={[
          { name: "File" },
          { name: "Rows", isNumber: true },
          { name: "Size", isNumber: true },
          { name: "SHA-256" },
        ]}
        rows={files.map((file) => ({
          key: file.name,
          head: (
            <a
              href={releaseFilePath(id, file.name)}
              download
              className="flex w-fit max-w-90 items-center gap-1.5 rounded-mark font-mono text-mono text-accent underline"
            >
              <Download aria-hidden className="size-3.5 shrink-0" />
              <span className="truncate">
                <PlainText text={file.name} />
              </span>
            </a>
          ),
          cells: [
            file.rows === 0 ? "" : formatNumber(file.rows),
            <span key="bytes" className="whitespace-nowrap">
              {formatBytes(file.bytes)}
            </span>,
            <span key="hash" className="flex max-w-90 min-w-0 items-center gap-1">
              <span className="truncate font-mono text-mono text-ink-2" title={file.sha256}>
                {file.sha256}
              </span>
              <CopyButton label={`Copy the SHA-256 of ${file.name}`} text={file.sha256} />
            </span>,
          ],
        }))}
      />
      <div className="mt-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
        Checked without a database, in the folder that the archive of all files unpacks to
        <CommandLine
          label="The command that verifies a release"
          command={`npm run -s assay -- release verify release-${number}${signed ? "" : " --unsigned"}`}
        />
      </div>
    </Panel>
  );
}
