import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { callRaw } from "@/lib/http/call-route";
import { givenPlanted, PLANTED_WORDS } from "@/lib/http/fixtures/planted-trajectory";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { setStepLabel } from "@/lib/services/step-labels/set-step-label";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { GET as getCatalogue } from "./corpora/[id]/catalogue/route";
import { GET as getProposals } from "./corpora/[id]/cluster-proposals/route";
import { GET as getCluster } from "./corpora/[id]/clusters/[cluster]/route";
import { GET as getClusters } from "./corpora/[id]/clusters/route";
import { GET as getCommentsForMe } from "./corpora/[id]/comments-for-me/route";
import { GET as getComparison } from "./corpora/[id]/comparison/route";
import { POST as askDiversity } from "./corpora/[id]/diversity/route";
import { GET as getFieldValues } from "./corpora/[id]/field-values/route";
import { POST as askFigureRows } from "./corpora/[id]/figure-rows/route";
import { POST as askCurve } from "./corpora/[id]/filter-curve/route";
import { POST as askFilterGrid } from "./corpora/[id]/filter-grid/route";
import { GET as getFunnel } from "./corpora/[id]/funnel/route";
import { GET as getJudgeReport } from "./corpora/[id]/judge/route";
import { GET as getGrid } from "./corpora/[id]/judge-by-verdict/route";
import { GET as getMultiJudge } from "./corpora/[id]/multi-judge/route";
import { POST as askPipeline } from "./corpora/[id]/pipeline/route";
import { GET as getTable } from "./corpora/[id]/problems/csv/route";
import { GET as getProblems } from "./corpora/[id]/problems/route";
import { GET as getProcess } from "./corpora/[id]/process/route";
import { GET as getProtectedSets } from "./corpora/[id]/protected-sets/route";
import { GET as getReferences } from "./corpora/[id]/references/route";
import { POST as askRelease } from "./corpora/[id]/releases/preview/route";
import { GET as getReleases } from "./corpora/[id]/releases/route";
import { GET as getRemoval } from "./corpora/[id]/removal/route";
import { GET as getRescoring } from "./corpora/[id]/rescoring/route";
import { GET as getRuleDisputes } from "./corpora/[id]/rule-disputes/route";
import { GET as getRunNames } from "./corpora/[id]/run-names/route";
import { GET as getRuns } from "./corpora/[id]/runs/route";
import { POST as previewSplit } from "./corpora/[id]/splits/preview/route";
import { GET as getSplits } from "./corpora/[id]/splits/route";
import { POST as askWhatIf } from "./corpora/[id]/what-if/route";
import { GET as getSplit } from "./splits/[id]/route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "lead");
const owner = await ensureOwner(db);

/** What is read of a corpus, and whether it tells of the trajectories that it holds. */
const READS = {
  // How many problems have an answer key.
  catalogue: { handler: getCatalogue, tells: true },
  "cluster-proposals": { handler: getProposals, tells: true },
  clusters: { handler: getClusters, tells: true },
  "clusters/[cluster]": { handler: getCluster, tells: true },
  "comments-for-me": { handler: getCommentsForMe, tells: true },
  comparison: { handler: getComparison, tells: true },
  diversity: { handler: askDiversity, tells: true },
  "filter-curve": { handler: askCurve, tells: true },
  "filter-grid": { handler: askFilterGrid, tells: true },
  funnel: { handler: getFunnel, tells: true },
  judge: { handler: getJudgeReport, tells: true },
  "judge-by-verdict": { handler: getGrid, tells: true },
  "multi-judge": { handler: getMultiJudge, tells: true },
  pipeline: { handler: askPipeline, tells: true },
  problems: { handler: getProblems, tells: true },
  "problems/csv": { handler: getTable, tells: true },
  process: { handler: getProcess, tells: true },
  "protected-sets": { handler: getProtectedSets, tells: false },
  references: { handler: getReferences, tells: false },
  releases: { handler: getReleases, tells: false },
  "releases/preview": { handler: askRelease, tells: true },
  // Counts alone, and the same for everybody who may ask.
  removal: { handler: getRemoval, tells: false },
  rescoring: { handler: getRescoring, tells: true },
  "rule-disputes": { handler: getRuleDisputes, tells: true },
  "figure-rows": { handler: askFigureRows, tells: true },
  "run-names": { handler: getRunNames, tells: false },
  "field-values": { handler: getFieldValues, tells: false },
  runs: { handler: getRuns, tells: true },
  splits: { handler: getSplits, tells: false },
  // Approvals and numbers alone are counted.
  "splits/preview": { handler: previewSplit, tells: false },
  "what-if": { handler: askWhatIf, tells: true },
  // How large a pinned cluster is.
  "splits/[id]": { handler: getSplit, tells: true },
} as const;
type Name = keyof typeof READS;
const NAMES = Object.keys(READS).filter((name): name is Name => name in READS);
/** Of the split of a corpus, at an address of its own. */
const OF_SPLIT: readonly Name[] = ["splits/[id]"];
/** Asked with a body, though nothing is written. */
const ASKED: readonly Name[] = [
  "diversity",
  "figure-rows",
  "filter-curve",
  "filter-grid",
  "pipeline",
  "releases/preview",
  "splits/preview",
  "what-if",
];
/** They change a corpus, and answer with what they changed. */
const WRITES = [
  "cluster-decisions",
  "cluster-decisions/[decision]/undo",
  "cluster-proposals/[proposal]",
  "filter-activations",
  "filter-activations/[activation]/undo",
];
/** Of curves that come from files of their own. */
const OF_NO_TRAJECTORY = ["training", "training-metrics", "training-metrics/download"];

