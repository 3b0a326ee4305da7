"use client";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { undoTrainingOptions } from "@/lib/client/training";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMay } from "@/lib/client/use-me";
import type { TrainingImport } from "@/lib/contract/training";

/** Takes a file back as a whole; absent where that cannot be done, or not by this person. */
export function UndoFile({ file: { id, file, canUndo } }: { file: TrainingImport }) {
  const undo = useHeardMutation(undoTrainingOptions(useQueryClient()));
  const may = useMay("import");
  if (!may || !canUndo) return null;

  return (
    <Button
      size="small"
      aria-label={`Undo ${file}`}
      disabled={undo.isPending}
      onClick={() =>
        undo.mutate(id, {
          onSuccess: () => showToast({ message: `${file} is taken back. Upload it again to have it back.` }),
          onError: (error) => showToast({ message: "It was not taken back", detail: error.message, tone: "danger" }),
        })
      }
    >
      Undo
    </Button>
  );
}
