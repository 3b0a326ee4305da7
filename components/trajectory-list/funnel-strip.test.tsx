import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenActivation, givenDefaults } from "@/components/filter-lab/given-filters";
import { givenWindowSize } from "@/components/shell/given-app";
import { address, corpus, FUNNEL, givenTable } from "./given-table";

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
  const words = /^These count the whole corpus/;
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

test("what a person reviews blind is said to be in no figure of the funnel", async () => {
  const funnel = { ...FUNNEL, leftOut: { value: 2, isCapped: false } };
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: funnel });

  expect(await screen.findByText("2 trajectories that you review blind are in no figure.")).toBeTruthy();
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

test("while the funnel is up to date no activation is asked about", async () => {
  const { asked } = await givenTable();
  await screen.findByRole("list", { name: "Funnel from imported to approved" });

  expect(asked.map(({ key }) => key)).not.toContain("GET /api/filters");
});
