import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenTrajectoryPage, givenTrajectoryRow } from "@/components/trajectory-list/given-trajectory-row";
import { CommandPalette } from "./command-palette";
import { type Answer, givenApp, lateAnswer } from "./given-app";
import { givenMe } from "./given-me";

const CORPUS = "11111111-1111-4111-8111-111111111111";
const RUN = "22222222-2222-4222-8222-222222222222";
const PROBLEM = "33333333-3333-4333-8333-333333333333";
const RUNS = { items: [{ id: RUN, name: "tidewater", harness: null, suite: null }], total: 1 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opened() {
  const [isOpen, setOpen] = useState(true);

  return isOpen ? <CommandPalette open onOpenChange={setOpen} onShowKeys={() => undefined} /> : null;
}

function givenPalette(role: "annotator" | "lead" | "admin", answers: Readonly<Record<string, Answer>> = {}, at = HERE) {
  const corpora = [{ id: CORPUS, name: "Race", kind: "imported", trajectories: 3, filterVersion: "defaults-1" }];

  return givenApp(<Opened />, {
    ...{ pathname: at.pathname, search: `?corpus=${CORPUS}${at.search}` },
    answers: { ...givenMe(role), "GET /api/corpora": { items: corpora }, ...answers },
  });
}

const HERE = { pathname: "/trajectories", search: "" };
const marked = () => screen.getAllByRole("option").find((one) => one.getAttribute("aria-selected") === "true");
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("a run is opened by its name, which comes before the search and is marked once it is there", async () => {
  const { push } = givenPalette("lead", { [`GET /api/corpora/${CORPUS}/run-names`]: RUNS });

  await userEvent.type(screen.getByRole("combobox"), "tidew");
  expect(marked()?.textContent).toBe("Search all trajectories for tidew");
  await screen.findByRole("option", { name: /^tidewater/ });
  expect(names().indexOf("Search all trajectories for tidew")).toBeGreaterThan(0);
  expect(marked()?.textContent).toMatch(/^tidewater/);
  await userEvent.keyboard("{Enter}");

  await waitFor(() => expect(push).toHaveBeenCalledWith(`/trajectories?corpus=${CORPUS}&filter=run%3Atidewater`));
});

test("what comes later takes the mark from nothing that somebody went to", async () => {
  const late = lateAnswer({ ...RUNS, items: [{ ...RUNS.items[0], name: "race night" }] });
  givenPalette("lead", { [`GET /api/corpora/${CORPUS}/run-names`]: late.response });
  await screen.findByRole("option", { name: "Race" });
  await userEvent.type(screen.getByRole("combobox"), "race");
  expect(marked()?.textContent).toBe("Race");
  await userEvent.keyboard("{ArrowDown}");
  expect(marked()?.textContent).toBe("Search all trajectories for race");

  late.letGo();
  await screen.findByRole("option", { name: /^race night/ });

  expect(marked()?.textContent).toBe("Search all trajectories for race");
});

test("problems are found by their words, below the search, and none by a term of the filter", async () => {
  const row = givenTrajectoryRow({ problem: { id: PROBLEM, query: "a brass lamp" } });
  const page = givenTrajectoryPage([row, { ...row, id: crypto.randomUUID() }]);
  const { push, asked } = givenPalette("lead", { "GET /api/trajectories": page });

  await userEvent.type(screen.getByRole("combobox"), "gate:5");
  await untilRunsAreAsked(asked, "gate:5");
  const filters = () =>
    asked.flatMap(({ key, url }) => (key === "GET /api/trajectories" ? [url.searchParams.get("filter")] : []));
  expect(filters()).not.toContain("gate:5");
  await userEvent.clear(screen.getByRole("combobox"));
  await userEvent.type(screen.getByRole("combobox"), "brass");
  await userEvent.click(await screen.findByRole("option", { name: "a brass lamp" }));

  expect(screen.queryAllByRole("option", { name: "a brass lamp" }).length).toBeLessThan(2);
  expect(filters()).toContain("brass");
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/problems/${PROBLEM}?corpus=${CORPUS}`));
});

test("nothing is asked before something is typed, and lists that a role may not see are not asked at all", async () => {
  const { asked } = givenPalette("annotator");
  await screen.findByRole("option", { name: "Race" });
  const paths = () => asked.map(({ url }) => url.pathname);
  expect(paths().filter((path) => /queues|run-names|splits|releases|filters/.test(path))).toEqual([]);

  await userEvent.type(screen.getByRole("combobox"), "night");
  await waitFor(() => expect(paths()).toContain("/api/queues"));

  expect(paths().filter((path) => /splits|releases|filters/.test(path))).toEqual([]);
});

test.each([
  ["training", /^Training curves/, `/runs/training?corpus=${CORPUS}`],
  ["people", /^PeopleSettings/, `/settings?part=people&corpus=${CORPUS}`],
  ["judge end", /^Judge endpointsSettings/, `/settings?part=judges&corpus=${CORPUS}`],
  ["comp", /^Compare runs/, `/runs/compare?corpus=${CORPUS}`],
])("a page below a screen is gone to by its name: %s", async (typed, shown, address) => {
  const { push } = givenPalette("admin");
  await screen.findByRole("option", { name: "Race" });

  await userEvent.type(screen.getByRole("combobox"), typed);
  expect(names()[0]).toMatch(shown);
  await userEvent.keyboard("{Enter}");

  await waitFor(() => expect(push).toHaveBeenCalledWith(address));
});

test.each([
  ["Export trajectories", "export"],
  ["Approve trajectories", "approve"],
])("%s opens its dialog over the table, of what the reader was opened from", async (name, dialog) => {
  const { push } = givenPalette("lead", {}, { pathname: "/trajectories/t1", search: "&filter=gate%3A5&sort=tokens" });
  await screen.findByRole("option", { name: "Race" });

  await userEvent.type(screen.getByRole("combobox"), name);
  expect(marked()?.textContent).toMatch(name);
  await userEvent.keyboard("{Enter}");

  const address = `/trajectories?dialog=${dialog}&corpus=${CORPUS}&filter=gate%3A5`;
  await waitFor(() => expect(push).toHaveBeenCalledWith(address));
});

test("pages that a role may not use, and acts that the screen has itself, are not offered", async () => {
  givenPalette("annotator");
  await screen.findByRole("option", { name: "Race" });

  expect(names().filter((name) => /^(People|Make a split|Build a release|Export|Approve)/.test(name ?? ""))).toEqual(
    [],
  );
});

test("what was found stays while more is typed, and goes where it is no longer what is asked for", async () => {
  const page = givenTrajectoryPage([givenTrajectoryRow({ problem: { id: PROBLEM, query: "tide over a brass lamp" } })]);
  let isLate = false;
  givenPalette("lead", {
    [`GET /api/corpora/${CORPUS}/run-names`]: () => (isLate ? lateAnswer(RUNS).response : RUNS),
    "GET /api/trajectories": () => (isLate ? lateAnswer(page).response : page),
  });
  const box = screen.getByRole("combobox");
  const run = () => screen.queryByRole("option", { name: /^tidewater/ });
  const problem = () => screen.queryByRole("option", { name: "tide over a brass lamp" });
  await userEvent.type(box, "tide");
  await waitFor(() => expect([run(), problem()]).not.toContain(null));

  isLate = true;
  await userEvent.type(box, "w");
  expect([run(), problem()]).not.toContain(null);
  await userEvent.type(box, " verdict:agentic");
  expect(problem()).toBeNull();
  await userEvent.clear(box);
  await userEvent.type(box, "lamp");

  expect([run(), problem()]).toEqual([null, null]);
});

test("problems are looked for from three letters on, thirty rollouts at a time", async () => {
  const { asked } = givenPalette("lead", { "GET /api/trajectories": givenTrajectoryPage([]) });
  const limits = () =>
    asked.flatMap(({ key, url }) => (key === "GET /api/trajectories" ? [url.searchParams.get("limit")] : []));

  await userEvent.type(screen.getByRole("combobox"), "br");
  await untilRunsAreAsked(asked, "br");
  expect(limits()).toEqual([]);
  await userEvent.type(screen.getByRole("combobox"), "a");

  await waitFor(() => expect(limits()).toEqual(["30"]));
});

test("the queues are not asked for again while the palette stays open", async () => {
  const { asked, client } = givenPalette("lead", { "GET /api/queues": { items: [] } });
  await userEvent.type(screen.getByRole("combobox"), "night");
  await waitFor(() => expect(asked.map(({ url }) => url.pathname)).toContain("/api/queues"));

  const queues = client.getQueryCache().findAll({ queryKey: ["queues", "list"] });

  expect(queues.flatMap(({ observers }) => observers).map(({ options }) => options.refetchInterval)).toEqual([false]);
});

/** Runs rest as long between letters as problems: once they are asked for, problems would be, too. */
function untilRunsAreAsked(asked: readonly { readonly url: URL }[], typed: string): Promise<void> {
  const searches = () => asked.map(({ url }) => url.searchParams.get("search"));

  return waitFor(() => expect(searches()).toContain(typed));
}
