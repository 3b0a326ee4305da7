import type { Review } from "@/lib/contract/labels";
import type { Queue } from "@/lib/contract/queues";
import type { Db } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { givenQueue } from "@/lib/services/queues/given-queue";
import {
  type GivenCorpus,
  type GivenTrajectory,
  givenContext,
  givenCorpus,
} from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";

/** A queue over a corpus, a lead and two annotators, and what a test looks at afterwards. */
export interface GivenReview {
  readonly corpus: GivenCorpus;
  readonly lead: Context;
  readonly anna: Context;
  readonly ben: Context;
  readonly queue: Queue;
  /** Public id of the first trajectory. */
  readonly id: string;
  readonly review: () => Promise<Review | undefined>;
  readonly itemOf: () => ReturnType<Db["queueItem"]["findFirstOrThrow"]>;
}

export async function givenReview(
  db: Db,
  wanted: Parameters<typeof givenQueue>[2] = {},
  rows: readonly GivenTrajectory[] = [{}],
): Promise<GivenReview> {
  const corpus = await givenCorpus(db, rows);
  const lead = await givenContext(db, "lead");
  const [anna, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const queue = await givenQueue(lead, corpus, wanted);
  const [id = ""] = corpus.trajectories;
  const review = async () => (await openTrajectory(lead, { id })).review;
  const itemOf = () => db.queueItem.findFirstOrThrow({ where: { queue: { extId: queue.id } }, orderBy: { id: "asc" } });

  return { corpus, lead, anna, ben, queue, id, review, itemOf };
}

/** The same person so many seconds from now. */
export function later(ctx: Context, seconds: number): Context {
  return { ...ctx, now: () => new Date(Date.now() + seconds * 1000) };
}
