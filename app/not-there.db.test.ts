import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ReactNode } from "react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import AdjudicationLayout from "./adjudicate/[queueId]/layout";
import ClusterLayout from "./clusters/[id]/layout";
import FilterLayout from "./filters/[version]/layout";
import ImportLayout from "./imports/[id]/layout";
import ProblemLayout from "./problems/[id]/layout";
import QueueLayout from "./queues/[id]/layout";
import ReleaseLayout from "./releases/[id]/layout";
import SplitLayout from "./splits/[id]/layout";
import TrajectoryPage from "./trajectories/[id]/page";

// What Next knows of a request; everything behind it is real.
let accept = "text/html";
let cookie = "";
let address = "/";
vi.mock("next/headers", () => ({ headers: async () => new Headers({ accept, cookie, "x-page-path": address }) }));

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
beforeEach(() => {
  accept = "text/html";
  cookie = "";
  address = "/";
});

type Part = (id: string) => Promise<ReactNode>;
const children = "the page";
const within =
  (layout: (props: { children: ReactNode; params: Promise<{ id: string }> }) => Promise<ReactNode>): Part =>
  (id) =>
    layout({ children, params: Promise.resolve({ id }) });
const PARTS: Readonly<Record<string, Part>> = {
  "/adjudicate/[queueId]": (queueId) => AdjudicationLayout({ children, params: Promise.resolve({ queueId }) }),
  "/clusters/[id]": within(ClusterLayout),
  "/filters/[version]": (version) => FilterLayout({ children, params: Promise.resolve({ version }) }),
  "/imports/[id]": within(ImportLayout),
  "/problems/[id]": within(ProblemLayout),
  "/queues/[id]": within(QueueLayout),
  "/releases/[id]": within(ReleaseLayout),
  "/splits/[id]": within(SplitLayout),
  "/trajectories/[id]": (id) => TrajectoryPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) }),
};
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
/** How Next is told to answer with this status. */
const NOT_FOUND = { digest: "NEXT_HTTP_ERROR_FALLBACK;404" };

test.each(Object.entries(PARTS))("%s answers 404 for an id that nothing has, and for what is none", async (_, part) => {
  await expect(part(UNKNOWN)).rejects.toMatchObject(NOT_FOUND);
  await expect(part("cut-short")).rejects.toMatchObject(NOT_FOUND);
});

test.each(Object.entries(PARTS))(
  "%s leaves a browser that goes from screen to screen to ask by itself",
  async (_, part) => {
    accept = "*/*";

    expect(await part(UNKNOWN)).toBeTruthy();
  },
);

test("what is there is shown, and nothing else in place of what is not", async () => {
  const { id: corpusId, trajectories } = await givenCorpus(db, [{}]);
  const { extId: problem } = await db.problem.findFirstOrThrow({ where: { corpusId } });
  const { extId: version, hash } = await db.filterVersion.create({
    data: { name: "a version", hash: "c0ffee", thresholds: DEFAULT_THRESHOLDS, reason: "test", author: "test" },
  });

  expect(await PARTS["/problems/[id]"]?.(problem)).toBe(children);
  expect(await PARTS["/clusters/[id]"]?.(problem)).toBe(children);
  for (const named of ["active", version, hash]) expect(await PARTS["/filters/[version]"]?.(named)).toBe(children);
  await expect(PARTS["/filters/[version]"]?.("c0ff")).rejects.toMatchObject(NOT_FOUND);
  expect(await PARTS["/trajectories/[id]"]?.(trajectories[0] ?? "")).toBeTruthy();
});

