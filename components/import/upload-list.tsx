"use client";
import { Button } from "@/components/ui/button";
import { countOf, formatBytes, formatNumber } from "@/components/ui/format-number";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Upload, UploadPlan } from "@/lib/client/uploads";
import { InertText } from "./inert-text";
import { ProgressAnnouncer } from "./progress-announcer";
import { RefusalText } from "./refusal-text";

interface UploadListProps {
  uploads: readonly Upload[];
  onRemove: (id: number) => void;
  onRetry: (id: number, plan: UploadPlan) => void;
}

/** Files on their way to the server. */
export function UploadList({ uploads, onRemove, onRetry }: UploadListProps) {
  return (
    <ul aria-label="Uploads" className="flex flex-col gap-3">
      {uploads.map((upload) => (
        <li key={upload.id} className="rounded-panel border border-line bg-surface px-4 py-3">
          {upload.status === "sending" ? (
            <Sending upload={upload} onRemove={onRemove} />
          ) : (
            <Broken upload={upload} onRemove={onRemove} onRetry={onRetry} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Sending({ upload, onRemove }: { upload: Upload; onRemove: UploadListProps["onRemove"] }) {
  const { plan, current, sentBytes, totalBytes } = upload;
  const file = plan.files[current];
  const place = plan.files.length > 1 ? ` (${formatNumber(current + 1)} of ${formatNumber(plan.files.length)})` : "";

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 truncate">
          Sending <InertText text={file?.name ?? ""} />
          {place}
        </span>
        <span className="text-table text-ink-2">
          {formatBytes(sentBytes)} of {formatBytes(totalBytes)}
        </span>
        <Button size="small" onClick={() => onRemove(upload.id)}>
          Cancel
        </Button>
      </div>
      <ProgressBar label="Upload" done={sentBytes} total={totalBytes} />
      <p className="text-caption text-ink-2">
        Keep this page open until the files are through. After that the import goes on by itself.
      </p>
      <ProgressAnnouncer label="Upload" share={totalBytes > 0 ? sentBytes / totalBytes : undefined} />
    </div>
  );
}

function Broken({ upload, onRemove, onRetry }: { upload: Upload } & Omit<UploadListProps, "uploads">) {
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p className="font-medium text-danger">{countOf(upload.plan.files.length, "file")} could not be imported</p>
      <RefusalText text={upload.error?.message ?? ""} />
      <div className="flex gap-2">
        <Button size="small" onClick={() => onRetry(upload.id, upload.plan)}>
          Send again
        </Button>
        <Button size="small" variant="ghost" onClick={() => onRemove(upload.id)}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
