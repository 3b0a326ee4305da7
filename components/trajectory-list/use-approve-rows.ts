import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { standingOf } from "@/components/bulk-approval/standing-bulk";
import { showToast } from "@/components/ui/toast";
import { type RowsWritten, undoRowsOptions, writeApprovalsOptions } from "@/lib/client/approvals";
import { type BulkStart, subscribeBulkStarts } from "@/lib/client/bulk-starts";
import { isFault } from "@/lib/client/retry-faults";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { type NamedRow, type RowsAct, writtenWords } from "./rows-written-words";
import type { UndoneLast } from "./undo-words";

type Approvable = NamedRow & Pick<TrajectoryRow, "id" | "version" | "approved">;

/** One press of the key or the button. */
interface Act {
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
  /**
   * Undoes the latest act of this table in this corpus that is not undone; "nothing" where there is none. "saving": an act
   * in this corpus, which may be the one that is meant, is not answered yet. "bulk": what came last is an approval of all
   * that match, and nothing before it is undone in its place; "taking back": that is being undone as a whole; "hidden":
   * the person may not be told; "unknown": the server does not say. "overtaken": something was done while it was asked.
   */
  undoLast: () => Promise<UndoneLast>;
}

/** Approves single rows or takes their approvals back, and offers the way back from either. */
export function useApproveRows(corpus: string): ApproveRows {
  const client = useQueryClient();
  /** What is being written, or whose list is not read again yet: it still shows the rows as they were. */
  const writing = useRef(new Set<Act>());
  /** Of these, what the server has not answered. */
  const unanswered = useRef(new Set<Act>());
  /** What was done, and not undone since; the latest last. An approval of all that match is undone elsewhere. */
  const done = useRef<readonly (DoneAct | BulkStart)[]>([]);
  useEffect(
    () =>
      subscribeBulkStarts((start) => {
        done.current = [...done.current, start];
      }),
    [],
  );
  // What is said belongs to the write and not to the screen, which may have gone; and it does not wait for the lists.
  const undoing = useMutation({
    ...undoRowsOptions<DoneAct>(client),
    onSuccess: (written, act) => {
      unanswered.current.delete(act);
      // What met no answer can be tried again.
      if (written.refused.some(isFault)) {
        const undone = new Set(written.saved.map(({ id }) => id));
        const left = act.saved.filter(({ id }) => !undone.has(id));
        done.current = [...done.current, doneOf(act, left)];
      }
      tell(act.approved ? "undo-approve" : "undo-take-back", act, written);
    },
  });
  const approval = useMutation({
    ...writeApprovalsOptions<Act>(client),
    onSuccess: (written, act) => {
      unanswered.current.delete(act);
      const what = act.approved ? "approve" : "take-back";
      if (written.saved.length === 0) return tell(what, act, written);
      const doneAct = doneOf(act, written.saved);
      done.current = [...done.current, doneAct];
      tell(what, act, written, () => undo(doneAct));
    },
  });

  function start<Started extends Act>(act: Started, write: (act: Started) => Promise<unknown>) {
    writing.current.add(act);
    unanswered.current.add(act);
    const end = () => {
      writing.current.delete(act);
      unanswered.current.delete(act);
    };
    void write(act).then(end, end);
  }

  function undo(act: DoneAct) {
    if (!done.current.includes(act)) return;
    done.current = done.current.filter((other) => other !== act);
    start({ ...act }, undoing.mutateAsync);
  }

  function approve(rows: readonly Approvable[]) {
    const approved = rows.some((row) => !row.approved);
    const held = new Set([...writing.current].flatMap((act) => act.rows.map(({ id }) => id)));
    const open = rows.filter((row) => row.approved !== approved && !held.has(row.id));
    if (open.length > 0) start({ corpus, about: aboutOf(rows), rows: open, approved }, approval.mutateAsync);
  }

  const isSaving = () => [...unanswered.current].some((one) => one.corpus === corpus);
  const lastDone = () => done.current.findLast((one) => one.corpus === corpus);

  async function undoLast(): Promise<UndoneLast> {
    if (isSaving()) return "saving";
    const last = lastDone();
    if (last === undefined) return "nothing";
    if ("saved" in last) {
      undo(last);
      return "undoing";
    }
    // It may have changed nothing, or be undone by now, here or by somebody else.
    const asked = performance.now();
    const standing = await standingOf(client, corpus).catch(() => undefined);
    if (standing === undefined || performance.now() - asked > ANSWERED_WITHIN_MS) return "unknown";
    if (isSaving()) return "saving";
    if (lastDone() !== last) return "overtaken";
    const now = standing(last.jobId);
    if (now !== "gone") return now === "stands" ? "bulk" : now;
    done.current = done.current.filter(
      (one) => "saved" in one || one.corpus !== corpus || standing(one.jobId) !== "gone",
    );

    return undoLast();
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
