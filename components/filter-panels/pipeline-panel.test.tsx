import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { Pipeline } from "@/lib/contract/pipeline";
import { givenScope } from "./given-lab";
import { givenDraftPipeline, givenPipeline } from "./given-pipeline";
import type { LabScope } from "./lab-scope";
import { PipelinePanel } from "./pipeline-panel";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved = givenScope();
const draft = givenScope({ thresholds: { ...saved.thresholds, agenticShare: 0.9 } });

const POOLS: Pipeline["splits"][number]["pools"] = [
  { pool: "train", count: 96, filter: 'leaves:kept pool:"main/train"' },
  { pool: null, count: 24, filter: null },
];

interface Given {
  scope?: LabScope;
  pipeline?: Pipeline;
  search?: string;
}

function givenPanel({ scope = saved, pipeline = givenPipeline(), search = "" }: Given = {}) {
  return givenApp(<PipelinePanel {...scope} effectHref="/filters/active?draft=agenticShare:0.9" />, {
    search,
    answers: {
      ...givenMe("researcher"),
      "GET /api/corpora": { items: [scope.corpus] },
      [`POST /api/corpora/${scope.corpus.id}/pipeline`]: (_: URL, body: unknown) =>
        JSON.stringify(body).includes('"agenticShare":0.9') ? givenDraftPipeline() : pipeline,
    },
  });
}

const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");
const rowOf = async (name: RegExp): Promise<HTMLElement> => {
  const row = (await screen.findAllByRole("listitem")).find(({ textContent }) => name.test(textContent ?? ""));
  if (!row) throw new Error(`There is no row ${name.source}.`);

  return row;
};

test("published counts stand beside ours where the stage is the same, and else that they are not public", async () => {
  givenPanel();

  expect((await rowOf(/^Extracted/)).textContent).toContain("published: about 146,000, of races");
  expect((await rowOf(/^Winners/)).textContent).toContain("published: 18,043 by another rule, unanimous-50");
  for (const name of [/^Normalised/, /^Coefficient gate/, /^Format rules/, /^Near-duplicates/, /^Structure/])
    expect((await rowOf(name)).textContent).toContain("published: not public");
  expect((await rowOf(/^Caps/)).textContent).toContain("published: not in the paper");
  expect((await rowOf(/^Split/)).textContent).toContain("17,945 = 15,269 train + 2,676 evaluation");
});

test("each bar opens its rows and says how many fell out", async () => {
  givenPanel();

  const row = await rowOf(/^Structure/);
  expect(filterOf(within(row).getByRole("link"))).toBe("leaves:problem_cap,miner_cap,kept");
  expect(row.textContent).toContain("31\u00a0% of the stage before");
  expect(row.textContent).toContain("270 are not agentic");
});

test("a stage that is switched off says so, and a corpus without a split where one is made", async () => {
  givenPanel();

  expect((await rowOf(/^Coefficient gate/)).textContent).toMatch(/^Coefficient gate off420everything passes/);
  const split = await rowOf(/^Split/);
  expect(split.textContent).toMatch(/none yet.*not divided yet/);
  expect(within(split).getByRole("link", { name: "make a split" }).getAttribute("href")).toBe("/splits");
});

test("what is kept stands by pool in each split, and each number opens its rows", async () => {
  givenPanel({ pipeline: givenPipeline({ splits: [{ split: "<b>main</b>", pools: POOLS }] }) });

  const row = await rowOf(/^<b>main<\/b>/);
  expect(row.textContent).toContain("train96");
  expect(filterOf(within(row).getByRole("link", { name: /^96/ }))).toBe('leaves:kept pool:"main/train"');
  expect(row.textContent).toContain("no pool yet24");
});

test("the sentence says what is kept and where most fall out", async () => {
  givenPanel();

  expect(await screen.findByText("120 of 1,000 records (12 %) are kept; most fall out at winners, 580.")).toBeDefined();
});

test("under a draft each stage stands with its change, and nothing can be listed", async () => {
  givenPanel({ scope: draft });

  expect(await screen.findByText("90 of 1,000 records (9 %) are kept, 30 fewer than with “defaults-1”.")).toBeDefined();
  expect((await rowOf(/^Structure/)).textContent).toContain("90−30 against “defaults-1”");
  expect((await rowOf(/^Winners/)).textContent).toContain("420±0");
  expect(within(await rowOf(/^Structure/)).queryByRole("link")).toBeNull();
  const closed = await rowOf(/^No bar opens its rows: .* for the active version alone\./);
  expect(within(closed).getByRole("link", { name: "“How far they come” on the Effect tab" }).getAttribute("href")).toBe(
    "/filters/active?draft=agenticShare:0.9",
  );
  expect(screen.getByText(/filter pipeline .* --set=agenticShare=0\.9 --json/)).toBeDefined();
});

test("who reviews some of the corpus blind is told that the bars open nothing for that", async () => {
  const { stages } = givenDraftPipeline();
  givenPanel({ pipeline: givenPipeline({ stages, leftOut: 2 }) });

  expect(await screen.findByText("The bars open no rows while you review some of the corpus blind.")).toBeDefined();
  expect(screen.queryByText(/No bar opens/)).toBeNull();
});

test("while the stored selection is behind nobody is told to activate what is active", async () => {
  const { stages } = givenDraftPipeline();
  givenPanel({ pipeline: givenPipeline({ stages, leftOut: 0, isBehind: true, isBeingMade: true }) });

  expect(
    await screen.findByText("The bars open their rows again once the stored selection is up to date."),
  ).toBeDefined();
  expect(screen.queryByText(/No bar opens/)).toBeNull();
});

