import { randomUUID } from "node:crypto";
import * as z from "zod";
import { openCopySession } from "@/lib/db/copy-session";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { ensureCorpus } from "@/lib/services/corpora/ensure-corpus";

export interface FactsCorpus {
  readonly key: number;
  readonly id: string;
  readonly rows: number;
  readonly labels: number;
  /** Public id of the active filter version. */
  readonly version: string;
}

const RUNS = 40;
const MINERS = 12;
const EACH = 25;

/**
 * A corpus of so many trajectories without bodies, with the signals and the likeness of each and with so many labels: all
 * that a filter version is computed from. Values come from hashes, so that every corpus of a size is alike.
 */
export async function growFacts(
  ctx: Context,
  databaseUrl: string,
  { rows, labels }: Pick<FactsCorpus, "rows" | "labels">,
): Promise<FactsCorpus> {
  const { id: key, extId: id } = await ctx.db.$transaction((tx) =>
    ensureCorpus(tx, { name: `Bench facts ${randomUUID()}`, kind: "imported" }),
  );
  const { id: importId } = await ctx.db.import.create({
    data: { corpusId: key, format: "auto" },
    select: { id: true },
  });
  const problems = Math.ceil(rows / EACH);
  const session = await openCopySession(databaseUrl);
  const run = (statement: string) => session.query(z.object({}), statement, []);
  try {
    await run(`insert into agent (key, name, version, miner_hotkey)
      select 'bench ' || i, 'agent ' || i, '1', '5F' || i % ${MINERS} from generate_series(1, ${RUNS}) i on conflict do nothing`);
    await run(`insert into run (corpus_id, key, name, agent_id, suite)
      select ${key}, 'r' || i, 'run ' || i, a.id, 'v' || i % 3 from generate_series(1, ${RUNS}) i join agent a on a.key = 'bench ' || i`);
    await run(`insert into problem (corpus_id, key, query, query_norm, bucket)
      select ${key}, 'p' || i, 'problem ' || i, 'problem ' || i, (array['product', 'shop', 'voucher'])[1 + i % 3]
      from generate_series(1, ${problems}) i`);
    await run(trajectories(key, importId, { rows, problems }));
    await run(signals(key));
    await run(likenesses(key));
    await run(`insert into review (corpus_id, trajectory_id, label, label_source, blind_label, version)
      select ${key}, t.id, l.label, 'person', l.label, 1
      from trajectory t cross join lateral (select case when ${draw("label", 10)} < 2 then 'reject'
          when t.verdict = 'sub_task' then 'sub_task' when ${draw("label", 10)} < 4 then 'sub_task' else 'agentic' end as label) l
      where t.corpus_id = ${key} order by ${hash("labelled")} limit ${labels}`);
    await run("analyze trajectory, signal, likeness, review, problem, run");
  } finally {
    await session.close();
  }
  const { filterVersion } = await ctx.db.corpus.findUniqueOrThrow({
    where: { id: key },
    select: { filterVersion: { select: { extId: true } } },
  });
  await ctx.db.$executeRaw(sql`update corpus set measured_to = (select max(id) from trajectory where corpus_id = ${key})
    where id = ${key}`);

  return { key, id, rows, labels, version: filterVersion.extId };
}

/** A number of a row of `trajectory t` from a hash, one stream a name. */
function hash(name: string): string {
  return `hashtextextended('${name}', t.id)`;
}

/** From 0 up to, and without, `values`. */
function draw(name: string, values: number): string {
  return `(abs(${hash(name)} % ${values}))::int`;
}

function trajectories(
  corpus: number,
  importId: number,
  { rows, problems }: { readonly rows: number; readonly problems: number },
): string {
  return `insert into trajectory (corpus_id, ext_id, import_id, problem_id, run_id, rollout, format, shape, bucket, status, outcome,
      judge_state, judge_score, filter_version_id, verdict, rule_name, richness, rejects, steps, has_agent_turn, dispatches,
      phantoms, tokens, unseen_ids, raw_bytes, body_sha, imported_at)
    select ${corpus}, gen_random_uuid(), ${importId}, p.id, r.id, 0, 'sn15', 'bundle', p.bucket, 'completed',
      case when ${draw("won", 10)} < 6 then 'success' else 'fail' end, 'scored', (0.1 + 0.2 * ${draw("judge", 5)})::real,
      c.filter_version_id, case when ${draw("own", 10)} < 4 then 'sub_task' else 'agentic' end, 'rule',
      ${draw("own", 10)} / 10.0, 0, 8, true, 10, 0, 4000 + ${draw("tokens", 14_000)}, 0, 100, decode(md5(t.id::text), 'hex'), now()
    from generate_series(1, ${rows}) as t(id)
      join corpus c on c.id = ${corpus}
      join run r on r.corpus_id = ${corpus} and r.key = 'r' || 1 + t.id % ${RUNS}
      join problem p on p.corpus_id = ${corpus} and p.key = 'p' || 1 + t.id % ${problems}`;
}

function signals(corpus: number): string {
  return `insert into signal (corpus_id, trajectory_id, has_log, has_stamps, inferences_with_calls, by_model, by_macro, by_retry,
      by_code, by_unknown, phantom, early_credited, early_dispatches, flat_credited, nonce_valid, nonce_dispatches, depth,
      reformulations, verification, regularity, has_cycle, tokens, unseen_ids, rejects)
    select ${corpus}, t.id, ${draw("log", 20)} > 0, false, 1, ${draw("model", 10)}, ${draw("macro", 2)}, ${draw("retry", 2)},
      ${draw("code", 8)}, case when ${draw("lost", 5)} = 0 then ${draw("unknown", 6)} else 0 end, 0, 0, 0, 0, 0, 0,
      ${draw("depth", 12)}, ${draw("again", 6)}, ${draw("verified", 2)} = 1, (${draw("regular", 100)} / 100.0)::real, false,
      t.tokens, 0, case when ${draw("broken", 8)} = 0 then 1 << ${draw("which", 3)} else 0 end
    from trajectory t where t.corpus_id = ${corpus}`;
}

function likenesses(corpus: number): string {
  const sketch = `decode(repeat(lpad(to_hex(${draw("thoughts", 8)}), 4, '0'), 60) || lpad(to_hex(${draw("more", 60_000)}), 16, '0'), 'hex')`;

  return `insert into likeness (corpus_id, trajectory_id, calls_hash, template_hash, sketch)
    select ${corpus}, t.id, ${draw("calls", 12)}, ${draw("template", 500)}, ${sketch}
    from trajectory t where t.corpus_id = ${corpus}`;
}
