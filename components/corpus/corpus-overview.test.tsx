import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenImport } from "@/components/import/given-import";
import { aQueueSummary, QUEUE_ID } from "@/components/queue/given-queue";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import {
  givenCorpus,
  givenTrajectoryPage,
  givenTrajectoryRow,
} from "@/components/trajectory-list/given-trajectory-row";
import type { Corpus, Funnel } from "@/lib/contract/corpora";
import type { QueueSummary } from "@/lib/contract/queues";
import type { TrajectoryPage, TrajectoryRow } from "@/lib/contract/trajectories";
import { GATES } from "@/lib/domain/judgement";
import type { Role } from "@/lib/domain/policy";
import { VERDICTS } from "@/lib/domain/verdict";
import { CorpusOverview } from "./corpus-overview";

const corpus = givenCorpus();
const FUNNEL: Funnel = {
  stages: [
    { stage: "imported", count: 400, filter: "", beyond: [] },
    { stage: "judged", count: 390, filter: "judge:scored", beyond: [] },
    { stage: "well_formed", count: 385, filter: "reject:none", beyond: [] },
    { stage: "agentic", count: 246, filter: "structure:agentic", beyond: [] },
    { stage: "approved", count: 0, filter: "approved:yes", beyond: [] },
  ],
  judgeFailed: 10,
  labelled: 0,
  decided: 0,
  agreed: 0,
  overridden: 0,
  rejectedRows: 2,
  leftOut: null,
};

const CELLS = GATES.flatMap((gate) =>
  VERDICTS.map((verdict) => ({
    gate,
    verdict,
    count: gate === 5 ? 30 : 0,
    filter: `gate:${gate} verdict:${verdict}`,
  })),
);

function givenOverview(
  funnel: Partial<Funnel> = {},
  of: Corpus = corpus,
  next: TrajectoryRow[] | ((url: URL) => TrajectoryPage) = [givenTrajectoryRow()],
  queues: readonly QueueSummary[] = [],
  role: Role = "lead",
  imports: Answer = { items: [] },
) {
  givenApp(<CorpusOverview corpus={of} />, {
    answers: {
      ...givenMe(role),
      [`GET /api/corpora/${of.id}/funnel`]: { ...FUNNEL, ...funnel },
      [`GET /api/corpora/${of.id}/comments-for-me`]: { items: [], total: 0, nextCursor: null },
      [`GET /api/corpora/${of.id}/judge-by-verdict`]: { cells: CELLS },
      "GET /api/trajectories": typeof next === "function" ? next : givenTrajectoryPage(next),
      "GET /api/imports": imports,
      "GET /api/queues": { items: queues, elsewhere: [] },
    },
  });
}

function filterOf(link: HTMLElement): string | null {
  return new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("each bar of the funnel opens its rows and says what became of the others", async () => {
  givenOverview();

  const bar = await screen.findByRole("link", { name: /Well formed/ });

  expect(filterOf(bar)).toBe("reject:none");
  expect(bar.textContent).toContain("385");
  expect(bar.textContent).toContain("96\u00a0% of imported");
  expect(bar.textContent).toContain("15 not well formed");
});

test("rows of a bar that a bar above does not count are said below it, and open as they are counted", async () => {
  const beyond = [{ stage: "judged" as const, count: 3, filter: "approved:yes -judge:scored" }];
  const approved = { stage: "approved" as const, count: 514, filter: "approved:yes", beyond };
  givenOverview({ stages: [...FUNNEL.stages.filter(({ stage }) => stage !== "approved"), approved] });

  const said = await screen.findByRole("link", { name: "3 of them not judged, or judge failed" });

  expect(filterOf(said)).toBe("approved:yes -judge:scored");
  expect(screen.getByRole("link", { name: /^Approved/ }).textContent).toContain("514");
  expect(screen.getAllByRole("link", { name: /of them/ })).toHaveLength(1);
});

test("where it is known what is kept, it says why more may be approved", async () => {
  const kept = { stage: "kept" as const, count: 0, filter: "leaves:kept", beyond: [] };
  const approved = { stage: "approved" as const, count: 4, filter: "approved:yes", beyond: [] };
  givenOverview({ stages: [...FUNNEL.stages.filter(({ stage }) => stage !== "approved"), kept, approved] });
  const words = /counts on its own in “Approved”.* only what the pipeline keeps or nobody scored\.$/;
  expect(await screen.findByText(words)).toBeTruthy();
  cleanup();

  givenOverview();
  await screen.findByRole("link", { name: /Well formed/ });
  expect(screen.queryByText(words)).toBeNull();
});

test("continue reviewing opens the next trajectory that nobody answered", async () => {
  const row = givenTrajectoryRow({ verdict: "review" });
  givenOverview({}, corpus, [row]);

  const link = await screen.findByRole("link", { name: "Continue reviewing" });

  expect(link.getAttribute("href")).toContain(`/trajectories/${row.id}?`);
  expect(filterOf(link)).toBe("verdict:review label:none");
});

test("one trajectory is one trajectory, and one waits", async () => {
  const stages = [{ stage: "imported" as const, count: 1, filter: "", beyond: [] }];
  givenOverview({ stages }, corpus, [givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query: "" } })]);

  expect(await screen.findByText(/^1 trajectory, filter/)).toBeTruthy();
  expect(await screen.findByText("waits for an answer")).toBeTruthy();
  expect(screen.getByText("(no task text)")).toBeTruthy();
});

