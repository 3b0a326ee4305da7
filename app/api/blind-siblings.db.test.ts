import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { RescoringReport } from "@/lib/contract/rescoring";
import { TrajectoryCount, TrajectoryFacets, TrajectoryPage } from "@/lib/contract/trajectories";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import { callRaw, callRoute, type TestRequest } from "@/lib/http/call-route";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { GET as getRescoring } from "./corpora/[id]/rescoring/route";
import { POST as postExport } from "./exports/route";
import { GET as getRaw } from "./trajectories/[id]/raw/route";
import { GET as getOne } from "./trajectories/[id]/route";
import { GET as getCount } from "./trajectories/count/route";
import { GET as getFacets } from "./trajectories/facets/route";
import { GET as getAllRaw } from "./trajectories/raw/route";
import { GET as getList } from "./trajectories/route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "lead");
const owner: Context = { db, person: await ensureOwner(db), now: () => new Date(), home: "/nonexistent" };

/** What a reward spec shows itself by. */
const WORDS = ["PlantedReward", "PlantedVoucher", "PlantedScorer"];
/** Of the reviewed rollout: another of its problem, one of a problem with the same query; then one of neither. */
const NAMES = ["reviewed", "rollout", "variant", "other"] as const;
type Name = (typeof NAMES)[number];
const RESCORE_FILTERS = [
  "rescore:differs",
  "rescore_differs:success",
  "rescore_undecided:title",
  "rescore_partial:yes",
];

async function given() {
  const queries: Readonly<Record<Name, string>> = {
    ...{ reviewed: "a red lamp", rollout: "a red lamp" },
    ...{ variant: "A Red Lamp", other: "a blue chair" },
  };
  const corpus = await givenCorpus(
    db,
    NAMES.map((name) => ({ query: queries[name], raw: JSON.stringify({ name, reward: WORDS }), approved: true })),
  );
  await db.$executeRaw(sql`update problem set reward = '{"id": "PlantedReward"}', voucher = '{"code": "PlantedVoucher"}'
    where corpus_id = ${corpus.id}`);
  const body = {
    ...{ answer: "differs", success: "yes", version: "PlantedScorer", titles: "left_out" },
    ...{ products: { recommended: 1, fromCatalogue: 0, fromResults: 1 }, axes: { price: "pass" } },
    ...{ differing: ["success"], undecided: ["title"] },
  };
  await db.$executeRaw(sql`insert into rescored_outcome (corpus_id, trajectory_id, answer, success, differing, undecided,
      is_partial, body)
    select corpus_id, id, 'differs', 'yes', '{success}', '{title}', true, ${JSON.stringify(body)}::jsonb
    from trajectory where corpus_id = ${corpus.id}`);
  const idOf = (name: Name): string => corpus.trajectories[NAMES.indexOf(name)] ?? "";

  return { corpus, idOf };
}
type Given = Awaited<ReturnType<typeof given>>;

function blindQueue({ corpus, idOf }: Given, hidden: readonly HiddenLayer[] = ["reward"]) {
  const questions = [{ kind: "structure" as const, isRequired: true }];

  return givenQueue(lead, corpus, {
    ...{ filter: `id:${idOf("reviewed")}`, hidden: [...hidden], questions, reviewers: [owner.person.extId] },
  });
}

