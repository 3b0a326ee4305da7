import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LeaseAnswer } from "@/lib/contract/review-flow";
import { TrajectoryCount, TrajectoryFacets, TrajectoryPage } from "@/lib/contract/trajectories";
import { createDb } from "@/lib/db/client";
import { callRaw, callRoute, type TestRequest } from "@/lib/http/call-route";
import { givenPlanted, PLANTED, PLANTED_WORDS, TELLING_FILTERS } from "@/lib/http/fixtures/planted-trajectory";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { givenSample } from "@/lib/services/judge/given-sample";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { setStepLabel } from "@/lib/services/step-labels/set-step-label";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { POST as postPlan } from "./audit-samples/plan/route";
import { GET as getSamples } from "./audit-samples/route";
import { GET as getReveal } from "./commits/[id]/reveal/route";
import { GET as getCommentsForMe } from "./corpora/[id]/comments-for-me/route";
import { GET as getFunnel } from "./corpora/[id]/funnel/route";
import { GET as getJudgeReport } from "./corpora/[id]/judge/route";
import { GET as getGrid } from "./corpora/[id]/judge-by-verdict/route";
import { GET as getMultiJudge } from "./corpora/[id]/multi-judge/route";
import { GET as getRuns } from "./corpora/[id]/runs/route";
import { POST as postExport } from "./exports/route";
import { POST as postCommit } from "./leases/[id]/commit/route";
import { POST as postHeartbeat } from "./queues/[id]/heartbeat/route";
import { GET as getLastAnswer } from "./queues/[id]/last-answer/route";
import { POST as postLeases } from "./queues/[id]/leases/route";
import { GET as getProgress } from "./queues/[id]/progress/route";
import { GET as getQueue } from "./queues/[id]/route";
import { GET as getQueues, POST as postQueue } from "./queues/route";
import { GET as getRunJudgement } from "./runs/[id]/judgement/route";
import { PUT as putApproval } from "./trajectories/[id]/approval/route";
import { GET as getChunk } from "./trajectories/[id]/chunks/[chunk]/route";
import { GET as getComments } from "./trajectories/[id]/comments/route";
import { GET as getDifference } from "./trajectories/[id]/filter-difference/route";
import { GET as findText } from "./trajectories/[id]/find/route";
import { PUT as putGate } from "./trajectories/[id]/gate/route";
import { GET as getHistory } from "./trajectories/[id]/history/route";
import { GET as getHorizon } from "./trajectories/[id]/horizon/route";
import { PUT as putLabel } from "./trajectories/[id]/label/route";
import { GET as getLikeness } from "./trajectories/[id]/likeness/route";
import { GET as getNeighbours } from "./trajectories/[id]/neighbours/route";
import { GET as getOutline } from "./trajectories/[id]/outline/route";
import { GET as getRaw } from "./trajectories/[id]/raw/route";
import { GET as getRejudgements } from "./trajectories/[id]/rejudgements/route";
import { GET as getOne } from "./trajectories/[id]/route";
import { GET as getStepLabels } from "./trajectories/[id]/step-labels/route";
import { GET as getCount } from "./trajectories/count/route";
import { GET as getFacets } from "./trajectories/facets/route";
import { GET as getAllRaw } from "./trajectories/raw/route";
import { GET as getList } from "./trajectories/route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const WORDS = PLANTED_WORDS;
const corpus = await givenPlanted(db);
const [hidden = "", open = ""] = corpus.trajectories;
const { extId: run } = await db.run.findFirstOrThrow({ where: { corpusId: corpus.id } });
const version = await db.filterVersion.findFirstOrThrow({ where: { corpora: { some: { id: corpus.id } } } });
const versions = `/api/x?from=${version.extId}&to=${version.extId}`;
const lead = await givenContext(db, "lead");
const owner: Context = { db, person: await ensureOwner(db), now: () => new Date(), home: "/nonexistent" };