test("the key of a problem leads to it, in the corpus of the address or the newest that has it", async () => {
  const key = crypto.randomUUID();
  const [one, other] = [await givenCorpus(db, [{}]), await givenCorpus(db, [{}])];
  const problems = await Promise.all(
    [one, other].map(({ id: corpusId }) =>
      db.problem.create({ data: { corpusId, key, query: "", queryNorm: "" }, select: { extId: true } }),
    ),
  );
  const at = (search: string) => {
    address = `/problems/${key}${search}`;
    return PARTS["/problems/[id]"]?.(key);
  };
  const leadsTo = (to: string) => ({ digest: expect.stringContaining(`;${to};`) });

  await expect(at(`?corpus=${other.extId}&compare=x`)).rejects.toMatchObject(
    leadsTo(`/problems/${problems[1]?.extId}?corpus=${other.extId}&compare=x`),
  );
  await expect(at("")).rejects.toMatchObject(leadsTo(`/problems/${problems[1]?.extId}?corpus=${other.extId}`));
  await db.problem.delete({ where: { extId: problems[1]?.extId ?? "" } });
  await expect(at("")).rejects.toMatchObject(leadsTo(`/problems/${problems[0]?.extId}?corpus=${one.extId}`));
  await expect(PARTS["/problems/[id]"]?.("a%00b%")).rejects.toMatchObject(NOT_FOUND);
  await expect(PARTS["/problems/[id]"]?.("a%00b")).rejects.toMatchObject(NOT_FOUND);
});

test.each(["/releases/[id]", "/splits/[id]"])(
  "%s tells whose role may not see it nothing of what is there",
  async (path) => {
    cookie = "assay.acting_role=annotator";

    expect(await PARTS[path]?.(UNKNOWN)).toBe(children);
  },
);

test("a page begins once it is known to be there, before what it shows is read", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const { id: corpusId } = corpus;
  const ctx = await givenContext(db, "lead");
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpusId } });
  const { extId: problem } = await db.problem.findFirstOrThrow({ where: { corpusId } });
  const { extId: imported } = await db.import.findFirstOrThrow({ where: { corpusId } });
  const shares = { train: 1, validation: 0, test: 0, never_touch: 0 };
  const made = { corpusId, name: "one", note: "", personId: ctx.person.id };
  const split = await db.split.create({ data: { ...made, seed: 1, shares, strata: [], weigh: "problems" } });
  const recipe = {
    ...{ preset: "sft", options: {}, formats: ["jsonl"], split: split.extId, pools: ["train"], filter: "", caps: {} },
    ...{ labelsAsOf: "", filterVersion: problem, shardBytes: 1_000_000, licence: "mit" },
  };
  const release = await db.release.create({ data: { ...made, number: 1, recipe, splitId: split.id, filterVersionId } });
  const queue = await givenQueue(ctx, corpus);
  const ids = {
    ...{ "/splits/[id]": split.extId, "/problems/[id]": problem, "/clusters/[id]": problem, "/imports/[id]": imported },
    ...{ "/releases/[id]": release.extId, "/queues/[id]": queue.id, "/adjudicate/[queueId]": queue.id },
  };

  await db.$transaction(
    async (tx) => {
      // Whoever reads what the pages show waits for these.
      await tx.$executeRaw(sql`lock table trajectory, split_pool, release_member, import_file, queue_item`);
      for (const [path, id] of Object.entries(ids)) {
        const late = delay(2000, "late", { ref: false });
        expect(await Promise.race([PARTS[path]?.(id), late]), path).toBe(children);
      }
    },
    { timeout: 30_000 },
  );
});

test("each page of one thing is among them, and nothing above it sends its status before it is known", () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((path) =>
    // The tokens of these two are told of in words.
    /^(?!api|invite|reset).*\[\w+\]\/page\.tsx$/.test(path),
  );

  expect(found.map((path) => `/${dirname(path)}`).toSorted()).toEqual(Object.keys(PARTS));
  for (const path of found) {
    const folder = join(import.meta.dirname, dirname(path));
    const holds = [join(folder, "layout.tsx"), join(folder, "page.tsx")].find((file) => existsSync(file)) ?? "";
    expect(readFileSync(holds, "utf8"), path).toContain("requireThere(");
    expect(existsSync(join(dirname(folder), "loading.tsx")), path).toBe(false);
  }
});