async function given() {
  const corpus = await givenPlanted(db);
  const { extId: run } = await db.run.findFirstOrThrow({ where: { corpusId: corpus.id } });
  await db.$executeRaw(sql`insert into signal (corpus_id, trajectory_id, has_log, has_stamps, inferences_with_calls, by_model,
      by_macro, by_retry, by_code, by_unknown, phantom, early_credited, early_dispatches, flat_credited, nonce_valid,
      nonce_dispatches, regularity, has_cycle, tokens, rejects)
    select corpus_id, id, true, false, 1, 1, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, false, tokens, rejects
    from trajectory where corpus_id = ${corpus.id}`);

  // What others say of it waits for who has worked on it.
  const hidden = corpus.trajectories[0] ?? "";
  await setStepLabel({ ...lead, person: owner }, { id: hidden, step: 0, label: "good" });

  // Not the judge's: what an agent is may be known.
  const agent = await db.agent.create({ data: { name: "played", key: crypto.randomUUID(), model: "PlayedModel" } });
  await db.run.update({ where: { extId: run }, data: { agentId: agent.id } });

  const [one, other] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });
  const pair = { corpusId: corpus.id, aId: one?.id ?? 0, bId: other?.id ?? 0 };
  await db.leakEdge.create({ data: { ...pair, bId: pair.aId, reason: "gold", value: "PlantedReward" } });
  await db.leakProposal.create({ data: { ...pair, similarity: 0.8 } });
  await db.problemCluster.createMany({
    data: [pair.aId, pair.bId].map((problemId) => ({ problemId, corpusId: corpus.id, clusterId: pair.aId })),
  });
  const told = { key: one?.key ?? "", problems: 2, reasons: ["gold"] };
  await db.leakCluster.create({ data: { ...told, id: pair.aId, corpusId: corpus.id } });

  return { corpus, run, hidden, problem: one?.extId ?? "" };
}
type Given = Awaited<ReturnType<typeof given>>;

async function read(name: Name, role: string, { corpus, run, problem }: Given): Promise<string> {
  const url = `/api/x?${questionOf(name, run)}`;
  const headers = { cookie: `assay.acting_role=${role}` };
  const id = OF_SPLIT.includes(name) ? await splitOf(corpus.id) : corpus.extId;
  const request = { url, params: { id, cluster: problem }, headers };
  const asked = ASKED.includes(name) ? { body: await questionAbout(corpus) } : {};

  const answer = await callRaw(READS[name].handler, { ...request, ...asked });
  const text = await answer.text();
  // What fails the same way twice would look blind.
  if (answer.status >= 500) throw new Error(`${name}: ${text}`);

  // A refusal names the request, which is another one each time; and an answer may say how long it took.
  return text.replace(/"requestId":"[^"]*"|"ms":[\d.]*/g, "");
}

function questionOf(name: Name, run: string): string {
  if (name === "comparison" || name === "process") return `runs=${run}`;

  return name === "field-values" ? "field=model" : "filter=&labels=all";
}

async function questionAbout({ id }: Given["corpus"]): Promise<unknown> {
  const { filterVersion } = await db.corpus.findUniqueOrThrow({ where: { id }, include: { filterVersion: true } });

  const split = { seed: 1, shares: { train: 1, validation: 0, test: 1, never_touch: 0 }, strata: ["miner"] };

  return {
    ...{
      thresholds: DEFAULT_THRESHOLDS,
      base: filterVersion.extId,
      along: "agenticShare",
      of: "kept",
      labels: "all",
      figure: { kind: "verdict", side: "after", verdict: "agentic" },
    },
    ...{ ...split, weigh: "trajectories" },
    recipe: {
      ...{ preset: "kto", options: {}, formats: ["jsonl"], pools: ["train"], filterVersion: filterVersion.extId },
      ...{ split: await splitOf(id), filter: "", shardBytes: 1_000_000, licence: "mit" },
      ...{ caps: {}, labelsAsOf: "" },
    },
  };
}

