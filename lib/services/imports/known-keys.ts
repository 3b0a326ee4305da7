import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { QUERY_KEY_START, queryKey } from "@/lib/importers/problem-key";
import { boundKey } from "./bound-key";
import type { ProblemFacts } from "./problem-facts";

const KnownRow = z.object({ key: z.string(), known: z.string() });

/**
 * Keys under which problems that only their query names are in the corpus already, by the key that they would get now.
 * A key stays as it was made, since releases and exports name problems by it, and an older version may have made it of
 * another form of the query. The stored form follows, so it tells which problem it is.
 */
export async function knownKeys(
  session: CopySession,
  corpusId: number,
  problems: readonly ProblemFacts[],
): Promise<ReadonlyMap<string, string>> {
  const named = problems.filter(({ key, query, queryNorm }) => queryNorm !== "" && key === boundKey(queryKey(query)));
  if (named.length === 0) return new Map();

  const known = await session.query(
    KnownRow,
    `select distinct on (g.key) g.key, p.key as known
     from unnest($2::text[], $3::text[]) as g (key, query_norm)
     join problem p on p.corpus_id = $1 and p.query_norm = g.query_norm and starts_with(p.key, $4)
     where not exists (select from problem own where own.corpus_id = $1 and own.key = g.key)
     order by g.key, p.id`,
    [corpusId, named.map(({ key }) => key), named.map(({ queryNorm }) => queryNorm), QUERY_KEY_START],
  );

  return new Map(known.map(({ key, known: there }) => [key, there]));
}
