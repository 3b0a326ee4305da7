import { afterAll, describe, expect, test } from "vitest";
import { ProblemDetail, ProblemMatrix, RolloutPage } from "@/lib/contract/problems";
import { createDb } from "@/lib/db/client";
import { callRaw, type TestRequest } from "@/lib/http/call-route";
import { givenPlanted, PLANTED, PLANTED_WORDS } from "@/lib/http/fixtures/planted-trajectory";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { GET as getTable } from "../../corpora/[id]/problems/csv/route";
import { GET as getMatrix } from "../../corpora/[id]/problems/route";
import { GET as getRollouts } from "./rollouts/route";
import { GET as getProblem } from "./route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "lead");
const owner = await ensureOwner(db);

/** A corpus of a success with the planted words and a plain failure of another problem. */
async function given() {
  const corpus = await givenPlanted(db);
  const [hidden = ""] = corpus.trajectories;
  await db.$executeRaw`update trajectory set outcome = 'success' where ext_id = ${hidden}::uuid`;
  const [problem, other] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { query: "asc" } });
  if (!problem || !other) throw new Error("The planted corpus has two problems.");
  const of = { corpusId: corpus.id, clusterId: problem.id };
  await db.problemCluster.createMany({ data: [problem, other].map(({ id }) => ({ ...of, problemId: id })) });

  return { corpus, hidden, problem, other };
}

type Given = Awaited<ReturnType<typeof given>>;

async function textOf(handler: Parameters<typeof callRaw>[0], role: string, request: TestRequest): Promise<string> {
  const headers = { cookie: `assay.acting_role=${role}` };

  return (await callRaw(handler, { ...request, headers })).text();
}

async function answers(role: string, { corpus, problem }: Given) {
  const ofCorpus = { params: { id: corpus.extId } };
  const ofProblem = { params: { id: problem.extId } };

  return {
    matrix: await textOf(getMatrix, role, { url: "/api/x", ...ofCorpus }),
    solved: await textOf(getMatrix, role, { url: "/api/x?filter=outcome:success", ...ofCorpus }),
    table: await textOf(getTable, role, { url: "/api/x", ...ofCorpus }),
    detail: await textOf(getProblem, role, ofProblem),
    rollouts: await textOf(getRollouts, role, { url: "/api/x", ...ofProblem }),
  };
}

const foundIn = (texts: Readonly<Record<string, string>>): string[] =>
  PLANTED_WORDS.filter((word) => Object.values(texts).some((text) => text.includes(word)));

test("who reviews nothing blind is told the outcome, the judge, the verdict, the attribution and the reward spec", async () => {
  const all = await given();

  const texts = await answers("researcher", all);

  const detail = ProblemDetail.parse(JSON.parse(texts.detail));
  expect(detail).toMatchObject({ rollouts: 1, blindRollouts: 0, reward: { id: PLANTED.reward[0] } });
  expect(detail.cluster).toEqual({ id: all.problem.extId, problems: 2 });
  expect(detail.runs).toMatchObject([{ rollouts: 1, successes: 1 }]);
  expect(RolloutPage.parse(JSON.parse(texts.rollouts)).items).toMatchObject([
    {
      outcome: { level: "success" },
      judge: { score: 0.8765, gate: 2 },
      verdict: "sub_task",
      rejects: ["R3"],
      label: { value: "sub_task", by: "PlantedPeer" },
      steps: [{ kind: "search", attribution: ["code"], flags: ["unseen_id", "error", "reject"] }],
      hidden: [],
    },
  ]);
  expect(ProblemMatrix.parse(JSON.parse(texts.solved)).items).toMatchObject([{ rollouts: 1, successes: 1 }]);
});

test("an annotator is not told a reward spec, nor a leak cluster", async () => {
  const texts = await answers("annotator", await given());

  const detail = ProblemDetail.parse(JSON.parse(texts.detail));
  expect(detail.rewardHidden).toBe("role");
  expect(detail).not.toHaveProperty("reward");
  expect(detail).not.toHaveProperty("cluster");
  expect(foundIn(texts).filter((word) => PLANTED.reward.some((planted) => planted === word))).toEqual([]);
});

describe.each(["annotator", "researcher", "lead"])("while a %s reviews a rollout blind", (role) => {
  const blind = async (): Promise<Given> => {
    const all = await given();
    const reviewers = role === "annotator" ? [] : [owner.extId];
    await givenQueue(lead, all.corpus, {
      filter: `id:${all.hidden}`,
      reviewers,
      questions: [{ kind: "structure", isRequired: true }],
    });
    return all;
  };

  test("no answer about its problem holds what the queue hides", async () => {
    const all = await blind();

    const texts = await answers(role, all);

    expect(foundIn(texts)).toEqual([]);
    const detail = ProblemDetail.parse(JSON.parse(texts.detail));
    expect(detail).toMatchObject({ rollouts: 1, blindRollouts: 1, runs: [] });
    expect(detail.rewardHidden).toBe(role === "annotator" ? "role" : "blind");
    expect(detail).not.toHaveProperty("reward");
    expect(detail).not.toHaveProperty("voucher");
    expect(detail).not.toHaveProperty("cluster");
    const [row] = RolloutPage.parse(JSON.parse(texts.rollouts)).items;
    expect(row?.steps).toMatchObject([{ kind: "search", attribution: [], flags: ["error"] }]);
    for (const name of ["outcome", "judge", "verdict", "rejects", "label"]) expect(row).not.toHaveProperty(name);
  });

  test("the rollout counts in no figure, and no filter or order finds it", async () => {
    const { corpus, problem, other } = await blind();
    const matrix = async (search: string) =>
      ProblemMatrix.parse(
        JSON.parse(await textOf(getMatrix, role, { url: `/api/x?${search}`, params: { id: corpus.extId } })),
      );

    expect((await matrix("")).items.map(({ id }) => id)).toEqual([other.extId]);
    for (const filter of ["outcome:success", "verdict:sub_task", "gate:2", `problem:${problem.extId}`]) {
      const found = await matrix(`filter=${encodeURIComponent(filter)}`);
      expect(found.items, filter).toEqual([]);
      expect(found.summary, filter).toMatchObject({ problems: 0, leftOut: { value: 1, isCapped: false } });
    }
  });

  test("nor is the reward spec of a problem with the same query told, whose rollouts nobody reviews", async () => {
    const { problem, other } = await blind();
    await db.problem.update({
      where: { id: other.id },
      data: { queryNorm: problem.queryNorm, reward: { id: "VariantReward" } },
    });

    const text = await textOf(getProblem, role, { params: { id: other.extId } });

    expect(text).not.toContain("VariantReward");
    expect(ProblemDetail.parse(JSON.parse(text)).sameQuery[0]).toMatchObject({
      ...{ id: problem.extId, rollouts: 0, successes: 0 },
    });
  });
});