type Handler = Parameters<typeof callRaw>[0];
interface Call {
  readonly route: string;
  readonly handler: Handler;
  readonly request: TestRequest;
}

const params = { id: hidden };
const search = (more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ corpus: corpus.extId, ...more })}`;
const at = (path: string, more?: Readonly<Record<string, string>>): string => `/api/${path}${search(more)}`;

/** Every route of trajectories and queues that answers a read, as it is called about the hidden trajectory. */
const READS: readonly Call[] = [
  { route: "trajectories", handler: getList, request: { url: at("trajectories") } },
  {
    route: "trajectories",
    handler: getList,
    request: { url: at("trajectories", { filter: "verdict:sub_task", sort: "gate" }) },
  },
  { route: "trajectories", handler: getList, request: { url: at("trajectories", { filter: `id:${hidden}` }) } },
  { route: "trajectories/count", handler: getCount, request: { url: at("trajectories/count", { filter: "gate:2" }) } },
  { route: "trajectories/facets", handler: getFacets, request: { url: at("trajectories/facets") } },
  { route: "trajectories/facets", handler: getFacets, request: { url: at("trajectories/facets", { of: "process" }) } },
  { route: "trajectories/raw", handler: getAllRaw, request: { url: at("trajectories/raw") } },
  { route: "trajectories/[id]", handler: getOne, request: { params } },
  { route: "trajectories/[id]/outline", handler: getOutline, request: { params } },
  { route: "trajectories/[id]/chunks/[chunk]", handler: getChunk, request: { params: { ...params, chunk: "0" } } },
  { route: "trajectories/[id]/filter-difference", handler: getDifference, request: { url: versions, params } },
  { route: "trajectories/[id]/find", handler: findText, request: { url: "/api/x?text=Planted", params } },
  { route: "trajectories/[id]/history", handler: getHistory, request: { params } },
  { route: "trajectories/[id]/horizon", handler: getHorizon, request: { params } },
  { route: "trajectories/[id]/likeness", handler: getLikeness, request: { params } },
  {
    route: "trajectories/[id]/neighbours",
    handler: getNeighbours,
    request: { url: at("x", { sort: "gate" }), params },
  },
  { route: "trajectories/[id]/raw", handler: getRaw, request: { params } },
  { route: "trajectories/[id]/comments", handler: getComments, request: { params } },
  { route: "trajectories/[id]/rejudgements", handler: getRejudgements, request: { params } },
  { route: "trajectories/[id]/step-labels", handler: getStepLabels, request: { params } },
];

const ofCorpus = { id: corpus.extId };
const plain = { url: "/api/x", params: ofCorpus };
const whole = { ...plain, url: "/api/x?filter=&labels=all" };
/** What is read of a corpus, with the planted words that each holds for who reviews nothing blind. */
const CORPUS_READS: readonly (Call & { readonly holds: readonly string[] })[] = [
  {
    route: "corpora/[id]/judge",
    handler: getJudgeReport,
    request: whole,
    holds: ["PlantedJudgeModel", "PlantedRubric"],
  },
  { route: "corpora/[id]/runs", handler: getRuns, request: plain, holds: ["0.8765", "0.3217"] },
  { route: "corpora/[id]/comments-for-me", handler: getCommentsForMe, request: plain, holds: ["PlantedComment"] },
  { route: "corpora/[id]/multi-judge", handler: getMultiJudge, request: whole, holds: ["PlantedOtherModel"] },
  { route: "audit-samples", handler: getSamples, request: { url: at("audit-samples") }, holds: ["PlantedJudgeModel"] },
  {
    route: "audit-samples/plan",
    handler: postPlan,
    request: {
      body: {
        ...{ corpus: corpus.extId, filter: "", dimensions: ["judge_model"] },
        goal: { kind: "labels", labels: 1, halfWidth: 0.1 },
      },
    },
    holds: ["PlantedJudgeModel"],
  },
];
// What others say of it waits for who has worked on it.
await setStepLabel(owner, { id: hidden, step: 0, label: "good" });
const nobodyAsked = await givenContext(db, "annotator");
await givenSample(lead, corpus, {
  dimensions: ["judge_model"],
  draws: [{ stratum: "judge_model:PlantedJudgeModel", count: 1 }],
  reviewers: [nobodyAsked.person.extId],
});
// What is known is not drawn.
await db.gateLabel.updateMany({ where: { corpusId: corpus.id }, data: { blindGate: 4, blindFault: "judge" } });

const WRITES: readonly Call[] = [
  {
    route: "label",
    handler: putLabel,
    request: { method: "PUT", params, body: { label: "agentic", expectedVersion: 0 } },
  },
  { route: "gate", handler: putGate, request: { method: "PUT", params, body: { gate: 3, expectedVersion: 0 } } },
  {
    route: "approval",
    handler: putApproval,
    request: { method: "PUT", params, body: { approved: true, expectedVersion: 0 } },
  },
];

function aQueue(filter: string) {
  const questions = [{ kind: "structure", isRequired: true }];
  const named = { corpus: corpus.extId, name: randomUUID(), filter, questions, instructions: "" };

  return { ...named, mode: "assisted", hidden: [], overlap: 1, reviewers: [], priority: "oldest" };
}

function asRole(role: string, request: TestRequest): TestRequest {
  return { ...request, headers: { ...request.headers, cookie: `assay.acting_role=${role}` } };
}

async function textOf(role: string, { handler, request }: Call): Promise<string> {
  const response = await callRaw(handler, asRole(role, request));
  const bytes = Buffer.from(await response.arrayBuffer());

  return bytes.toString("utf8");
}

const foundIn = (text: string): string[] => WORDS.filter((word) => text.includes(word));

test("the scan covers every route of a trajectory that can be read", () => {
  const folder = join(import.meta.dirname, "trajectories");
  const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("route.ts") && !/(label|gate|approval|undo)\/route\.ts$/.test(path))
    .map((path) => join("trajectories", path).replace(/\/route\.ts$/, ""));

  expect(new Set(READS.map((call) => call.route))).toEqual(new Set(routes));
});

test("the planted words are there to be found while nobody reviews blind", async () => {
  const texts = await Promise.all(
    READS.filter((call) => !call.route.includes("raw")).map((call) => textOf("admin", call)),
  );

  // A look at the scan itself: every planted word is in some answer.
  expect(foundIn(texts.join("\n")).toSorted()).toEqual([...WORDS].toSorted());
});

test.each(CORPUS_READS)("$route tells of the row while nobody reviews blind", async (call) => {
  expect(foundIn(await textOf("admin", call))).toEqual(expect.arrayContaining([...call.holds]));
});

test("the figures of the run tell the judge's score while nobody reviews blind", async () => {
  const call = { route: "", handler: getRunJudgement, request: { params: { id: run } } };

  expect(await textOf("admin", call)).toContain("0.8765");
});

test.each(TELLING_FILTERS)("%s finds the row while nobody reviews it blind", async (filter) => {
  const { body } = await callRoute(getCount, asRole("admin", { url: at("x", { filter }) }));

  expect(TrajectoryCount.parse(body).count).toBe(1);
});

describe.each(["annotator", "researcher", "lead"])("while a %s reviews blind", (role) => {
  test("no answer holds a hidden word, and the item comes back whole once it is committed", async () => {
    const queue = await givenQueue(lead, corpus, {
      filter: `id:${hidden}`,
      priority: "disagreement",
      reviewers: role === "annotator" ? [] : [owner.person.extId],
      questions: [{ kind: "structure", isRequired: true }],
    });
    const body = { want: 2 };
    const leased = await textOf(role, { route: "", handler: postLeases, request: { params: { id: queue.id }, body } });
    const { items } = LeaseAnswer.parse(JSON.parse(leased));
    const [item] = items;
    if (!item) throw new Error("nothing leased");

    const others: readonly Call[] = [
      ...READS,
      ...CORPUS_READS,
      ...WRITES,
      { route: "", handler: getQueue, request: { params: { id: queue.id } } },
      { route: "", handler: getQueues, request: { url: at("queues") } },
      { route: "", handler: getProgress, request: { params: { id: queue.id } } },
      { route: "", handler: postHeartbeat, request: { params: { id: queue.id }, body: { leases: [item.lease] } } },
      { route: "", handler: getFunnel, request: { params: { id: corpus.extId } } },
      { route: "", handler: getGrid, request: { params: { id: corpus.extId } } },
      { route: "", handler: getRunJudgement, request: { params: { id: run } } },
      {
        route: "",
        handler: postExport,
        request: { body: { corpus: corpus.extId, preset: "chat", filter: "", gzip: false } },
      },
    ];
    const texts = await Promise.all(others.map((call) => textOf(role, call)));
    expect(foundIn(leased)).toEqual([]);
    expect(
      others
        .map(({ handler: _, ...call }, index) => ({ ...call, found: foundIn(texts[index] ?? "") }))
        .filter((call) => call.found.length > 0),
    ).toEqual([]);
    expect(item.why).toBe("Next in the order of this queue.");
    expect(item.detail.outline.steps[0]?.flags).toEqual(["error"]);

    const page = TrajectoryPage.parse((await callRoute(getList, asRole(role, { url: at("trajectories") }))).body);
    expect(page.items.map((row) => row.id)).toEqual([open]);
    expect(page.leftOut).toEqual({ value: 1, isCapped: false });
    const { facets } = TrajectoryFacets.parse((await callRoute(getFacets, asRole(role, { url: at("x") }))).body);
    expect(facets.verdict?.find((value) => value.value === "sub_task")?.count).toBe(0);
    // The number left out is the same under any filter, and no filter finds the row: else it would say what matches.
    for (const filter of TELLING_FILTERS) {
      const { body: count } = await callRoute(getCount, asRole(role, { url: at("x", { filter }) }));
      expect(TrajectoryCount.parse(count), filter).toEqual({ count: 0, leftOut: { value: 1, isCapped: false } });
    }
    // Nor is a queue made of it: that it comes about would say so.
    for (const filter of TELLING_FILTERS) {
      const { status } = await callRoute(postQueue, asRole(role, { body: aQueue(filter) }));
      expect(status, filter).toBe(role === "lead" ? 422 : 403);
    }
    const { body: rest } = await callRoute(getCount, asRole(role, { url: at("x", { filter: "-disputed:yes" }) }));
    expect(TrajectoryCount.parse(rest)).toEqual({ count: 1, leftOut: { value: 1, isCapped: false } });

    const commit = randomUUID();
    const answered = await callRoute(
      postCommit,
      asRole(role, {
        params: { id: item.lease },
        body: { commit, questionVersion: 1, answers: { structure: "agentic" }, dwellMs: 1 },
      }),
    );
    expect(answered.body).toMatchObject({ status: "committed" });
    // The answer can still be taken back: until it is opened, no list, history or record may show what it was blind for.
    const unopened = READS.filter((call) => call.route !== "trajectories/[id]");
    const since = await Promise.all(unopened.map((call) => textOf(role, call)));
    expect(unopened.filter((_, index) => foundIn(since[index] ?? "").length > 0).map((call) => call.route)).toEqual([]);
    const last = await textOf(role, { route: "", handler: getLastAnswer, request: { params: { id: queue.id } } });
    expect([last.includes(commit), foundIn(last)]).toEqual([true, []]);
    const reveal = await textOf(role, { route: "", handler: getReveal, request: { params: { id: commit } } });
    const shown = [...PLANTED.judge, ...PLANTED.verdict, "0.4321", ...(role === "annotator" ? [] : PLANTED.reward)];
    expect(shown.filter((word) => !reveal.includes(word))).toEqual([]);
    expect(await textOf(role, { route: "", handler: getList, request: { url: at("trajectories") } })).toContain(
      "PlantedRule",
    );
  });
});
