import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { MakeSplit, Split } from "@/lib/contract/splits";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { locateSplit } from "./locate-split";
import { confirmClusters, holdClusters, requireClusters } from "./require-clusters";
import { toSplits } from "./split-row";
import { assignProblems, seenProblems } from "./split-scene";
import { WRITING_TIME, writePools } from "./write-pools";

/**
 * Makes a split of a corpus: every problem gets a pool, whole leak clusters at a time.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT where the name is taken, while the leak clusters are behind, or where they change meanwhile
 */
export async function makeSplit(
  ctx: Context,
  { id, name, note, ...recipe }: MakeSplit & { readonly id: string },
): Promise<Split> {
  requirePermission(ctx, "change_splits");
  const corpus = await getCorpusKey(ctx.db, id);
  if (name.includes("/")) throw new ServiceError("INVALID", "A name has no “/”: filters write a pool as name/pool.");
  const made = await requireClusters(ctx.db, corpus.id);

  const problems = await seenProblems(ctx, corpus.id, recipe.strata);
  const { pools } = await assignProblems(problems, recipe, new Map());
  const row = await ctx.db.$transaction(async (tx) => {
    await holdClusters(tx, corpus.id, made);
    // A filter takes names that differ in capital letters alone for one.
    const [alike] = await queryRows(
      tx,
      z.object({ name: z.string() }),
      sql`select name from split where corpus_id = ${corpus.id} and lower(name) = lower(${name}) limit 1`,
    );
    if (alike) throw taken(alike.name);
    const { strata, ...columns } = recipe;
    const extId = randomUUID();
    const { count } = await tx.split.createMany({
      data: [
        {
          ...{ ...columns, strata: [...strata], extId, name, note, corpusId: corpus.id },
          ...{ personId: ctx.person.id, createdAt: ctx.now() },
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) throw taken(name);
    const split = await locateSplit(tx, extId);
    await writePools(tx, {
      ...{ splitId: split.id, pools, at: ctx.now() },
      problems: problems.map((problem) => problem.id),
      followed: problems.map(() => null),
    });
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "make_split", subject: `split:${extId}` },
        ...{ detail: { corpus: id, name, ...recipe }, at: ctx.now() },
      },
    });
    await confirmClusters(tx, corpus.id, made);

    return split;
  }, WRITING_TIME);
  const [split] = await toSplits(ctx, corpus.id, [row]);
  if (!split) throw new Error("The split gave no row.");

  return split;
}

function taken(name: string): ServiceError {
  return new ServiceError("CONFLICT", `There is a split “${name}” in this corpus already. Choose another name.`);
}
