import { afterAll, describe, expect, test } from "vitest";
import { TrajectoryFacets } from "@/lib/contract/trajectories";
import { createDb } from "@/lib/db/client";
import type { Facet } from "@/lib/domain/table-fields";
import { withoutTerms } from "@/lib/query/toggle-term";
import { type GivenMetrics, givenMetrics } from "@/lib/services/measures/given-metrics";
import { countTrajectories } from "./count-trajectories";
import { type GivenTrajectory, givenContext, givenCorpus } from "./given-corpus";
import { listFacets } from "./list-facets";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const agent = `cart ${Math.random()}`;
const rows: GivenTrajectory[] = [
  {
    verdict: "agentic",
    bucket: "shop",
    gate: 5,
    outcome: "success",
    rejects: 0,
    unseen: 0,
    run: "night 1",
    agent,
    approved: true,
  },
  {
    verdict: "agentic",
    bucket: "shop",
    gate: 1,
    outcome: "fail",
    rejects: 0b11,
    unseen: 2,
    run: "night 1",
    label: "reject",
  },
  { verdict: "sub_task", bucket: null, gate: null, outcome: "fail", rejects: 0b10, unseen: 9, run: 'a "b" none' },
  { verdict: "review", bucket: "none", unseen: 3, run: "none", format: "chat" },
];

async function facetsOf(corpus: string, filter: string): Promise<TrajectoryFacets["facets"]> {
  return TrajectoryFacets.parse(await listFacets(await givenContext(db), { corpus, filter })).facets;
}

function counts(facets: TrajectoryFacets["facets"], facet: Facet): Record<string, number> {
  return Object.fromEntries((facets[facet] ?? []).map((value) => [value.value, value.count]));
}

test.each([
  "",
  "verdict:agentic",
  "bucket:shop unseen:>0",
  "-approved:yes",
  "reject:R2 gate:none run:none",
  "rejects:0",
])("with the filter %j every value counts what choosing it instead would list", async (filter) => {
  const ctx = await givenContext(db);
  const corpus = (await givenCorpus(db, rows)).extId;

  const facets = await facetsOf(corpus, filter);

  for (const [facet, values] of Object.entries(facets)) {
    const rest = withoutTerms(filter, [facet === "rejects" ? "reject" : facet]);
    for (const { term, count } of values) {
      const listed = await countTrajectories(ctx, { corpus, filter: `${rest} ${term}` });
      expect(count, `${facet} ${term} beside “${filter}”`).toBe(listed.count);
    }
  }
});

test("names that differ in capital letters alone are one value, and count what their term lists", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    ...["Web", "web", "web", "WEB"].map((name) => ({ bucket: name, run: `${name} 1`, agent: `${name} ${agent}` })),
    { bucket: null, run: "other", agent: null },
  ]);

  const facets = await facetsOf(corpus.extId, "");

  expect(counts(facets, "bucket")).toEqual({ web: 4, none: 1 });
  expect(counts(facets, "run")).toEqual({ "web 1": 4, other: 1 });
  expect(counts(facets, "agent")).toEqual({ [`web ${agent}`]: 4, none: 1 });
  for (const { term, count } of [facets.bucket, facets.run, facets.agent].flatMap((values) => values ?? []))
    expect((await countTrajectories(ctx, { corpus: corpus.extId, filter: term })).count, term).toBe(count);
});

test("a name that the filter writes with other letters of its alphabet is the value that it lists", async () => {
  // A sigma at the end of a word has a form of its own; lower() of the database makes none of it.
  const corpus = (await givenCorpus(db, [{ bucket: "ΟΔΟΣ" }, { bucket: "ΟΔΟΣ" }, { bucket: "οδος" }])).extId;

  expect(counts(await facetsOf(corpus, 'bucket:"οδοσ"'), "bucket")).toEqual({ ΟΔΟΣ: 2, οδος: 1 });
});

