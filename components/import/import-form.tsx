"use client";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { countOf, formatBytes } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { UploadPlan } from "@/lib/client/uploads";
import type { Corpus } from "@/lib/contract/corpora";
import type { ImportFormat } from "@/lib/contract/upload";
import { visibleName } from "@/lib/domain/visible-text";
import { ChooseFiles } from "./choose-files";
import { CommandLine } from "./command-line";
import { FORMAT_OPTIONS, formatText } from "./format-options";
import { StagedFiles } from "./staged-files";
import type { TargetCorpus } from "./use-target-corpus";

interface ImportFormProps {
  files: readonly File[];
  corpora: readonly Corpus[];
  target: TargetCorpus;
  runName: string;
  onRunName: (name: string) => void;
  onAdd: (files: readonly File[]) => void;
  onRemove: (index: number) => void;
  onImport: (plan: UploadPlan) => void;
}

/** Files, where they go, and how to read them. */
export function ImportForm(props: ImportFormProps) {
  const { files, corpora, target, runName, onRunName, onAdd, onRemove, onImport } = props;
  const [format, setFormat] = useState<ImportFormat>("auto");
  const listId = useId();
  const isReady = files.length > 0 && target.name !== "";

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onImport({ files, corpus: target.name, runName: runName.trim(), format });
      }}
    >
      <DropArea files={files} onAdd={onAdd} />
      {files.length > 0 ? <StagedFiles files={files} onRemove={onRemove} /> : null}
      <div className="grid gap-4 narrow:grid-cols-3">
        <Field label="Corpus" hint={corpusHint(target)}>
          {(ids) => (
            <span className="relative block">
              <Input
                {...ids}
                value={target.text}
                list={listId}
                maxLength={120}
                autoComplete="off"
                placeholder="Choose one or name a new one"
                // What is typed takes the place of a name that nobody chose.
                onFocus={({ currentTarget }) => target.isProposed && currentTarget.select()}
                onChange={(event) => target.onText(event.target.value)}
              />
              <ChevronDown aria-hidden className="pointer-events-none absolute top-2 right-2.5 size-3.5 text-ink-2" />
              <datalist id={listId}>
                {corpora.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
            </span>
          )}
        </Field>
        <Field
          label="Run name"
          hint="Optional. For rows that do not name their run; without it they take the file’s name."
        >
          {(ids) => (
            <Input
              {...ids}
              value={runName}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onRunName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Format" hint={formatText(format).about}>
          {() => <Select label="Format" value={format} options={FORMAT_OPTIONS} onValueChange={setFormat} />}
        </Field>
      </div>
      {files.length > 0 ? (
        <div tabIndex={-1} className="flex flex-wrap items-center gap-3 outline-none">
          <Button type="submit" variant="primary" size="large" disabled={!isReady}>
            Import {countOf(files.length, "file")}
          </Button>
          <span className="text-ink-2">{formatBytes(files.reduce((sum, file) => sum + file.size, 0))}</span>
          <OtherCorpus target={target} />
          {target.name === "" ? <span className="text-danger">Name the corpus first.</span> : null}
        </div>
      ) : null}
      <CommandLine
        command={{ files: files.map(({ name }) => name), corpus: target.text, runName, format }}
        about="The same on the command line, with progress and an exit code:"
      />
    </form>
  );
}

function DropArea({ files, onAdd }: Pick<ImportFormProps, "files" | "onAdd">) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge bg-raised px-4 py-5">
      <ChooseFiles
        label={files.length === 0 ? "Choose files" : "Add files"}
        variant={files.length === 0 ? "primary" : "secondary"}
        onFiles={onAdd}
      />
      <span className="text-ink-2">or drop them anywhere on this page. Several at once are one import.</span>
    </div>
  );
}

/** Beside the button that sends: that a file's name makes a corpus of its own is easily overlooked. */
function OtherCorpus({ target: { offered, onText } }: Pick<ImportFormProps, "target">) {
  if (!offered) return null;

  return (
    <Button
      onClick={({ currentTarget }) => {
        // It is gone then. The keyboard stays before the button that sends, where a long Enter sends nothing.
        currentTarget.parentElement?.focus();
        onText(offered.name);
      }}
    >
      <span className="max-w-80 truncate">Add to “{visibleName(offered.name)}” instead</span>
    </Button>
  );
}

function corpusHint({ known, isNew }: TargetCorpus): string {
  if (known?.kind === "sample") return "This is the simulated sample; real rows are better kept apart.";
  // While its first rows come in their number is that of before.
  if (known?.trajectories === 0) return "Adds to the corpus of this name.";
  if (known) return `Adds to the ${countOf(known.trajectories, "trajectory", "trajectories")} there.`;

  return isNew ? "Makes a new corpus." : "An existing corpus or a new name.";
}
