import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { anEnvelope, db, givenFile, home, imported } from "@/lib/services/imports/fixtures/given-import";
import { givenMetrics } from "@/lib/services/measures/given-metrics";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("filter");
beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

async function givenVersion(agenticShare: number): Promise<string> {
  const name = `share ${agenticShare} ${randomUUID()}`;
  const thresholds = { ...DEFAULT_THRESHOLDS, agenticShare };
  await db.filterVersion.create({ data: { name, hash: name, thresholds, reason: "test", author: "test" } });

  return name;
}

async function givenLabelled() {
  const rule = { verdict: "agentic", rule: "share_at_least_agentic", label: "sub_task" } as const;
  const corpus = await givenCorpus(db, [rule, rule]);
  const signals = { unclaimed: 0, model: 7, code: 3, rewritten: 1 };
  await givenMetrics(db, corpus, [signals, signals]);

  return corpus;
}

describe("filter explain", () => {
  test("says which threshold decides", async () => {
    const { trajectories } = await givenLabelled();
    const [from, to] = [await givenVersion(0.9), await givenVersion(0.6)];

    const text = await assay("filter", "explain", trajectories[0] ?? "", "--from", from, "--to", to);
    const json = await assay("filter", "explain", trajectories[0] ?? "", "--from", from, "--to", to, "--json");

    expect([text.code, text.err]).toEqual([0, ""]);
    expect(text.out).toMatch(/^The verdict goes from review to agentic, because of Agentic share 0.9 → 0.6\./);
    expect(text.out).toMatch(/Agentic share +0.9 +0.6 +decides\n/);
    expect(JSON.parse(json.out)).toMatchObject({ isSame: false, thresholds: [{ decides: true }] });
  });

  test("explains thresholds that nobody saved", async () => {
    const { trajectories } = await givenLabelled();
    const name = await givenVersion(0.9);
    const asked = ["filter", "explain", trajectories[0] ?? "", "--from", name, "--to", name, "--set"];

    const { code, out } = await assay(...asked, "agenticShare=0.6");

    expect([code, out]).toEqual([0, expect.stringMatching(/^The verdict goes from review to agentic/)]);
    expect(out).toContain(`draft over ${name}`);
    expect((await assay(...asked, "agenticShare=2")).code).toBe(2);
  });

  test("names a version that there is not", async () => {
    const { code, err } = await assay("filter", "explain", randomUUID(), "--from", "nothing", "--to", "nothing");

    expect([code, err]).toEqual([3, expect.stringContaining("There is no filter version “nothing”.")]);
  });

  test("asks for an id", async () => {
    expect((await assay("filter", "explain", "--from", "a", "--to", "b")).code).toBe(2);
  });
});

test("filter disputes lists the rules with the text of their rows", async () => {
  const corpus = await givenLabelled();

  const asked = ["filter", "disputes", "--corpus", corpus.name, "--all-labels"];
  const text = await assay(...asked);
  const json = await assay(...asked, "--json");

  expect(text.out).toContain(": 2 labels of people.\n");
  expect([text.code, text.err]).toEqual([0, ""]);
  expect(text.out).toContain("of the rows that share “Code rewrote the arguments”, people call 2 of 2 sub-task.");
  expect(text.out).toContain("2 in the corpus: rule:share_at_least_agentic rejects:0 rewritten:>0");
  expect(text.out).toContain("Too few to say: it rests on 2 of at least 10 labels.");
  expect(JSON.parse(json.out)).toMatchObject({ labelled: 2, items: [{ fact: "rewritten", rows: 2 }] });
});

test("filter disputes says how intervals are made, and beside each on how few agent versions it rests", async () => {
  const row = { verdict: "agentic", rule: "share_at_least_agentic", label: "sub_task", agent: "harbor" } as const;
  const corpus = await givenCorpus(db, Array(12).fill(row));
  await givenMetrics(db, corpus, Array(12).fill({}));

  const { out } = await assay("filter", "disputes", "--corpus", corpus.name, "--all-labels");
  const help = await assay("filter", "disputes", "--help");

  expect(out).toMatch(
    /; otherwise 0\.\d{4} to 1\.0000 over problems alone\n {2}It rests on 1 agent version only, so it holds for that one\.\n/,
  );
  expect(help.out).toContain("by Wilson’s formula over problems and agent versions together");
});

