"use client";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { referencesOptions } from "@/lib/client/references";
import { useRefusal } from "@/lib/client/use-refusal";
import type { ReferenceValue } from "@/lib/contract/references";
import { ReferenceRow } from "./reference-row";
import { useReferenceActs } from "./use-reference-acts";

// A dialog follows an act of the person, so its code may come after the page's.
const ReferenceDialog = latePart(() => import("./reference-dialog").then((module) => module.ReferenceDialog));

interface ReferencesPanelProps {
  corpus: string;
  /** Ids of those that are drawn. */
  shown: readonly string[];
  /** Those that a chart can draw. */
  drawable: readonly string[];
  onShow: (ids: readonly string[]) => void;
}

type Edited = { readonly kind: "new" } | { readonly kind: "change"; readonly value: ReferenceValue } | undefined;

/** Every figure from elsewhere with where it comes from: to show, to hide, and own ones to add and to change. */
export function ReferencesPanel({ corpus, shown, drawable, onShow }: ReferencesPanelProps) {
  const [edited, setEdited] = useState<Edited>();
  const references = useQuery(referencesOptions(corpus));
  const acts = useReferenceActs();
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("change_references");

  return (
    <Panel
      title="Values from elsewhere"
      subtitle="Published and own ones. They have no problems here, so nothing is paired with them, and they are no series of yours."
      actions={
        <Button
          disabled={(refusal ?? unchosen) !== undefined}
          title={refusal ?? unchosen}
          onClick={() => setEdited({ kind: "new" })}
        >
          <Plus aria-hidden />
          Add a reference value
        </Button>
      }
    >
      {references.isPending ? <Skeleton height={120} /> : null}
      {references.isLoadingError ? (
        <RequestError
          place="panel"
          title="The values from elsewhere could not be read"
          error={references.error}
          onRetry={() => void references.refetch()}
        />
      ) : null}
      {references.data ? (
        <ReferenceTable>
          {references.data.items.map((value) => (
            <ReferenceRow
              key={value.id}
              value={value}
              state={stateOf(value.id)}
              onToggle={(isOn) => onShow(isOn ? [...shown, value.id] : shown.filter((id) => id !== value.id))}
              actions={
                value.origin === "own" && refusal === undefined
                  ? { onChange: () => setEdited({ kind: "change", value }), onRemove: () => acts.onRemove(value) }
                  : undefined
              }
            />
          ))}
        </ReferenceTable>
      ) : null}
      {edited ? (
        <ReferenceDialog
          corpus={corpus}
          {...(edited.kind === "change" ? { before: edited.value } : {})}
          onClose={() => setEdited(undefined)}
          onSaved={(saved, before) => {
            acts.onSaved(saved, before);
            onShow([...shown.filter((id) => id !== saved.id), saved.id]);
          }}
        />
      ) : null}
    </Panel>
  );

  function stateOf(id: string) {
    if (!drawable.includes(id)) return "listed";

    return shown.includes(id) ? "shown" : "hidden";
  }
}

function ReferenceTable({ children }: { children: ReactNode }) {
  return (
    <div className="scroll-edges -mx-4 px-4">
      <table className="w-full min-w-210 text-table">
        <caption className="sr-only">Values from elsewhere</caption>
        <thead className="text-left text-caption text-ink-3">
          <tr className="border-b border-line">
            {["Drawn", "Of", "Figure", "Value", "95 %", "Measured on", "Source and caveat"].map((name) => (
              <th key={name} scope="col" className="py-1 pr-4 font-medium last:pr-0">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}
