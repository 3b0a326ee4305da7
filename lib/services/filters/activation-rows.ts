import * as z from "zod";
import type { FilterActivation } from "@/lib/contract/filters";
import { type JobState, JobState as StateOfJob } from "@/lib/contract/jobs";
import type { DbOrTransaction } from "@/lib/db/client";
import { MOST_ACTIVATIONS } from "@/lib/domain/most-activations";
import { Moves } from "./run-activation";
import { toRef } from "./version-rows";

const REF = { select: { extId: true, name: true } } as const;
const FIELDS = {
  ...{ extId: true, state: true, jobId: true, reason: true, moved: true, createdAt: true, finishedAt: true },
  ...{ version: REF, previous: REF, person: { select: { name: true } }, undoes: { select: { extId: true } } },
} as const;

const Ended = z.enum(["done", "failed", "cancelled"]);

/**
 * What was activated in a corpus of late, the newest first.
 *
 * @param active - public id of the version that the corpus has
 */
export async function readActivations(
  db: DbOrTransaction,
  corpusId: number,
  active: string,
): Promise<FilterActivation[]> {
  const rows = await db.filterActivation.findMany({
    ...{ where: { corpusId }, select: FIELDS, orderBy: { id: "desc" }, take: MOST_ACTIVATIONS },
  });
  const jobs = rows.flatMap(({ state, jobId }) => (state === "running" && jobId !== null ? [jobId] : []));
  const states = new Map(
    (await db.jobRun.findMany({ where: { id: { in: jobs } }, select: { id: true, state: true } })).map(
      ({ id, state }) => [id, StateOfJob.parse(state)],
    ),
  );
  const activations = rows.map(({ extId, state, moved, createdAt, finishedAt, undoes, ...row }) => {
    const shown = stateOf(state, states.get(row.jobId ?? ""));

    return {
      id: extId,
      version: toRef(row.version),
      previous: toRef(row.previous),
      person: row.person.name,
      reason: row.reason,
      state: shown,
      jobId: row.jobId,
      // Where no verdict changed no batch wrote any.
      moved: shown === "done" ? (Moves.parse(moved) ?? []) : null,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      undoes: undoes?.extId ?? null,
    };
  });
  const isRunning = (at: number) => rows[at]?.state === "running";
  const stopped = activations.find(({ state }, at) => state === "failed" && isRunning(at))?.id;
  const latest = activations.findIndex(
    ({ state, version }, at) => isRunning(at) || (state !== "cancelled" && version.id === active),
  );

  return activations.map((activation, at) => ({
    ...activation,
    // Also one that failed, once what followed it was cancelled: every row is decided by its version then.
    canUndo: at === latest && !isRunning(at),
    // One that another activation followed is left behind: rows were brought to the other, or back from it.
    canRetry: activation.id === stopped && activation.version.id === active,
  }));
}

/** An activation whose job ended without its saying how has failed: another one goes on with it. */
function stateOf(stored: string, job: JobState | undefined): JobState {
  if (stored !== "running") return Ended.parse(stored);

  return job === "queued" || job === "running" ? job : "failed";
}
