"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { countOf } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { importTrainingOptions } from "@/lib/client/training";
import { useRefusal } from "@/lib/client/use-refusal";
import type { TrainingImport } from "@/lib/contract/training";
import { visibleName } from "@/lib/domain/visible-text";

interface UploadMetricsProps {
  corpus: string;
  variant: "primary" | "secondary";
}

/** Takes files of metrics, one after another, and says what came of each. */
export function UploadMetrics({ corpus, variant }: UploadMetricsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [run, setRun] = useState("");
  const upload = useMutation(importTrainingOptions(useQueryClient(), corpus));
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("import") ?? unchosen;

  async function onFiles(files: readonly File[]) {
    const named = run.trim() || undefined;
    for (const file of files)
      await upload.mutateAsync({ file, run: named }).then(
        (done) => {
          showToast({ message: doneText(done), detail: rejectedText(done), durationMs: 10_000 });
          // The next file would go into this run without a word. What was typed meanwhile is of that one.
          if (file === files.at(-1)) setRun((now) => (now.trim() === named ? "" : now));
        },
        (error: Error) =>
          showToast({
            message: `“${visibleName(file.name)}” was not imported`,
            detail: error.message,
            tone: "danger",
            durationMs: 15_000,
          }),
      );
  }

  return (
    <div className="flex w-64 flex-col gap-2">
      <Field label="Run" hint="Optional. Without a name here and without a column “run”, the file’s name is the run’s.">
        {(ids) => (
          <Input
            {...ids}
            value={run}
            maxLength={200}
            disabled={refusal !== undefined}
            autoComplete="off"
            onChange={(event) => setRun(event.target.value)}
          />
        )}
      </Field>
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
        {upload.isPending ? `Reading ${upload.variables?.file.name ?? "the file"}` : null}
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
    </div>
  );
}

function doneText({ file, points, added, replaced, replacedRuns, repeated }: TrainingImport): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, "new point")}`] : []),
    ...(replaced > 0 ? [`${countOf(replaced, "value")} replaced${ofRuns(replacedRuns)}`] : []),
    ...(repeated > 0 ? [`${countOf(repeated, "point")} there already`] : []),
  ];

  return points === 0 ? `Nothing of “${file}” could be read` : `“${file}”: ${parts.join(", ")}`;
}

function ofRuns(runs: readonly string[]): string {
  const [first, ...others] = runs;
  if (first === undefined) return "";

  return ` of run “${first}”${others.length > 0 ? ` and ${others.length} more` : ""}`;
}

function rejectedText({ rejected, reasons, fault }: TrainingImport): string | undefined {
  const [first] = reasons;
  const more = reasons.length > 1 ? ` The first of ${reasons.length} reasons; Files below has them all.` : "";
  const lines = first ? `${countOf(rejected, "value")} could not be read. ${first.reason}${more}` : undefined;

  return [fault, lines].filter(Boolean).join(" ") || undefined;
}
