import type * as z from "zod";
import type { AskDiversity, Diversity } from "@/lib/contract/pipeline";
import type { DiversityDimension } from "@/lib/filter/lab/diversity-figures";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { labScope } from "@/lib/services/filter-lab/lab-scope";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import { listsSelection } from "./lists-selection";
import { nameValues } from "./name-values";
import { readApproved } from "./read-approved";

/**
 * What the approved trajectories, or those that the pipeline keeps under thresholds, are made of, and how many stay under
 * each cap: of what is kept with the other cap of the thresholds, of the approved each alone. With a cap that is tried it is
 * what they are made of under that one. What a person reviews blind is in no figure.
 *
 * @throws ServiceError FORBIDDEN or NOT_FOUND
 */
export async function getDiversity(
  ctx: Context,
  { id, thresholds, of, tried }: z.infer<typeof AskDiversity> & { readonly id: string },
): Promise<Diversity> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);

  const scope = await labScope(ctx, corpus.id, of === "kept" ? [thresholds] : []);
  const part = of === "approved" ? await readApproved(ctx, corpus.id) : undefined;
  const { total, dimensions, caps } = await runTask("diversity", { ...scope, question: { thresholds, part, tried } });
  const within = await filterWithin();

  return {
    tried: tried ?? null,
    total,
    dimensions: await Promise.all(dimensions.map(shownDimension)),
    caps: caps.map(({ points, ...cap }) => ({ ...cap, points: [...points] })),
  };

  /** Filter text of the whole part; undefined where no filter lists it. */
  async function filterWithin(): Promise<string | undefined> {
    // No filter knows what a cap takes off that nobody has saved.
    if (tried !== undefined) return undefined;
    if (of === "approved") return "approved:yes";
    return (await listsSelection(ctx, corpus.id, thresholds)) ? "leaves:kept" : undefined;
  }

  async function shownDimension({ by, known, values, effective, rows }: DiversityDimension) {
    const names = await nameValues(ctx.db, corpus.id, { by, samples: rows.map(({ sample }) => sample) });

    return {
      by,
      known,
      values,
      effective,
      rows: rows.map(({ place, count, sample }) => {
        const { value, term } = (place < 0 ? undefined : names.get(sample)) ?? { value: null, term: noneTerm(by) };
        const isListed = within !== undefined && term !== undefined;

        return { value, count, share: place < 0 ? null : count / known, filter: isListed ? `${within} ${term}` : null };
      }),
    };
  }
}

function noneTerm(by: DiversityDimension["by"]): string | undefined {
  switch (by) {
    case "miner":
      return "miner:none";
    case "agent":
      return "agent:none";
    case "template":
    case "problem":
      return undefined;
  }
}
