import { randomUUID } from "node:crypto";
import * as z from "zod";
import { CopyEncoder } from "@/lib/db/copy-encoder";
import { openCopySession } from "@/lib/db/copy-session";
import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import type { Context } from "@/lib/services/context";
import { ensureCorpus } from "@/lib/services/corpora/ensure-corpus";

const BATCH_ROWS = 20_000;
const GROWN = { table: "grown", columns: ["key", "query", "query_norm", "reward"] } as const;

/** A corpus of these problems without a trajectory. */
export async function growProblems(
  ctx: Context,
  databaseUrl: string,
  problems: readonly LeakProblem[],
): Promise<{ readonly key: number; readonly id: string }> {
  const { id: key, extId: id } = await ctx.db.$transaction((tx) =>
    ensureCorpus(tx, { name: `Bench clusters ${randomUUID()}`, kind: "imported" }),
  );
  const session = await openCopySession(databaseUrl);
  const run = (statement: string) => session.query(z.object({}), statement, []);
  try {
    await session.transaction(async () => {
      await run("create temp table grown (key text, query text, query_norm text, reward text) on commit drop");
      await session.copy(GROWN, encoded(problems));
      await run(`insert into problem (corpus_id, key, query, query_norm, reward)
        select ${key}, g.key, g.query, g.query_norm, g.reward::jsonb from grown g`);
    });
    await run("analyze problem");
  } finally {
    await session.close();
  }

  return { key, id };
}

function* encoded(problems: readonly LeakProblem[]): Generator<Uint8Array> {
  for (let from = 0; from < problems.length; from += BATCH_ROWS) {
    const to = new CopyEncoder();
    for (const { name, query, goldIds } of problems.slice(from, from + BATCH_ROWS)) {
      to.tuple(GROWN.columns.length);
      to.text(name);
      to.text(query);
      to.text(normaliseQuery(query));
      to.text(JSON.stringify(goldIds.map((product_id) => ({ product_id }))));
    }
    yield to.finish();
  }
}
