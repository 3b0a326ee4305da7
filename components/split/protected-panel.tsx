"use client";
import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { DropOverlay } from "@/components/import/drop-overlay";
import { useFileDrop } from "@/components/import/use-file-drop";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { protectedSetsOptions } from "@/lib/client/protected-sets";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Corpus } from "@/lib/contract/corpora";
import { PartError } from "./part-error";
import { ProtectedTable } from "./protected-table";

// A dialog follows an act of the person, so its code may come after the page's.
const AddProtectedDialog = latePart(() => import("./add-protected-dialog").then((module) => module.AddProtectedDialog));

/** Evaluation suites that nothing that is shipped may hold: to drop in, to look into, to take away. */
export function ProtectedPanel({ corpus }: { corpus: Corpus }) {
  const sets = useQuery(protectedSetsOptions(corpus.id));
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("change_splits") ?? unchosen;
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const onFiles = (files: readonly File[]) => refusal === undefined && setWaiting((old) => [...old, ...files]);
  const isOver = useFileDrop(onFiles);
  const [next] = waiting;

  return (
    <Panel
      title="Protected sets"
      subtitle="Problems that evaluate a model and that no release may hold: by their words, by 8 to 13 words in a row, or by a product. Every audit asks about all of them."
      actions={
        refusal === undefined ? (
          <>
            <Button onClick={() => input.current?.click()}>
              <Upload aria-hidden />
              Add a protected set
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label="Files of protected problems"
              accept=".jsonl,.ndjson,.json,.gz,.txt,application/json,application/gzip"
              onChange={({ target }) => {
                onFiles([...(target.files ?? [])]);
                // The same file can be chosen again.
                target.value = "";
              }}
            />
          </>
        ) : undefined
      }
    >
      {refusal === undefined ? null : <p className="mb-2 text-ink-2">{refusal}</p>}
      {sets.isPending ? <Skeleton height={60} /> : null}
      {sets.isLoadingError ? (
        <PartError
          corpus={corpus.id}
          title="The protected sets could not be read"
          error={sets.error}
          onRetry={() => void sets.refetch()}
        />
      ) : null}
      {sets.data ? <ProtectedTable corpus={corpus.id} sets={sets.data.items} /> : null}
      {refusal === undefined && isOver ? <DropOverlay>Drop the files to protect their problems</DropOverlay> : null}
      {next ? (
        <AddProtectedDialog
          key={waiting.length}
          corpus={corpus.id}
          file={next}
          taken={sets.data?.items.map(({ name }) => name) ?? []}
          onClose={() => setWaiting(waiting.slice(1))}
        />
      ) : null}
    </Panel>
  );
}
