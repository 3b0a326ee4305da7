"use client";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { JobProgress } from "@/components/shell/job-progress";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { countOf, formatBytes, formatNumber, formatRatio } from "@/components/ui/format-number";
import { ProgressBar } from "@/components/ui/progress-bar";
import { structureWord } from "@/components/verdict/structure-word";
import { exportDownloadPath, exportManifestPath, exportOptions } from "@/lib/client/exports";
import type { Manifest } from "@/lib/contract/exports";
import { skippedReasons } from "@/lib/domain/skipped-reasons";
import { figureWords } from "@/lib/exporters/figure-words";

interface ExportProgressProps {
  id: string;
  onClose: () => void;
}

/** A running export, then its file and its manifest. */
export function ExportProgress({ id, onClose }: ExportProgressProps) {
  const release = useQuery(exportOptions(id));
  if (release.isPending) return <ProgressBar label="Exporting" done={0} total={0} />;
  if (release.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The export could not be read"
        error={release.error}
        onRetry={() => release.refetch()}
      />
    );
  const { job, manifest, fileName } = release.data;
  if (!manifest)
    return job ? (
      <JobProgress jobId={job.id} label="Exporting" />
    ) : (
      <ProgressBar label="Exporting" done={0} total={0} />
    );

  return (
    <div className="flex flex-col gap-3">
      <ManifestFacts manifest={manifest} fileName={fileName} />
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        <Button asChild>
          <a href={exportManifestPath(id)} download>
            Download the manifest
          </a>
        </Button>
        <Button asChild variant="primary">
          <a href={exportDownloadPath(id)} download>
            <Download aria-hidden />
            Download the file
          </a>
        </Button>
      </DialogFoot>
    </div>
  );
}

function ManifestFacts({ manifest, fileName }: { manifest: Manifest; fileName: string }) {
  return (
    <div role="status">
      <p>
        <strong className="font-semibold">{countOf(manifest.rows, "trajectory", "trajectories")}</strong>
        {manifest.lines === undefined || manifest.lines === manifest.rows
          ? " in "
          : ` as ${countOf(manifest.lines, "line")} in `}
        <span className="font-mono text-mono">{fileName}</span>, {formatBytes(manifest.bytes)}.
      </p>
      {manifest.byStructure && manifest.rows > 0 ? (
        <p className="mt-1 text-ink-2">
          Structure, labels first: {countsOf(manifest.byStructure)}. The filter’s verdicts:{" "}
          {countsOf(manifest.byVerdict)}.
        </p>
      ) : null}
      {manifest.figures && Object.keys(manifest.figures).length > 0 ? (
        <p className="mt-1 text-ink-2">Counted: {figuresOf(manifest.figures)}.</p>
      ) : null}
      {manifest.rows === 0 && manifest.skipped.length === 0 ? (
        <p className="mt-1 text-ink-2">Nothing that matches is approved yet. Approve rows first, then export.</p>
      ) : null}
      {manifest.skipped.length > 0 ? (
        <div className="mt-1 text-ink-2">
          <p>{countOf(manifest.skipped.length, "row")} left out; the manifest names each.</p>
          <ul className="list-disc pl-4">
            {skippedReasons(manifest.skipped).map(([reason, count]) => (
              <li key={reason}>
                {formatNumber(count)} × {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="mt-1 flex min-w-0 items-center gap-1 text-ink-2">
        <span className="shrink-0">SHA-256</span>
        <span className="truncate font-mono text-mono">{manifest.fileSha256}</span>
        <CopyButton label="Copy the SHA-256" text={manifest.fileSha256} />
      </p>
    </div>
  );
}

/** Figures of the manifest in words. */
function figuresOf(figures: Readonly<Record<string, number>>): string {
  return Object.entries(figures)
    .map(
      ([name, figure]) =>
        `${figureWords(name)} ${Number.isInteger(figure) ? formatNumber(figure) : formatRatio(figure)}`,
    )
    .join(", ");
}

/** How many rows of each verdict or label. */
function countsOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${structureWord(name)} ${formatNumber(count)}`)
    .join(", ");
}