test("with nothing left to review it leads to what could be approved", async () => {
  givenOverview({}, corpus, []);

  expect(filterOf(await screen.findByRole("link", { name: "Look at what could be approved" }))).toBe(
    "structure:agentic approved:no",
  );
});

test("what has no evidence is left open too: it is counted, and nothing is said to be answered", async () => {
  const waits = givenTrajectoryPage([givenTrajectoryRow()], { count: { value: 100, isCapped: false } });
  const isEmpty = (filter: string | null) => filter !== "verdict:insufficient_evidence label:none";
  givenOverview({}, corpus, (url) => (isEmpty(url.searchParams.get("filter")) ? givenTrajectoryPage([]) : waits));

  const link = await screen.findByRole("link", { name: "Look at what has no evidence" });

  expect(filterOf(link)).toBe("verdict:insufficient_evidence label:none");
  expect(screen.getByText("without evidence wait in Trajectories").parentElement?.textContent).toMatch(/^100 /);
  expect(screen.getByText("The filter leaves these to people: nothing proves who made the calls.")).toBeTruthy();
  expect(screen.queryByText(/^Nothing waits/)).toBeNull();
});

const guide = async () => within(await screen.findByRole("region", { name: "From a file to a release" }));

test.each([
  ["lead", ["Import", "Read", "Answer", "Check", "Split", "Release"], /then approve what should train/],
  ["researcher", ["Import", "Read", "Answer"], /leads approve what trains/],
  ["annotator", ["Read", "Answer"], /leads approve what trains/],
] as const)("a %s is told the part of the way that they may do, and no other", async (role, verbs, answer) => {
  givenOverview({}, corpus, [givenTrajectoryRow()], [], role);

  const steps = await guide();
  await waitFor(() => expect(steps.getAllByRole("link").map((link) => link.textContent)).toEqual(verbs));
  expect(filterOf(steps.getByRole("link", { name: "Read" }))).toBe("verdict:review,insufficient_evidence label:none");
  expect(steps.getByText(answer)).toBeTruthy();
});

test("after the first answer the way is no longer told", async () => {
  givenOverview({ labelled: 1 });
  await screen.findByRole("heading", { name: "Review" });

  expect(screen.queryByRole("heading", { name: "From a file to a release" })).toBeNull();
});

test.each([
  [{ labelled: 0 }, "No label yet."],
  [{ labelled: 1, decided: 0 }, "The filter had left all of them open."],
  [{ labelled: 5, decided: 4, agreed: 3, overridden: 2 }, /, by verdict or a broken rule, .* in 75 % of 4\.$/],
])("agreement counts only what the filter had decided: %j", async (funnel, words) => {
  givenOverview(funnel);

  expect(await screen.findByText(words)).toBeTruthy();
});

test("judge failures are counted apart from low scores and open their rows", async () => {
  givenOverview();

  const panel = within(await screen.findByRole("region", { name: "Judge" }));

  expect(panel.getByText(/they are no zeros/)).toBeTruthy();
  expect(filterOf(panel.getByRole("link", { name: /judge failed/ }))).toBe("judge:failed");
});

test("simulated data says so", async () => {
  givenOverview({}, givenCorpus({ kind: "sample", name: "Sample arena (simulated)" }));

  expect(await screen.findByText("simulated data")).toBeTruthy();
});

test("the judge against the filter names the trajectories that passed every gate and were played by code", async () => {
  givenOverview();

  const cell = await screen.findByRole("link", { name: /^30 at gate 5 all pass, sub-task/ });

  expect(filterOf(cell)).toBe("gate:5 verdict:sub_task");
  const called = screen.getByRole("link", { name: "30 (25\u00a0%) were played by code" });
  expect(filterOf(called)).toBe("gate:5 verdict:sub_task");
});