/** Everything that tells of a reward spec, and of which trajectories it does. */
async function told({ corpus, idOf }: Given, role: string) {
  const as = (request: TestRequest): TestRequest => ({ ...request, headers: { cookie: `assay.acting_role=${role}` } });
  const about = (filter: string) => as({ url: `/api/x?${new URLSearchParams({ corpus: corpus.extId, filter })}` });
  const params = { id: corpus.extId };
  const details = await Promise.all(
    NAMES.map(async (name) => (await callRaw(getOne, as({ params: { id: idOf(name) } }))).text()),
  );
  const raws = await Promise.all(NAMES.map((name) => callRaw(getRaw, as({ params: { id: idOf(name) } }))));
  const all = Buffer.from(await (await callRaw(getAllRaw, about(""))).arrayBuffer());
  const counts = await Promise.all(RESCORE_FILTERS.map((filter) => callRoute(getCount, about(filter))));
  const list = TrajectoryPage.parse((await callRoute(getList, about("rescore:differs"))).body);
  const { facets } = TrajectoryFacets.parse((await callRoute(getFacets, about("rescore:differs"))).body);
  const report = RescoringReport.parse((await callRoute(getRescoring, as({ url: "/api/x?filter=", params }))).body);
  const narrowed = as({ url: "/api/x?filter=rescore_partial%3Ayes", params });

  return {
    details: NAMES.filter((_, at) => WORDS.every((word) => details[at]?.includes(word))),
    hints: NAMES.filter((_, at) => WORDS.some((word) => details[at]?.includes(word))),
    raws: NAMES.filter((_, at) => raws[at]?.status === 200),
    all: namesIn(all),
    counts: counts.map(({ body }) => TrajectoryCount.parse(body).count),
    list: NAMES.filter((name) => list.items.some(({ id }) => id === idOf(name))),
    facets: facets.verdict?.find(({ value }) => value === "agentic")?.count,
    report: [report.total, report.rescored, report.solved.low],
    narrowed: RescoringReport.parse((await callRoute(getRescoring, narrowed)).body).total,
    exported: (
      await callRoute(
        postExport,
        as({
          body: { corpus: corpus.extId, preset: "chat", filter: `rescore:differs -id:${idOf("other")}`, gzip: false },
        }),
      )
    ).status,
  };
}

function namesIn(gzip: Uint8Array): readonly Name[] {
  const text = gunzipSync(gzip).toString("utf8");

  return NAMES.filter((name) => text.includes(`"name":"${name}"`));
}

function openTo(names: readonly Name[], exported: number) {
  const count = names.length;

  return {
    ...{ details: names, hints: names, raws: names, all: names, list: names },
    ...{ counts: RESCORE_FILTERS.map(() => count), facets: count, report: [count, count, count], narrowed: count },
    exported,
  };
}

describe.each(["researcher", "lead"])("a %s", (role) => {
  test("is told the reward spec by every rollout while they review none blind", async () => {
    expect(await told(await given(), role)).toEqual(openTo(NAMES, 202));
  });

  test("is not told it by a rollout of the problem that they review blind, nor by one of a variant", async () => {
    const all = await given();
    await blindQueue(all);

    expect(await told(all, role)).toEqual(openTo(["other"], 409));
  });

  test("is told it by the others where the queue hides other things", async () => {
    const all = await given();
    await blindQueue(all, ["judge"]);

    const { details, raws, counts } = await told(all, role);

    expect(details).toEqual(NAMES);
    expect(raws).toEqual(["rollout", "variant", "other"]);
    expect(counts).toEqual([3, 3, 3, 3]);
  });
});

test("what was reviewed blind shows the reward spec again, and so do the others, once it is answered and opened", async () => {
  const all = await given();
  const queue = await blindQueue(all);
  await commitAnswers(owner, await givenLease(owner, queue), { structure: "agentic" });
  const detail = (name: Name) => callRaw(getOne, { params: { id: all.idOf(name) } }).then((answer) => answer.text());

  // The answer can still be taken back.
  expect(await detail("rollout")).not.toContain("PlantedReward");
  expect(await detail("reviewed")).toContain("PlantedReward");

  expect(await detail("rollout")).toContain("PlantedReward");
  expect(await detail("variant")).toContain("PlantedScorer");
});

test("problems without a query are no variants of each other", async () => {
  const all = await given();
  await db.problem.updateMany({ where: { corpusId: all.corpus.id }, data: { query: "", queryNorm: "" } });
  await blindQueue(all);

  expect((await told(all, "researcher")).details).toEqual(["variant", "other"]);
});
