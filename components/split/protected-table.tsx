"use client";
import { parseAsString, useQueryState } from "nuqs";
import { ReportTable } from "@/components/judge-report/report-table";
import { TextAction } from "@/components/trajectory/text-action";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { TimeText } from "@/components/ui/time-text";
import { useMay } from "@/lib/client/use-me";
import type { ProtectedSet } from "@/lib/contract/splits";
import { useRemoveProtected } from "./use-remove-protected";

// A dialog follows an act of the person, so its code may come after the page's.
const OverlapDialog = latePart(() => import("./overlap-dialog").then((module) => module.OverlapDialog));

/** Protected sets with what of them is in the corpus; which one is looked into stands in the address. */
export function ProtectedTable({ corpus, sets }: { corpus: string; sets: readonly ProtectedSet[] }) {
  const [shown, setShown] = useQueryState("protected", parseAsString.withOptions({ history: "push" }));
  const mayChange = useMay("change_splits");
  const { onRemove, isPending } = useRemoveProtected();
  const open = sets.find(({ id }) => id === shown);
  if (sets.length === 0)
    return (
      <p className="text-ink-2">
        None yet: nothing keeps an evaluation suite out of what is shipped. {mayChange ? "Drop its file here." : null}
      </p>
    );

  return (
    <>
      <ReportTable
        caption="Protected sets"
        isStacked
        columns={[
          { name: "Name" },
          { name: "Problems", isNumber: true },
          { name: "In this corpus" },
          { name: "Not read" },
          { name: "File" },
          { name: "Added" },
          ...(mayChange ? [{ name: "Actions", shown: <span className="sr-only">Actions</span> }] : []),
        ]}
        rows={sets.map((set) => ({
          key: set.id,
          head: (
            <span className="flex max-w-80 min-w-44 flex-col whitespace-normal">
              <span className="font-medium wrap-anywhere">
                <PlainText text={set.name} />
              </span>
              {set.note ? (
                <span className="text-caption text-ink-3 wrap-anywhere">
                  <PlainText text={set.note} />
                </span>
              ) : null}
            </span>
          ),
          cells: [
            <span key="problems" className="font-mono text-mono">
              {formatNumber(set.problems)}
            </span>,
            <Overlap key="overlap" set={set} onOpen={() => void setShown(set.id)} />,
            <Unread key="unread" set={set} onOpen={() => void setShown(set.id)} />,
            <span key="file" className="block max-w-60 truncate font-mono text-mono text-ink-2" title={set.fileName}>
              <PlainText text={set.fileName} />
            </span>,
            <span key="added" className="whitespace-nowrap text-ink-2">
              <PlainText text={set.addedBy} />, <TimeText iso={set.createdAt} />
            </span>,
            ...(mayChange
              ? [
                  <Button
                    key="remove"
                    size="small"
                    aria-label={`Remove ${set.name}`}
                    disabled={isPending}
                    onClick={() => onRemove(set)}
                  >
                    Remove
                  </Button>,
                ]
              : []),
          ],
        }))}
      />
      {open ? <OverlapDialog corpus={corpus} set={open} onClose={() => void setShown(null)} /> : null}
    </>
  );
}

function Overlap({ set: { name, overlap }, onOpen }: { set: ProtectedSet; onOpen: () => void }) {
  if (overlap === 0)
    return (
      <Chip tone="quiet" mark="✓">
        none
      </Chip>
    );

  return (
    <span className="flex items-center gap-2">
      <Chip tone="danger" mark="✕">
        {countOf(overlap, "problem")}
      </Chip>
      <TextAction aria-label={`Show what of ${name} is in this corpus`} onClick={onOpen}>
        Show
      </TextAction>
    </span>
  );
}

function Unread({ set: { name, unread }, onOpen }: { set: ProtectedSet; onOpen: () => void }) {
  if (unread === 0) return <span className="text-ink-3">none</span>;

  return (
    <span className="whitespace-nowrap">
      <TextAction
        aria-label={`Show why ${countOf(unread, "record")} of ${name} ${unread === 1 ? "was" : "were"} not read`}
        onClick={onOpen}
      >
        {countOf(unread, "record")}
      </TextAction>
    </span>
  );
}