test("filter disputes counts blind labels alone, and says how many others there are and what counts them", async () => {
  const corpus = await givenLabelled();
  const asked = ["filter", "disputes", "--corpus", corpus.name];

  const { code, out } = await assay(...asked);

  expect(code).toBe(0);
  expect(out).toMatch(
    /: No label here was given blind; 2 were given where the filter’s verdict could be seen\. --all-labels counts them, too\.\n$/,
  );
  const json = await assay(...asked, "--json");
  expect(JSON.parse(json.out)).toMatchObject({ labels: "blind", labelled: 0, notBlind: 2, items: [] });
});

test("filter disputes says that there is nothing to dispute where the filter left all labelled rows open", async () => {
  const corpus = await givenCorpus(db, [{ verdict: "review", rule: "share_between", label: "sub_task" }]);
  await givenMetrics(db, corpus, [{}]);

  const { out } = await assay("filter", "disputes", "--corpus", corpus.name, "--all-labels");

  expect(out).toContain("The filter left the only labelled row open");
  expect(out).not.toContain("People agree");
});

test.each(["--filter-version", "--base"])("filter disputes takes its version by %s", async (option) => {
  const [corpus, version] = [await givenLabelled(), await givenVersion(0.9)];

  const { out } = await assay("filter", "disputes", "--corpus", corpus.name, option, version, "--json");

  expect(JSON.parse(out)).toMatchObject({ version: { name: version } });
});

describe("filter rederive", () => {
  async function givenRecords(): Promise<{ corpus: string; id: number }> {
    const corpus = `corpus ${randomUUID()}`;
    await imported([await givenFile("a.jsonl", `${anEnvelope()}\n${anEnvelope()}`)], { corpus });

    return { corpus, id: (await db.corpus.findUniqueOrThrow({ where: { name: corpus } })).id };
  }

  test("exits with 0 when nothing differs", async () => {
    const { corpus } = await givenRecords();

    const { code, out, err } = await assay("filter", "rederive", "--corpus", corpus);

    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /2 trajectories derived anew, 45 columns each .*\nCompared without it: 2\. The measures .*\nNothing differs\.\n$/,
    );
  });

  test("exits with 1 and names id, column and both values when something does", async () => {
    const { corpus, id } = await givenRecords();
    await db.$executeRaw(sql`update signal set by_code = 40 where corpus_id = ${id}`);

    const { code, out } = await assay("filter", "rederive", "--corpus", corpus, "--sample", "1", "--seed", "3");
    const json = await assay("filter", "rederive", "--corpus", corpus, "--json");

    expect(code).toBe(1);
    expect(out).toMatch(/1 differ:\nid +column +stored +derived\n[0-9a-f-]{36} +signal\.by_code +40 +0\n$/);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      differing: 2,
      differences: [{ column: "signal.by_code", stored: "40", derived: "0" }, {}],
    });
  });

  test("of more than it shows it says how many there are", async () => {
    const corpus = `corpus ${randomUUID()}`;
    const records = Array.from({ length: 22 }, () => anEnvelope()).join("\n");
    await imported([await givenFile("a.jsonl", records)], { corpus });
    const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
    await db.$executeRaw(sql`update signal set by_code = 40, depth = 9 where corpus_id = ${id}`);

    const { out } = await assay("filter", "rederive", "--corpus", corpus);
    const json = await assay("filter", "rederive", "--corpus", corpus, "--json");

    expect(out).toMatch(/^22 differ:$/m);
    expect(out.match(/^[0-9a-f-]{36} /gm)).toHaveLength(20);
    expect(out).toMatch(/\nShowing 20 of 44 columns; --json names them\.\n$/);
    expect(JSON.parse(json.out)).toMatchObject({ differing: 22, differingColumns: 44 });
  });

  test("asks for a whole number", async () => {
    const { code, err } = await assay("filter", "rederive", "--corpus", "x", "--sample", "none");

    expect([code, err]).toEqual([2, expect.stringContaining("--sample is a whole number from 1 on")]);
  });
});
