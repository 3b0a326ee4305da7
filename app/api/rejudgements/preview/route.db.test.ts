import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { callRaw, callRoute, type TestRequest } from "@/lib/http/call-route";
import { givenPlanted, PLANTED_WORDS, TELLING_FILTERS, TELLING_OF_FEW } from "@/lib/http/fixtures/planted-trajectory";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { POST as previewApproval } from "../../approvals/preview/route";
import { POST as previewQueue } from "../../queues/preview/route";
import { GET as getCount } from "../../trajectories/count/route";
import { POST as previewRejudge } from "./route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

// Nothing asks it.
process.env["ASSAY_JUDGE_BASE_URL"] = "http://127.0.0.1:9/v1";
process.env["ASSAY_JUDGE_MODEL"] = "any";

const corpus = await givenPlanted(db);
const [hidden = "", open = ""] = corpus.trajectories;
await db.gateLabel.updateMany({ where: { corpusId: corpus.id }, data: { blindGate: 4, blindFault: "judge" } });
const FILTERS = [...TELLING_FILTERS, ...TELLING_OF_FEW];

/** What would be done to the rows of a filter is told before it is done. */
const PREVIEWS = [
  { name: "rejudgements", handler: previewRejudge, more: { endpoint: "environment" } },
  { name: "approvals", handler: previewApproval, more: { approved: true } },
  { name: "queues", handler: previewQueue, more: {} },
] as const;

const asRole = (role: string, request: TestRequest): TestRequest => ({
  ...request,
  headers: { cookie: `assay.acting_role=${role}` },
});
const Matching = z.object({ matching: z.int() });
type Preview = (typeof PREVIEWS)[number];

async function matchingOf(role: string, { handler, more }: Preview, filter: string): Promise<number | "refused"> {
  const { status, body } = await callRoute(handler, asRole(role, { body: { corpus: corpus.extId, filter, ...more } }));

  return status === 403 ? "refused" : Matching.parse(body).matching;
}

async function countOf(role: string, filter: string): Promise<unknown> {
  const url = `/api/x?${new URLSearchParams({ corpus: corpus.extId, filter })}`;
  const { status, body } = await callRoute(getCount, asRole(role, { url }));

  return status === 403 ? "refused" : body;
}

async function textOf(role: string, { handler, more }: Preview, filter: string): Promise<string> {
  const response = await callRaw(handler, asRole(role, { body: { corpus: corpus.extId, filter, ...more } }));

  return response.text();
}

const seen = await Promise.all(
  FILTERS.map(async (filter) => [
    filter,
    ...(await Promise.all(PREVIEWS.map((preview) => matchingOf("admin", preview, filter)))),
    await countOf("admin", filter),
  ]),
);
const shown = await textOf("admin", PREVIEWS[1], `id:${hidden}`);
const { extId: owner } = await ensureOwner(db);
await givenQueue(await givenContext(db, "lead"), corpus, {
  ...{ filter: `id:${hidden}`, reviewers: [owner], overlap: 1 },
  questions: [{ kind: "structure", isRequired: true }],
});

test("every filter finds the row while nobody reviews it blind, and a preview shows it", () => {
  expect(seen).toEqual(FILTERS.map((filter) => [filter, 1, 1, 1, { count: 1 }]));
  expect(shown).toContain(hidden);
});

describe.each(PREVIEWS)("a preview of $name", (preview) => {
  test("counts nothing of what a lead reviews blind and shows nothing of it", async () => {
    const counts = await Promise.all(FILTERS.map((filter) => matchingOf("lead", preview, filter)));
    const texts = await Promise.all(["", ...FILTERS].map((filter) => textOf("lead", preview, filter)));

    expect(counts).toEqual(FILTERS.map(() => 0));
    expect(await matchingOf("lead", preview, "")).toBe(1);
    expect(await matchingOf("lead", preview, `id:${open}`)).toBe(1);
    expect([...PLANTED_WORDS, hidden].filter((word) => texts.some((text) => text.includes(word)))).toEqual([]);
  });

  test.each(["annotator", "researcher"])("is refused to a %s", async (role) => {
    expect(await matchingOf(role, preview, "")).toBe("refused");
  });
});

test.each(TELLING_OF_FEW)(
  "%s tells a blind reviewer nothing, and an annotator not even that it exists",
  async (filter) => {
    expect(await countOf("researcher", filter)).toEqual({ count: 0, leftOut: { value: 1, isCapped: false } });
    expect(await countOf("annotator", filter)).toBe("refused");
  },
);
