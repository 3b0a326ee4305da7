"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { exportPreviewOptions, startExportOptions } from "@/lib/client/exports";
import type { MatchQuery } from "@/lib/client/trajectories";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { PRESET_DESCRIPTIONS, PRESETS, type Preset } from "@/lib/exporters/descriptions";
import { readSettings } from "@/lib/exporters/options/read-settings";
import { CommandLine } from "./command-line";
import { EarlierExports } from "./earlier-exports";
import { exportCommand } from "./export-command";
import { ExportPreview } from "./export-preview";
import { PresetOptions } from "./preset-options";

const CHOICES = PRESETS.map((value) => ({ value, label: PRESET_DESCRIPTIONS[value].title }));
const NOTHING_CHOSEN: Readonly<Record<string, string>> = {};

interface ExportFormProps {
  query: MatchQuery;
  corpusName: string;
  onStarted: (exportId: string) => void;
  onClose: () => void;
}

/** What to export and how, with the command that does the same. */
export function ExportForm({ query, corpusName, onStarted, onClose }: ExportFormProps) {
  const [preset, setPreset] = useState<Preset>("chat");
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [isGzip, setGzip] = useState(true);
  const start = useHeardMutation(startExportOptions(useQueryClient()));
  const { purpose, takes, options } = PRESET_DESCRIPTIONS[preset];
  const read = readSettings({ options }, chosen);
  const isWrong = read.status === "wrong";

  const asked = { ...query, preset, gzip: isGzip, options: chosen };
  // The same question as the preview below asks: one request answers both.
  const preview = useQuery({ ...exportPreviewOptions(asked), enabled: !isWrong });
  const isRefused = isWrong || preview.data?.taken === 0;

  function onPreset(next: Preset) {
    setPreset(next);
    setChosen(NOTHING_CHOSEN);
  }

  function onStart() {
    start.mutate(asked, {
      onSuccess: (started) => onStarted(started.exportId),
      onError: (error) => reportFailure("The export did not start", error),
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <Field
        label="Preset"
        hint={
          <>
            {purpose} <strong className="font-medium text-ink-2">{takes}</strong>
          </>
        }
      >
        {() => <Select label="Preset" value={preset} options={CHOICES} onValueChange={onPreset} />}
      </Field>
      <PresetOptions
        options={options}
        chosen={chosen}
        wrong={isWrong ? read : undefined}
        onChoose={(name, value) => setChosen({ ...chosen, [name]: value })}
      />
      <div className="flex items-center gap-2">
        <Checkbox id="export-gzip" checked={isGzip} onCheckedChange={setGzip} />
        <label htmlFor="export-gzip">Compress with gzip</label>
      </div>
      {isWrong ? null : <ExportPreview asked={asked} />}
      <p className="text-ink-2">
        The same input gives the same bytes. A manifest comes with the file: counts, options, filter version, label
        snapshot, SHA-256, and each row left out with its reason.
      </p>
      {/* The command refuses what is wrong, as the form does. */}
      {isWrong ? null : (
        <CommandLine
          isWhole
          label="The same on the command line"
          command={exportCommand({ corpusName, filter: query.filter, preset, chosen, isGzip })}
        />
      )}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={start.isPending || isRefused} onClick={onStart}>
          Start the export
        </Button>
      </DialogFoot>
      {/* Last: it comes late, and what comes late moves no button away from under a press. */}
      <EarlierExports corpus={query.corpus} />
    </div>
  );
}
