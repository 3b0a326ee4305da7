import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenActivation, givenDefaults } from "@/components/filter-lab/given-filters";
import { givenWindowSize } from "@/components/shell/given-app";
import { address, corpus, FUNNEL, givenTable, ROWS } from "./given-table";
import { givenTrajectoryPage } from "./given-trajectory-row";

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a funnel that cannot be counted says so, and another try brings it", async () => {
  const answers = [Response.json({ code: "INTERNAL", requestId: "r-9" }, { status: 500 }), FUNNEL];
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: () => answers.shift() });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The funnel could not be counted");

  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("list", { name: "Funnel from imported to approved" })).toBeTruthy();
});

test("the funnel says that it counts the whole corpus where a filter is set", async () => {
  const words = /^The funnel counts the whole corpus/;
  await givenTable({ filter: "gate:5" });
  expect(await screen.findByText(words)).toBeTruthy();
  cleanup();

  await givenTable();
  await screen.findByRole("list", { name: "Funnel from imported to approved" });
  expect(screen.queryByText(words)).toBeNull();
});

test("the funnel says by key why more may be approved than is kept", async () => {
  await givenTable();
  const bars = within(await screen.findByRole("list", { name: "Funnel from imported to approved" }));
  bars.getByRole("button", { name: /^Agentic/ }).focus();

  await userEvent.tab();

  const says = await screen.findByRole("tooltip");
  expect(says.textContent).toContain("An approval by a person counts on its own");
  expect(bars.getByRole("button", { name: /^Approved/ }).getAttribute("aria-describedby")).toBe(says.id);
});

test("a bar of the funnel lists its rows", async () => {
  await givenTable();

  await userEvent.click(await screen.findByRole("button", { name: /Well formed/ }));

  expect(address.state?.filter).toBe("reject:none");
});

test("a kept figure that is outdated says so in its place, and not once the selection is made", async () => {
  const kept = (count: number) => ({ stage: "kept", count, filter: "leaves:kept", beyond: [] });
  const answers = [
    { ...FUNNEL, stages: [...FUNNEL.stages, kept(1117)], selection: "being_made" },
    { ...FUNNEL, stages: [...FUNNEL.stages, kept(1116)] },
  ];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: () => answers.shift() });
  const before = await screen.findByRole("button", { name: "Kept, outdated 1,117" });
  before.focus();
  expect((await screen.findByRole("tooltip")).textContent).toContain("It is being brought up to date");

  await vi.advanceTimersByTimeAsync(10_000);

  expect(await screen.findByRole("button", { name: "Kept 1,116" })).toBeTruthy();
});

test("a kept figure that nothing is bringing up to date says when that begins, and promises no time", async () => {
  const kept = { stage: "kept", count: 1117, filter: "leaves:kept", beyond: [] };
  const funnel = { ...FUNNEL, stages: [...FUNNEL.stages, kept], selection: "out_of_date" };
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: funnel });

  (await screen.findByRole("button", { name: "Kept, outdated 1,117" })).focus();

  expect((await screen.findByRole("tooltip")).textContent).toContain(
    "while home or the table is open it is counted anew, at most once in ten minutes",
  );
});

test("what a person reviews blind is said once, over the figures and the rows that lack it", async () => {
  const funnel = { ...FUNNEL, leftOut: { value: 2, isCapped: false } };
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: funnel });

  expect(await screen.findByText("2 trajectories that you review blind are left out.")).toBeTruthy();
  expect(screen.getAllByText(/left out/)).toHaveLength(1);
  const imported = screen.getByRole("button", { name: /^Imported .* \+ 2 you review blind$/ });
  expect(imported.closest("li")?.className).toBe("min-w-max");
  expect(screen.getByRole("button", { name: /^Judged/ }).closest("li")?.className).toBe("min-w-24");
});

