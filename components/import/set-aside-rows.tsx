"use client";
import { ChevronRight, Download, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { rejectedDownloadPath } from "@/lib/client/imports";
import type { RejectedRow } from "@/lib/contract/imports";
import { CountedRows } from "./counted-rows";
import { RejectedPages } from "./rejected-pages";
import { type RejectedItem, rejectedParts } from "./rejected-parts";
import { RowAct } from "./row-act";

interface SetAsideRowsProps {
  item: RejectedItem;
  isBusy: boolean;
  /** Puts one row back, or, without it, all; undefined for who may not. */
  onPutBack: ((row?: RejectedRow) => void) | undefined;
}

/** Rejected rows that wait for nobody, behind a button: they are still here, and can be put back. */
export function SetAsideRows({ item, isBusy, onPutBack }: SetAsideRowsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { aside, countedAside } = rejectedParts(item);

  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ChevronRight aria-hidden className={isOpen ? "rotate-90" : undefined} />
          Set aside ({formatNumber(item.setAside)})
        </Button>
        {isOpen && aside > 0 && !item.areRowsClosed ? (
          <Button asChild size="small">
            <a href={rejectedDownloadPath(item.id, "set-aside")} download>
              <Download aria-hidden />
              Download {formatNumber(aside)}
            </a>
          </Button>
        ) : null}
        {isOpen && onPutBack ? (
          <Button size="small" disabled={isBusy} onClick={() => onPutBack()}>
            <Undo2 aria-hidden />
            Put back {formatNumber(item.setAside)} …
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <>
            <p className="my-2 text-ink-2">They wait for nobody. A retry leaves them out until they are put back.</p>
            {aside > 0 ? (
              <RejectedPages
                item={item}
                part="set-aside"
                label="Rows that are set aside"
                total={aside}
                actOf={(row) =>
                  onPutBack ? <RowAct words="Put back" row={row} isBusy={isBusy} onAct={() => onPutBack(row)} /> : null
                }
              />
            ) : null}
            <CountedRows rows={countedAside} label="Counted rows that are set aside" />
          </>
        ) : null}
      </div>
    </div>
  );
}
