"use client";
import { Archive, Download, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { rejectedDownloadPath } from "@/lib/client/imports";
import { useIsSettingAside } from "@/lib/client/set-aside";
import { useMay } from "@/lib/client/use-me";
import { useRefusal } from "@/lib/client/use-refusal";
import type { RejectedRow } from "@/lib/contract/imports";
import { isBeside } from "@/lib/scorer/beside-formats";
import { CountedRows } from "./counted-rows";
import { PutBackDialog } from "./put-back-dialog";
import { RejectedPages } from "./rejected-pages";
import { type RejectedItem, rejectedParts } from "./rejected-parts";
import { RowAct } from "./row-act";
import { SetAsideDialog } from "./set-aside-dialog";
import { SetAsideRows } from "./set-aside-rows";
import { useRetry } from "./use-retry";

interface RejectedRowsProps {
  item: RejectedItem;
  /** Rows are still being read: a retry has to wait. */
  isBusy: boolean;
}

interface Asked {
  act: "set-aside" | "put-back";
  /** The row that was pointed at; undefined where all are meant. */
  row: RejectedRow | undefined;
}

/** Rows that could not be imported, each with its reason, to download, to try again and to set aside. */
export function RejectedRows({ item, isBusy: isRead }: RejectedRowsProps) {
  const isBusy = useIsSettingAside(item.id) || isRead;
  const retry = useRetry(item.id);
  const mayImport = useMay("import");
  const refusal = useRefusal("read_reward");
  const [asked, setAsked] = useState<Asked>();
  const { waiting, listed, countedWaiting } = rejectedParts(item);
  const Asks = asked?.act === "put-back" ? PutBackDialog : SetAsideDialog;

  return (
    <Panel
      title="Rejected rows"
      subtitle={`Kept byte for byte. ${howToMend(item, waiting)}`}
      actions={
        // Beside them the heading has no width left on a phone.
        <div className="flex basis-full flex-wrap gap-2 empty:hidden narrow:basis-auto">
          {waiting > 0 && refusal === undefined && !item.areRowsClosed ? (
            <Button asChild size="small">
              <a href={rejectedDownloadPath(item.id)} download>
                <Download aria-hidden />
                Download {formatNumber(waiting)}
              </a>
            </Button>
          ) : null}
          {item.open > 0 && mayImport ? (
            <Button size="small" disabled={isBusy} onClick={() => setAsked({ act: "set-aside", row: undefined })}>
              <Archive aria-hidden />
              Set aside {formatNumber(item.open)} …
            </Button>
          ) : null}
          {item.retryable > 0 && mayImport ? (
            <Button size="small" disabled={isBusy || retry.isPending} onClick={() => retry.mutate()}>
              <RotateCcw aria-hidden />
              Retry {formatNumber(item.retryable)}
            </Button>
          ) : null}
        </div>
      }
    >
      {refusal === undefined && listed > 0 ? (
        <RejectedPages
          item={item}
          part="rest"
          label="Rejected rows"
          total={listed}
          actOf={(row) =>
            mayImport && !row.resolved ? (
              <RowAct words="Set aside" row={row} isBusy={isBusy} onAct={() => setAsked({ act: "set-aside", row })} />
            ) : null
          }
        />
      ) : null}
      {refusal === undefined ? null : <p className="text-ink-2">They hold the reward, as raw records do. {refusal}</p>}
      {item.open === 0 && listed === 0 ? <p className="text-ink-2">None of them waits any more.</p> : null}
      <CountedRows rows={countedWaiting} label="Counted rows" />
      {refusal === undefined && item.setAside > 0 ? (
        <SetAsideRows
          item={item}
          isBusy={isBusy}
          onPutBack={mayImport ? (row) => setAsked({ act: "put-back", row }) : undefined}
        />
      ) : null}
      {asked ? <Asks item={item} row={asked.row} onClose={() => setAsked(undefined)} /> : null}
    </Panel>
  );
}

const RETRY = "Retry them after a fix of Assay or of the source; a row that was brought in is marked.";
const MARKED = "A row that was brought in since is marked.";
const CORRECT = "Correct them in their file and import the file again: what is known stays as it is.";
const BESIDE = "Products and problems are in no retry: correct those in their file and import the file again.";

function howToMend({ retryable, files }: RejectedItem, waiting: number): string {
  const formats = files.filter(({ rejected }) => rejected > 0).map(({ format }) => format);
  if (retryable === 0) return waiting > 0 || formats.every(isBeside) ? CORRECT : MARKED;

  return formats.some(isBeside) ? `${RETRY} ${BESIDE}` : RETRY;
}
