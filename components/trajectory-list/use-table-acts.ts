import { useEffect, useState } from "react";
import { subscribeBulkStarts } from "@/lib/client/bulk-starts";
import { type Pressed, type TableActs, withBulk } from "./table-acts";

interface HeldActs<Rows extends Pressed> {
  /** Another list with each change. */
  readonly of: (corpus: string) => TableActs<Rows>;
  readonly change: (corpus: string, by: (acts: TableActs<Rows>) => TableActs<Rows>) => void;
}

/** What is done in the table while it stays open, also in other corpora and in the dialogs of bulk approvals. */
export function useTableActs<Rows extends Pressed>(): HeldActs<Rows> {
  const [held] = useState(holdActs<Rows>);
  useEffect(() => subscribeBulkStarts((start) => held.change(start.corpus, (acts) => withBulk(acts, start))), [held]);

  return held;
}

function holdActs<Rows extends Pressed>(): HeldActs<Rows> {
  const none: TableActs<Rows> = [];
  const acts = new Map<string, TableActs<Rows>>();
  const of = (corpus: string) => acts.get(corpus) ?? none;

  return { of, change: (corpus, by) => void acts.set(corpus, by(of(corpus))) };
}
