"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { startExportOptions } from "@/lib/client/exports";
import type { MatchQuery } from "@/lib/client/trajectories";
import { CommandLine } from "./command-line";
import { EarlierExports } from "./earlier-exports";
import { exportCommand } from "./export-command";
import { ExportProgress } from "./export-progress";

const PRESETS = [{ value: "chat", label: "Chat JSONL", hint: "messages, tools, metadata" }] as const;

interface ExportDialogProps {
  query: MatchQuery;
  corpusName: string;
  onClose: () => void;
}

/** Export of the approved trajectories among the matches, with its manifest. */
export function ExportDialog({ query, corpusName, onClose }: ExportDialogProps) {
  const [preset, setPreset] = useState<(typeof PRESETS)[number]["value"]>("chat");
  const [isGzip, setGzip] = useState(true);
  const [exportId, setExportId] = useState<string | undefined>(undefined);
  const start = useMutation(startExportOptions(useQueryClient()));

  function onStart() {
    start.mutate(
      { ...query, preset, gzip: isGzip },
      {
        onSuccess: (started) => setExportId(started.exportId),
        onError: (error) => reportFailure("The export did not start", error),
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Export approved"
      description={
        query.filter ? (
          <>
            Approved trajectories among <code className="font-mono text-mono">{query.filter}</code>
          </>
        ) : (
          "Every approved trajectory of the corpus"
        )
      }
    >
      {exportId ? (
        <ExportProgress id={exportId} onClose={onClose} />
      ) : (
        <div className="flex flex-col gap-4">
          <Field label="Preset" hint="One line a trajectory, for supervised fine-tuning.">
            {() => <Select label="Preset" value={preset} options={PRESETS} onValueChange={setPreset} />}
          </Field>
          <div className="flex items-center gap-2">
            <Checkbox id="export-gzip" checked={isGzip} onCheckedChange={setGzip} />
            <label htmlFor="export-gzip">Compress with gzip</label>
          </div>
          <p className="text-ink-2">
            The same input gives the same bytes. A manifest comes with the file: counts, filter version, label snapshot,
            SHA-256, and each row left out with its reason.
          </p>
          <CommandLine
            label="The same on the command line"
            command={exportCommand({ corpusName, filter: query.filter, isGzip })}
          />
          <EarlierExports corpus={query.corpus} />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" disabled={start.isPending} onClick={onStart}>
              Export approved
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