test("a note or a mistake of the filter moves nothing below: both have one line, which is kept free for them", async () => {
  const funnel = { ...FUNNEL, leftOut: { value: 2, isCapped: false } };
  await givenTable({ filter: "gate:5" }, { [`GET /api/corpora/${corpus.id}/funnel`]: funnel });
  const lineOf = (text: RegExp) => screen.getByText(text).closest(".min-h-6");
  await screen.findByText(/left out/);
  const line = lineOf(/left out/);
  expect(line).toBeTruthy();
  expect(lineOf(/^The funnel counts/)).toBe(line);

  await userEvent.type(screen.getByRole("combobox", { name: "Filter" }), " nonsense:1 ");

  expect(await screen.findByText(/rows below are those of the last filter/)).toBeTruthy();
  expect(lineOf(/rows below are those/)).toBe(line);
  expect(screen.queryByText(/^The funnel counts/)).toBeNull();
  // The rows that still stand lack them all the same.
  expect(lineOf(/left out/)).toBe(line);
});

test("what is reviewed blind is told by the rows where the funnel is not there to tell it", async () => {
  const page = givenTrajectoryPage(ROWS, { leftOut: { value: 2, isCapped: false } });
  const failed = Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 });
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: failed, "GET /api/trajectories": page });

  expect(await screen.findByText("2 trajectories that you review blind are left out.")).toBeTruthy();
});

test("a kept figure that is not told keeps its place and says why", async () => {
  const funnel = { ...FUNNEL, isKeptUntold: true };
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: funnel });

  const list = await screen.findByRole("list", { name: "Funnel from imported to approved" });
  const place = within(list).getByText("hidden while you review blind").closest("li");
  expect(place?.textContent).toContain("Kept");
  expect(place?.className).toBe("min-w-max");
  expect(within(list).queryByRole("button", { name: /^Kept/ })).toBeNull();
});

test("when an activation ends that runs while the funnel is behind, the rows are asked for anew", async () => {
  const running = givenActivation({ state: "running", moved: null, finishedAt: null, canUndo: false });
  const lists = [running, givenActivation()].map((activation) => ({
    ...{ items: [givenDefaults()], active: givenDefaults().id, activations: [activation] },
  }));
  const last = lists[1];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked } = await givenTable(
    {},
    {
      [`GET /api/corpora/${corpus.id}/funnel`]: { ...FUNNEL, selection: "being_made" },
      "GET /api/filters": () => lists.shift() ?? last,
    },
  );
  const timesAsked = () => asked.filter(({ key }) => key === "GET /api/trajectories").length;
  await vi.waitFor(() => expect(asked.map(({ key }) => key)).toContain("GET /api/filters"));
  expect(timesAsked()).toBe(1);

  await vi.advanceTimersByTimeAsync(2000);

  await vi.waitFor(() => expect(timesAsked()).toBe(2));
});

test("while a version is being activated, the table says once that counts hold verdicts of both, and its end is followed", async () => {
  const activation = { version: "strict", previous: "defaults-1", isStopped: false };
  const { asked } = await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: { ...FUNNEL, activation } });
  const says = "“strict” is being activated instead of “defaults-1”. Until it is done, counts hold verdicts of both.";

  expect(await screen.findAllByText(says)).toHaveLength(1);
  await vi.waitFor(() => expect(asked.map(({ key }) => key)).toContain("GET /api/filters"));
});

test("where an activation stopped the table says so once, and offers to try it again", async () => {
  const activation = { version: "strict", previous: "defaults-1", isStopped: true };
  const stopped = givenActivation({ state: "failed", moved: null, canUndo: false, canRetry: true });
  const list = { items: [givenDefaults()], active: stopped.version.id, activations: [stopped] };
  await givenTable(
    {},
    { [`GET /api/corpora/${corpus.id}/funnel`]: { ...FUNNEL, activation }, "GET /api/filters": list },
  );

  expect(await screen.findByText(/^The activation of “strict” .* stopped before its end\./)).toBeTruthy();
  expect(await screen.findAllByRole("button", { name: "Try again to activate strict" })).toHaveLength(1);
});

test("while the funnel is up to date no activation is asked about", async () => {
  const { asked } = await givenTable();
  await screen.findByRole("list", { name: "Funnel from imported to approved" });

  expect(asked.map(({ key }) => key)).not.toContain("GET /api/filters");
});