test("with a queue that waits for this person, the way back into the work leads there", async () => {
  const closed = aQueueSummary({ id: crypto.randomUUID(), name: "Old", state: "closed" });
  const untouched = aQueueSummary({
    id: crypto.randomUUID(),
    name: "Untouched",
    mine: { answered: 0, waiting: 9, isUnrevealed: false },
    conflicts: 0,
  });
  givenOverview({}, corpus, [givenTrajectoryRow()], [closed, untouched, aQueueSummary()]);

  const go = await screen.findByRole("link", { name: "Continue reviewing" });

  expect(go.getAttribute("href")).toContain(`/queues/${QUEUE_ID}/review`);
  expect(screen.getByText("wait for you, 12 answered")).toBeTruthy();
  const card = within(screen.getByRole("region", { name: "Queues" }));
  expect(card.getAllByRole("listitem").map((item) => item.querySelector("a")?.textContent)).toEqual([
    "Judge audit",
    "Untouched",
  ]);
  expect(card.getByRole("link", { name: "3 disagreements to settle" })).toBeTruthy();
});

test("an empty corpus says how to fill it in place of figures of nothing", async () => {
  const stages = FUNNEL.stages.map((stage) => ({ ...stage, count: 0 }));
  givenOverview({ stages, judgeFailed: 0, rejectedRows: 0 }, { ...corpus, trajectories: 0 }, []);

  expect(await screen.findByRole("heading", { name: "This corpus holds no trajectory yet" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Continue reviewing" })).toBeNull();
});

test("a corpus of nothing but rejected rows is not called empty: it says how many they are", async () => {
  const stages = FUNNEL.stages.map((stage) => ({ ...stage, count: 0 }));
  givenOverview({ stages, judgeFailed: 0, rejectedRows: 7 }, { ...corpus, trajectories: 0 }, []);

  const panel = within(await screen.findByRole("region", { name: "Rejected rows" }));
  expect(panel.getByRole("link").textContent).toContain("7");
  expect(screen.queryByRole("heading", { name: "This corpus holds no trajectory yet" })).toBeNull();
});

test("a corpus whose trajectories are all kept from the person is not called empty", async () => {
  const stages = FUNNEL.stages.map((stage) => ({ ...stage, count: 0 }));
  givenOverview({ stages, rejectedRows: 0 }, { ...corpus, trajectories: 5 }, []);

  expect(await screen.findByRole("heading", { name: "Continue reviewing" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "This corpus holds no trajectory yet" })).toBeNull();
});

test("what a person reviews blind is said to be in no figure, and where what is kept is untold, that it is", async () => {
  const leftOut = { value: 3, isCapped: false };
  givenOverview({ leftOut });
  expect(
    await screen.findByText(/^400 trajectories, filter .+\. 3 trajectories that you review blind are in no figure\.$/),
  ).toBeTruthy();
  cleanup();

  givenOverview({ leftOut, isKeptUntold: true });
  expect((await screen.findByText(/or the queue is closed$/)).closest("li")?.textContent).toMatch(/^Kept/);
  expect(screen.getByText("+ 3 that you review blind")).toBeTruthy();
});

test.each([
  ["being_made", "lead", "being brought up to date"],
  ["out_of_date", "lead", "out of date"],
  ["out_of_date", "annotator", "out of date"],
] as const)("a kept figure of a selection that is %s says so to a %s", async (selection, role, words) => {
  const kept = { stage: "kept" as const, count: 1117, filter: "leaves:kept", beyond: [] };
  givenOverview({ stages: [...FUNNEL.stages, kept], selection }, corpus, [], [], role);

  const note = (await screen.findByText(words)).closest("[role=status]");

  expect(note?.textContent).toContain("“Kept” still shows the earlier figure.");
  expect(note?.textContent?.includes("at most once in ten minutes")).toBe(selection === "out_of_date");
  const isLinked = selection === "out_of_date" && role === "lead";
  await waitFor(() =>
    expect(note?.querySelector("a")?.getAttribute("href")).toBe(
      isLinked ? `/filters/active?corpus=${corpus.id}&part=pipeline` : undefined,
    ),
  );
});

test("its imports are shown however many came into other corpora since", async () => {
  const own = givenImport({ corpus: { id: corpus.id, name: corpus.name } });
  const newer = Array.from({ length: 100 }, () => givenImport({ id: crypto.randomUUID() }));
  const isOwn = ({ searchParams }: URL) => searchParams.get("corpus") === corpus.id;
  givenOverview({}, corpus, [], [], "lead", (url: URL) => ({ items: isOwn(url) ? [own] : newer }));

  const panel = within(await screen.findByRole("region", { name: "Recent imports" }));

  expect((await panel.findByRole("link", { name: "output.jsonl" })).getAttribute("href")).toBe(`/imports/${own.id}`);
  expect(panel.queryByText(/^Nothing was imported/)).toBeNull();
});
