import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { standingOf } from "@/components/bulk-approval/standing-bulk";
import { showToast } from "@/components/ui/toast";
import { type RowsWritten, undoRowsOptions, writeApprovalsOptions } from "@/lib/client/approvals";
import { isFault } from "@/lib/client/retry-faults";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { type NamedRow, type RowsAct, writtenWords } from "./rows-written-words";
import { nextUndo, withAct, withoutAct, withoutGone } from "./table-acts";
import type { UndoneLast } from "./undo-words";
import { useTableActs } from "./use-table-acts";

type Approvable = NamedRow & Pick<TrajectoryRow, "id" | "version" | "approved">;

/** One press of the key or the button. */
interface Act {
  readonly key: symbol;
  readonly corpus: string;
  /** The notice of another try of the same rows takes the place of this one's, and so does that of its undo. */
  readonly about: string;
  readonly rows: readonly Approvable[];
  readonly approved: boolean;
}
type DoneAct = Act & Pick<RowsWritten, "saved">;

/** Long enough to press Undo, and to read why a row was left out. */
const SHOWN_MS = 10_000;
/** Whoever pressed the key has gone on by then: nothing is undone so long after it. */
const ANSWERED_WITHIN_MS = 5_000;

interface ApproveRows {
  isPending: boolean;
  /** Approves the rows; where all of them are approved, takes that back. */
  approve: (rows: readonly Approvable[]) => void;
  /** Undoes the latest act of this table in this corpus that is not undone. */
  undoLast: () => Promise<UndoneLast>;
}

/** Approves single rows or takes their approvals back, and offers the way back from either. */
export function useApproveRows(corpus: string): ApproveRows {
  const client = useQueryClient();
  /** What is being written, or whose list is not read again yet: it still shows the rows as they were. */
  const writing = useRef(new Set<Act>());
  const acts = useTableActs<DoneAct>();
  /** Corpora of which the server is asked what came of their bulk jobs. */
  const asking = useRef(new Set<string>());
  // What is said belongs to the write and not to the screen, which may have gone; and it does not wait for the lists.
  const undoing = useMutation({
    ...undoRowsOptions<DoneAct>(client),
    onSuccess: (written, act) => {
      // What met no answer can be tried again.
      const undone = new Set(written.saved.map(({ id }) => id));
      const left = act.saved.filter(({ id }) => !undone.has(id));
      settle(act, written.refused.some(isFault) ? left : []);
      tell(act.approved ? "undo-approve" : "undo-take-back", act, written);
    },
  });
  const approval = useMutation({
    ...writeApprovalsOptions<Act>(client),
    onSuccess: (written, act) => {
      const done = settle(act, written.saved);
      tell(act.approved ? "approve" : "take-back", act, written, done && (() => undo(done)));
    },
  });

  /** An act is answered: what of it can be undone takes its place. */
  function settle(act: Act, saved: DoneAct["saved"]): DoneAct | undefined {
    const { corpus: of, key } = act;
    const done = saved.length === 0 ? undefined : doneOf(act, saved);
    acts.change(of, (all) => (done ? withAct(all, { kind: "rows", key, rows: done }) : withoutAct(all, key)));

    return done;
  }

  function start<Started extends Act>(act: Started, write: (act: Started) => Promise<unknown>) {
    const { corpus: of, key } = act;
    writing.current.add(act);
    acts.change(of, (all) => withAct(all, { kind: "saving", key }));
    void write(act)
      .catch(() => acts.change(of, (all) => withoutAct(all, key)))
      .finally(() => writing.current.delete(act));
  }

  function undo(act: DoneAct) {
    if (!acts.of(act.corpus).some(({ key }) => key === act.key)) return;
    acts.change(act.corpus, (all) => withoutAct(all, act.key));
    start({ ...act, key: Symbol("undo") }, undoing.mutateAsync);
  }

  function approve(rows: readonly Approvable[]) {
    const approved = rows.some((row) => !row.approved);
    const held = new Set([...writing.current].flatMap((act) => act.rows.map(({ id }) => id)));
    const open = rows.filter((row) => row.approved !== approved && !held.has(row.id));
    if (open.length === 0) return;
    const key = Symbol("approval");
    start({ key, corpus, about: aboutOf(rows), rows: open, approved }, approval.mutateAsync);
  }

  async function undoLast(): Promise<UndoneLast> {
    if (asking.current.has(corpus)) return "asking";
    const before = acts.of(corpus);
    const next = nextUndo(before, () => "to be asked" as const);
    if (next !== "to be asked") return undoNext(next);

    // It may have changed nothing, or be undone by now, here or by somebody else.
    asking.current.add(corpus);
    const standing = await standingOf(corpus, ANSWERED_WITHIN_MS);
    asking.current.delete(corpus);
    if (standing === undefined) return "unknown";
    const since = acts.of(corpus);
    if (since !== before) return since.some(({ kind }) => kind === "saving") ? "saving" : "overtaken";
    acts.change(corpus, (all) => withoutGone(all, standing));

    return undoNext(nextUndo(before, standing));
  }

  function undoNext<WhyNot extends UndoneLast>(next: DoneAct | WhyNot): WhyNot | "undoing" {
    if (typeof next === "string") return next;
    undo(next);

    return "undoing";
  }

  return {
    isPending: approval.isPending,
    approve,
    undoLast,
  };
}

/** Of rows that were written, those that can be undone. */
function doneOf(act: Act, saved: DoneAct["saved"]): DoneAct {
  const ids = new Set(saved.map(({ id }) => id));

  return { ...act, rows: act.rows.filter(({ id }) => ids.has(id)), saved };
}

/** Says what became of it, by name where it is about one row. */
function tell(what: RowsAct, { about, rows }: Act, written: RowsWritten, onUndo?: () => void): void {
  const told = rows.length === 1 ? rows : rows.filter(({ id }) => written.saved.some((saved) => saved.id === id));
  showToast({
    about,
    ...writtenWords(what, written, told.length === 1 ? told[0] : undefined),
    tone: written.refused.length > 0 ? "danger" : "plain",
    ...(onUndo ? { action: { label: "Undo", onAct: onUndo } } : {}),
    durationMs: SHOWN_MS,
  });
}

function aboutOf(rows: readonly Approvable[]): string {
  return `approval of ${rows
    .map(({ id }) => id)
    .sort()
    .join(" ")}`;
}