test("a facet ignores its own terms and obeys those of the others", async () => {
  const corpus = (await givenCorpus(db, rows)).extId;

  const facets = await facetsOf(corpus, "verdict:agentic");

  expect(counts(facets, "verdict")).toEqual({ agentic: 2, sub_task: 1, review: 1, insufficient_evidence: 0 });
  expect(counts(facets, "outcome")).toEqual({ success: 1, partial: 0, fail: 1, unscored: 0 });
});

test("a row with several rejects counts for each of them", async () => {
  const corpus = (await givenCorpus(db, rows)).extId;

  expect(counts(await facetsOf(corpus, ""), "rejects")).toEqual({ R1: 1, R2: 2, R3: 0, R4: 0, R5: 0, none: 2 });
});

test("rows without a shop are counted apart from those without unseen ids", async () => {
  const corpus = (await givenCorpus(db, [{ unseen: null }, { unseen: null }, { unseen: 0 }, { unseen: 4 }])).extId;

  expect(counts(await facetsOf(corpus, ""), "unseen")).toEqual({ "0": 1, "1..2": 0, "3..": 1, none: 2 });
});

test("a value that the filter names stays in the list with a count of zero", async () => {
  const corpus = (await givenCorpus(db, rows)).extId;

  const facets = await facetsOf(corpus, 'run:"night 1" verdict:review');

  expect(facets.run?.[0]).toMatchObject({ value: "night 1", count: 0 });
});

test("more values than fit are counted as unlisted", async () => {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: 130 }, (_, index) => ({ run: `run ${index}` })),
  );

  const { facets, unlisted } = await listFacets(await givenContext(db), { corpus: corpus.extId, filter: "" });

  expect(facets.run).toHaveLength(100);
  expect(unlisted).toEqual({ run: 30 });
});

describe("how agents went about it", () => {
  const measured: GivenMetrics[] = [
    {
      repeated: 3,
      searches: 4,
      empty: 2,
      recovered: false,
      verified: false,
      protocol: "several",
      ungrounded: "unseen",
    },
    { repeated: 0, searches: 1, empty: 0, verified: true, protocol: "kept", ungrounded: "no", voucher: "right" },
    {},
  ];

  async function givenMeasured(): Promise<string> {
    const corpus = await givenCorpus(db, rows);
    await givenMetrics(db, corpus, measured);

    return corpus.extId;
  }

  test.each(["", "verdict:agentic", "verified:yes repeated:0", "-protocol:several", "protocol:none"])(
    "with the filter %j every value counts what choosing it instead would list",
    async (filter) => {
      const ctx = await givenContext(db);
      const corpus = await givenMeasured();

      const { facets } = await listFacets(ctx, { corpus, filter, of: "process" });

      expect(Object.keys(facets)).toEqual(expect.arrayContaining(["protocol"]));
      for (const [facet, values] of Object.entries(facets)) {
        const rest = withoutTerms(filter, [facet]);
        for (const { term, count } of values) {
          const listed = await countTrajectories(ctx, { corpus, filter: `${rest} ${term}` });
          expect(count, `${facet} ${term} beside “${filter}”`).toBe(listed.count);
        }
      }
    },
  );

  test("what is not known is apart from none, and a measure that no row has is left out", async () => {
    const { facets } = await listFacets(await givenContext(db), {
      corpus: await givenMeasured(),
      filter: "",
      of: "process",
    });

    expect(counts(facets, "repeated")).toEqual({ ">0": 1, "0": 1, none: 2 });
    expect(counts(facets, "protocol")).toMatchObject({ kept: 1, several: 1, no_recommendation: 0, none: 2 });
    expect(facets.unclaimed).toBeUndefined();
    expect(facets.verdict).toBeUndefined();
  });

  test("a measure that the filter names stays, also where no row has it", async () => {
    const { facets } = await listFacets(await givenContext(db), {
      corpus: await givenMeasured(),
      filter: "unclaimed:>0",
      of: "process",
    });

    expect(counts(facets, "unclaimed")).toEqual({ ">0": 0, "0": 0, none: 4 });
  });
});
