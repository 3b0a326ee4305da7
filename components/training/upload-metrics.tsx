"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { importTrainingOptions } from "@/lib/client/training";
import { useRefusal } from "@/lib/client/use-me";
import type { TrainingImport } from "@/lib/contract/training";

interface UploadMetricsProps {
  corpus: string;
  variant: "primary" | "secondary";
}

/** Takes files of metrics, one after another, and says what came of each. */
export function UploadMetrics({ corpus, variant }: UploadMetricsProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation(importTrainingOptions(useQueryClient(), corpus));
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("import") ?? unchosen;

  async function onFiles(files: readonly File[]) {
    for (const file of files)
      await upload.mutateAsync(file).then(
        (done) => showToast({ message: doneText(done), detail: rejectedText(done), durationMs: 10_000 }),
        (error: Error) =>
          showToast({
            message: `“${file.name}” was not imported`,
            detail: error.message,
            tone: "danger",
            durationMs: 15_000,
          }),
      );
  }

  return (
    <>
      <Button
        variant={variant}
        disabled={upload.isPending || refusal !== undefined}
        title={refusal}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden />
        {upload.isPending ? "Reading…" : "Upload metrics"}
      </Button>
      <span role="status" className="sr-only">
        {upload.isPending ? `Reading ${upload.variables?.name ?? "the file"}` : null}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files of metrics"
        accept=".csv,.jsonl,.ndjson,.gz,.txt,text/csv,application/gzip"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again.
          event.target.value = "";
          void onFiles(files);
        }}
      />
    </>
  );
}

function doneText({ file, points, added, replaced, repeated }: TrainingImport): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, "new point")}`] : []),
    ...(replaced > 0 ? [`${countOf(replaced, "value")} replaced`] : []),
    ...(repeated > 0 ? [`${countOf(repeated, "point")} there already`] : []),
  ];

  return points === 0 ? `Nothing of “${file}” could be read` : `“${file}”: ${parts.join(", ")}`;
}

function rejectedText({ rejected, reasons, fault }: TrainingImport): string | undefined {
  const [first] = reasons;
  const more = reasons.length > 1 ? ` The first of ${reasons.length} reasons; Files below has them all.` : "";
  const lines = first ? `${countOf(rejected, "value")} could not be read. ${first.reason}${more}` : undefined;

  return [fault, lines].filter(Boolean).join(" ") || undefined;
}