/** A split that has every problem of a corpus in one pool, the cluster of the first by a pin. */
async function splitOf(corpusId: number): Promise<string> {
  const named = { corpusId, name: "all" };
  const known = await db.split.findUnique({ where: { corpusId_name: named } });
  if (known) return known.extId;
  const shares = { train: 1, validation: 0, test: 0, never_touch: 0 };
  const figures = { note: "", seed: 1, shares, strata: [], weigh: "problems", personId: owner.id };
  const { id, extId } = await db.split.create({ data: { ...named, ...figures } });
  await db.$executeRaw(sql`insert into split_pool (split_id, problem_id, pool)
    select ${id}, p.id, 'train' from problem p where p.corpus_id = ${corpusId}`);
  const { id: problemId } = await db.problem.findFirstOrThrow({ where: { corpusId }, orderBy: { id: "asc" } });
  const pin = { splitId: id, problemId, problems: 2, pool: "train", note: "", personId: owner.id };
  await db.splitPin.create({ data: pin });

  return extId;
}

/** Everything that a queue can hide of the first trajectory is another. */
async function changeHidden({ corpus, hidden }: Given): Promise<void> {
  const row = sql`(select corpus_id, id from trajectory where ext_id = ${hidden}::uuid)`;
  const at = sql`(corpus_id, trajectory_id) = ${row}`;
  await db.$executeRaw(sql`update trajectory set outcome = 'success', verdict = 'agentic', rule_name = 'other', rejects = 0,
    richness = 0.9, gate = 5, judge_score = 0.1, judge_model = 'another', judge_disputed = false
    where (corpus_id, id) = ${row}`);
  await db.$executeRaw(sql`update review set label = 'agentic' where ${at}`);
  await db.$executeRaw(sql`update signal set by_model = 9, by_code = 0, rejects = 0 where ${at}`);
  // As the measures leave it, so that what is kept of the corpus is read again.
  await db.corpus.update({ where: { id: corpus.id }, data: { measuredTo: { increment: 1 } } });
  await db.$executeRaw(sql`update process_metric set repeated = 0, ungrounded = 'no' where ${at}`);
  await db.$executeRaw(sql`delete from rescored_outcome where ${at}`);
  await db.$executeRaw(sql`update rejudgement set gate = 5 where ${at}`);
  await db.$executeRaw(sql`update gate_label set gate = 1 where ${at}`);
  await db.comment.updateMany({ where: { corpusId: corpus.id }, data: { body: "Another." } });
  await db.$executeRaw(sql`update problem set reward = null where corpus_id = ${corpus.id}`);
  await db.splitPin.updateMany({ where: { split: { corpusId: corpus.id } }, data: { problems: 1 } });
  await db.leakEdge.deleteMany({ where: { corpusId: corpus.id } });
  await db.leakCluster.updateMany({ where: { corpusId: corpus.id }, data: { reasons: [] } });
  await db.leakProposal.deleteMany({ where: { corpusId: corpus.id } });
}

test("every route that reads of a corpus is scanned", () => {
  const folder = join(import.meta.dirname, "corpora/[id]");
  const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("route.ts") && /const (GET|POST)/.test(readFileSync(join(folder, path), "utf8")))
    .map((path) => path.replace(/\/route\.ts$/, ""));

  const ofCorpus = NAMES.filter((name) => !OF_SPLIT.includes(name));
  expect(routes.toSorted()).toEqual([...ofCorpus, ...WRITES, ...OF_NO_TRAJECTORY].toSorted());
});

/** Every answer of one corpus, before and after what a queue can hide of its first trajectory is changed. */
async function readTwice(role: string, reviewers?: readonly string[]) {
  const all = await given();
  await splitOf(all.corpus.id);
  if (reviewers) await givenQueue(lead, all.corpus, { filter: `id:${all.hidden}`, reviewers: [...reviewers] });
  const readAll = async () => {
    const texts = new Map<Name, string>();
    for (const name of NAMES) texts.set(name, await read(name, role, all));
    return texts;
  };
  const before = await readAll();
  await changeHidden(all);

  return { before, after: await readAll() };
}

describe("while nobody reviews it blind", async () => {
  const { before, after } = await readTwice("admin");

  test("field-values has a value to compare", () => {
    expect(before.get("field-values")).toBe('{"items":["PlayedModel"]}');
  });

  test.each(NAMES)("%s tells of a trajectory only where that is said", (name) => {
    expect(after.get(name) !== before.get(name)).toBe(READS[name].tells);
  });
});

describe.each(["annotator", "researcher", "lead"])("who reviews blind as %s", async (role) => {
  const { before, after } = await readTwice(role, role === "annotator" ? [] : [owner.extId]);

  test.each(NAMES)("reads the same of %s whatever is hidden, and no hidden word", (name) => {
    expect(after.get(name)).toBe(before.get(name));
    expect(PLANTED_WORDS.filter((word) => before.get(name)?.includes(word))).toEqual([]);
  });
});