test("records that were set aside are counted beside the bars, in no stage", async () => {
  givenPanel({ pipeline: givenPipeline({ setAsideRows: 12 }) });

  expect((await rowOf(/^12 records/)).textContent).toContain("were set aside and are in no stage");
  expect((await rowOf(/^Extracted/)).textContent).toContain("unless it was set aside");
});

test("a draft's bars point to where their rows open also while the stored selection is behind", async () => {
  const { stages } = givenDraftPipeline();
  givenPanel({ pipeline: givenPipeline({ stages, leftOut: 0, isActive: false, isBehind: true, isBeingMade: true }) });

  expect(await rowOf(/^No bar opens its rows/)).toBeDefined();
  expect(screen.queryByText(/once the stored selection is up to date/)).toBeNull();
});

test("agentic ones that are lost with their group are counted, with what to do", async () => {
  givenPanel({ pipeline: givenPipeline({ lostAgentic: 18 }) });

  expect((await rowOf(/^18 agentic trajectories/)).textContent).toMatch(
    /^18 agentic trajectories are represented by one that leaves at Structure .*: let more of each group/,
  );
});

test("where no outcome is scored that is why nothing comes past winners, and else nothing is said of it", async () => {
  givenPanel({ pipeline: givenPipeline({ trajectories: 60, notScored: 60 }) });

  expect(await rowOf(/^No outcome of this corpus is scored, so nothing comes past Winners\.$/)).toBeDefined();
  cleanup();
  givenPanel();
  await rowOf(/^Extracted/);
  expect(screen.queryByText(/No outcome of this corpus/)).toBeNull();
});

test("each cap that is set says how many reach it and what it leaves out", async () => {
  const caps: Pipeline["caps"] = [
    { by: "problem", cap: 3, groups: 940, reached: 212, leftOut: 1830 },
    { by: "miner", cap: 50, groups: 12, reached: 0, leftOut: 0 },
  ];
  givenPanel({ pipeline: givenPipeline({ caps }) });

  expect(
    await rowOf(/^Cap of 3 per problem: 212 of 940 problems reach it; it leaves 1,830 trajectories out\.$/),
  ).toBeDefined();
  expect(await rowOf(/^Cap of 50 per miner: 0 of 12 miners reach it; it leaves no trajectory out\.$/)).toBeDefined();
});

test("what the bars leave out is counted", async () => {
  givenPanel();

  expect((await rowOf(/^8 records/)).textContent).toContain("could not be read");
  expect((await rowOf(/^2 trajectories that you review blind/)).textContent).toContain("are in no figure here");
  expect((await rowOf(/^3 are not compared/)).textContent).toContain("none of them counts as a near-duplicate");
});

test("a selection that is behind is being brought up to date", async () => {
  givenPanel({ pipeline: givenPipeline({ isBehind: true, isBeingMade: true }) });

  expect((await screen.findByText("being brought up to date")).closest("[role=status]")?.textContent).toContain(
    "newer than the stored selection that filters use",
  );
});

test("a selection whose job failed or was cancelled is out of date, and made anew when asked", async () => {
  const { asked } = givenPanel({ pipeline: givenPipeline({ isBehind: true }) });

  expect((await screen.findByText("out of date")).closest("[role=status]")?.textContent).toContain(
    "bringing it up to date failed or was cancelled",
  );
  await userEvent.click(screen.getByRole("button", { name: "Make it anew" }));

  await vi.waitFor(() =>
    expect(asked.some(({ body }) => JSON.stringify(body ?? null).includes('"anew":true'))).toBe(true),
  );
});

test("a selection is not made anew where nobody chose the corpus", async () => {
  givenPanel({ pipeline: givenPipeline({ isBehind: true }), search: "?corpus=somewhere-else" });

  const description = /^The address names a corpus that is not here/;
  expect(await screen.findByRole("button", { name: "Make it anew", description })).toHaveProperty("disabled", true);
});

test("its values are a table with the published counts, or that there are none", async () => {
  givenPanel({ scope: draft, search: "?data=filter-pipeline" });

  const table = within(await screen.findByRole("table", { name: "The pipeline as a funnel" }));
  expect(await table.findByRole("row", { name: "Structure on 120 90 23\u00a0% not public" })).toBeDefined();
  expect(
    table.getByRole("row", { name: /^Winners on 420 420 42\u00a0% 18,043 by another rule, unanimous-50$/ }),
  ).toBeDefined();
  expect(table.getByRole("row", { name: /^Caps off .* not in the paper$/ })).toBeDefined();
  expect(table.getByRole("row", { name: /^Split of the paper: evaluation .* 2,676$/ })).toBeDefined();
});

test("what is kept in each pool of a split is in the table too", async () => {
  givenPanel({
    pipeline: givenPipeline({ splits: [{ split: "main", pools: POOLS }] }),
    search: "?data=filter-pipeline",
  });

  const table = within(await screen.findByRole("table", { name: "The pipeline as a funnel" }));
  const train = table.getByRole("row", { name: /^Split main: train .*96 80\u00a0%/ });
  expect(filterOf(within(train).getByRole("link"))).toBe('leaves:kept pool:"main/train"');
  expect(table.getByRole("row", { name: /^Split main: no pool yet .*24 20\u00a0%/ })).toBeDefined();
});
