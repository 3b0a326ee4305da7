import type { Funnel } from "@/lib/contract/corpora";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { howStale } from "./stale-selection";

/**
 * A label makes the selection old, and every open table asks for the funnel: a look all day long must neither keep the
 * worker busy nor come between a release and the selection that it makes for itself.
 */
const AT_MOST_EVERY_MS = 600_000;

interface KeptSelection {
  /** Whether there is one, and whether what it keeps may be told to the person. */
  readonly state: "absent" | "untold" | "told";
  /** How it is behind; undefined where it is current, and where nothing of it is told. */
  readonly how: Funnel["selection"];
}

/** The stored selection as the funnel counts it. One that is behind is made anew by looks at it, so that a figure follows. */
export async function keptSelection(ctx: Context, corpusId: number): Promise<KeptSelection> {
  const { selectedAt } = await ctx.db.corpus.findUniqueOrThrow({
    where: { id: corpusId },
    select: { selectedAt: true },
  });
  if (selectedAt === null) return { state: "absent", how: undefined };
  if (await reviewsBlind(ctx, corpusId)) return { state: "untold", how: undefined };

  return { state: "told", how: await howStale(ctx.db, corpusId, { atMostEveryMs: AT_MOST_EVERY_MS }) };
}
