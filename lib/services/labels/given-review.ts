import { LabelHistory, type Review, ReviewWrite } from "@/lib/contract/labels";
import type { Db } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listHistory } from "./list-history";

/** A corpus of one trajectory, and a lead. */
export async function givenOne(db: Db, trajectory: GivenTrajectory = {}): Promise<{ ctx: Context; id: string }> {
  const corpus = await givenCorpus(db, [trajectory]);

  return { ctx: await givenContext(db), id: corpus.trajectories[0] ?? "" };
}

/** What a write saved, which met no other answer. */
export function saved(write: ReviewWrite): { review: Review; eventId: string } {
  const parsed = ReviewWrite.parse(write);
  if (parsed.status === "conflict") throw new Error(`conflict with ${JSON.stringify(parsed.review)}`);

  return parsed;
}

/** Question and answer of each event, the newest first. */
export async function eventsOf(ctx: Context, id: string): Promise<[string, string | null][]> {
  const history = LabelHistory.parse(await listHistory(ctx, { id }));

  return history.events.map((event) => [event.question, event.value]);
}
