"use client";
import { X } from "lucide-react";
import { formatBytes } from "@/components/ui/format-number";
import { IconButton } from "@/components/ui/icon-button";
import { visibleName } from "@/lib/domain/visible-text";
import type { BesideFormat } from "@/lib/scorer/beside-formats";
import { InertText } from "./inert-text";
import { useBesideFiles } from "./use-beside-files";

interface StagedFilesProps {
  files: readonly File[];
  onRemove: (index: number) => void;
}

const USUAL_ENDING = /\.(json|jsonl|ndjson|gz)$/i;

const SAID: Readonly<Record<BesideFormat, string>> = {
  catalogue: "A catalogue: products, no trajectories. Choose the corpus whose shop it is.",
  problems: "Problems with their answer keys, no trajectories. Choose the corpus that has runs of them.",
};

/** Files chosen and not sent yet. The content decides in the end; an unusual name is only pointed out. */
export function StagedFiles({ files, onRemove }: StagedFilesProps) {
  const beside = useBesideFiles(files);

  return (
    <ul aria-label="Files to import" className="divide-y divide-line rounded-control border border-line">
      {files.map((file, index) => (
        <li key={`${file.name}/${file.size}/${file.lastModified}`} className="flex items-center gap-3 py-0.5 pr-1 pl-3">
          <span className="min-w-0 flex-1 truncate font-mono text-mono">
            <InertText text={file.name} />
            {USUAL_ENDING.test(file.name) ? null : (
              <span className="block font-sans text-caption text-ink-2">
                Not named .json, .jsonl, .ndjson or .gz: it may be refused.
              </span>
            )}
            {beside[index] ? (
              <span className="block font-sans text-caption text-ink-2">{SAID[beside[index]]}</span>
            ) : null}
          </span>
          <span className="text-table text-ink-2">{formatBytes(file.size)}</span>
          <IconButton label={`Remove ${visibleName(file.name)}`} onClick={() => onRemove(index)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
