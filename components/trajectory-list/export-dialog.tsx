"use client";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { MatchQuery } from "@/lib/client/trajectories";
import { ExportForm } from "./export-form";
import { ExportProgress } from "./export-progress";

interface ExportDialogProps {
  query: MatchQuery;
  corpusName: string;
  onClose: () => void;
}

/** Export of the matches in the shape of a training stage, with its manifest. */
export function ExportDialog({ query, corpusName, onClose }: ExportDialogProps) {
  const [exportId, setExportId] = useState<string | undefined>(undefined);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Export for training"
      description={
        query.filter ? (
          <>
            What the preset takes among <code className="font-mono text-mono">{query.filter}</code>
          </>
        ) : (
          "What the preset takes of the whole corpus"
        )
      }
    >
      {exportId ? (
        <ExportProgress id={exportId} onClose={onClose} />
      ) : (
        <ExportForm query={query} corpusName={corpusName} onStarted={setExportId} onClose={onClose} />
      )}
    </Dialog>
  );
}
