import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { DiversityPlaces } from "@/lib/filter/lab/diversity-figures";
import { narrationOf } from "@/lib/filter/likeness/likeness-of";
import { templateSentence } from "@/lib/filter/likeness/template-key";
import { printExactValue } from "@/lib/query/print-filter";
import { readStored } from "@/lib/services/exports/read-stored";
import { cutApart } from "./cut-apart";

/** How a value is shown, and the filter term that lists its rows, where there is one. */
export interface NamedValue {
  readonly value: string | null;
  readonly term: string | undefined;
}

interface Values {
  readonly by: DiversityPlaces;
  /** A trajectory of each value. */
  readonly samples: readonly number[];
}

/** An agent with more runs is not listed by one filter text. */
const MOST_RUNS = 20;

/** Values by a trajectory of each. A template is named by a sentence of its form. */
export async function nameValues(
  db: Db,
  corpusId: number,
  { by, samples }: Values,
): Promise<ReadonlyMap<number, NamedValue>> {
  if (samples.length === 0) return new Map();

  return by === "template" ? nameTemplates(db, corpusId, samples) : nameColumns(db, corpusId, { by, samples });
}

const NameRow = z.object({
  key: z.int(),
  miner: z.string().nullable(),
  agent: z.string().nullable(),
  version: z.string().nullable(),
  runs: z.array(z.string()),
  problem: z.string(),
  query: z.string(),
});

async function nameColumns(
  db: Db,
  corpusId: number,
  { by, samples }: Values,
): Promise<ReadonlyMap<number, NamedValue>> {
  const rows = await queryRows(
    db,
    NameRow,
    sql`select t.id::float8 as key, a.miner_hotkey as miner, a.name as agent, a.version, p.ext_id::text as problem, p.query,
          array(select o.ext_id::text from run o join agent b on b.id = o.agent_id
            where o.corpus_id = ${corpusId} and b.name = a.name and b.version is not distinct from a.version
            order by o.id limit ${MOST_RUNS + 1}) as runs
        from trajectory t join problem p on p.id = t.problem_id join run r on r.id = t.run_id
          left join agent a on a.id = r.agent_id
        where t.corpus_id = ${corpusId} and t.id = any(${samples.map(BigInt)}::bigint[])`,
  );

  const tasks = cutApart(rows.map(({ query }) => query));

  return new Map(rows.map((row, place) => [row.key, namedBy(by, { ...row, task: tasks[place] ?? "" })]));
}

type Named = z.infer<typeof NameRow> & { readonly task: string };

function namedBy(by: DiversityPlaces, row: Named): NamedValue {
  switch (by) {
    case "miner":
      return { value: row.miner, term: row.miner === null ? "miner:none" : `miner:${printExactValue(row.miner)}` };
    case "agent":
      return {
        value: row.version === null ? row.agent : `${row.agent} ${row.version}`,
        term: row.runs.length > MOST_RUNS ? undefined : `run:${row.runs.join(",")}`,
      };
    case "problem":
      return { value: row.task, term: `problem:${row.problem}` };
    case "template":
      return { value: null, term: undefined };
  }
}

async function nameTemplates(
  db: Db,
  corpusId: number,
  samples: readonly number[],
): Promise<ReadonlyMap<number, NamedValue>> {
  const sentences = new Map<number, string>();
  for await (const { facts, trajectory } of readStored(db, corpusId, samples.map(BigInt))) {
    sentences.set(Number(facts.key), templateSentence(narrationOf(trajectory)) ?? "");
  }
  const names = cutApart([...sentences.values()]);

  return new Map([...sentences.keys()].map((key, place) => [key, { value: names[place] ?? null, term: undefined }]));
}
