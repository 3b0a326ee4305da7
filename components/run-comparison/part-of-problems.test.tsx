import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedPicture, watchSaved } from "@/components/chart-frame/given-saved";
import { givenWindowSize } from "@/components/shell/given-app";
import type { Comparison } from "@/lib/contract/comparison";
import { givenComparison, givenRun } from "./given-comparison";
import { givenScreen, RUNS } from "./given-screen";

beforeEach(() => givenWindowSize());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type SliceRun = NonNullable<Comparison["slices"]["items"][number]["runs"][number]>;

const figure = (value: number, n: number) => ({ value, n, interval: null, resamples: 0, note: null });

const sliced = (of: SliceRun) => {
  const slices = { by: "bucket" as const, all: 1, alone: 0 };

  return givenComparison({ slices: { ...slices, items: [{ value: "shop", problems: 4, filter: "", runs: [of] }] } });
};

const PART: SliceRun = { problems: 4, open: 0, passAt1: figure(0.94, 4), passAtK: figure(0.9, 3), headroom: 0 };
const PART_NOTE = "* pass@2 and headroom are over the problems with 2 rollouts or more; pass@1 is over all n.";

async function headroomCells(of: SliceRun) {
  givenScreen(sliced(of));
  const table = within(await screen.findByRole("table", { name: "Figures by bucket" }));

  return table
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.lastElementChild);
}

test("headroom of a part is over its problems with k rollouts, which it says where some have fewer", async () => {
  const [cell] = await headroomCells({
    problems: 4,
    open: 0,
    passAt1: figure(0.94, 4),
    passAtK: figure(1, 3),
    headroom: 0,
  });

  expect(cell?.textContent).toBe("*0.0 pointsover 3 of 4 problems");
});

test("headroom of all problems of a part says nothing more, and one that nobody can tell is a dash with why", async () => {
  const [whole] = await headroomCells({
    problems: 4,
    open: 0,
    passAt1: figure(0.5, 4),
    passAtK: figure(0.6, 4),
    headroom: 0.1,
  });
  expect(whole?.textContent).toBe("+10.0 points");
  cleanup();

  const reason = "No problem has 2 rollouts.";
  const passAtK = { value: null, reason };
  const [none] = await headroomCells({ problems: 4, open: 0, passAt1: figure(0.5, 4), passAtK, headroom: null });
  expect(none?.textContent).toBe(`–${reason}`);
});

test("pass@k of a part that leaves problems out is marked, and under the table the mark is explained", async () => {
  givenScreen(sliced(PART));
  const table = within(await screen.findByRole("table", { name: "Figures by bucket" }));
  const [, , one, k] = within(table.getAllByRole("row")[1] ?? document.body).getAllByRole("cell");

  expect(one?.textContent).toBe("94.0\u00a0% no interval: too few problems");
  expect(k?.textContent).toBe("*90.0\u00a0% no interval: too few problems, over 3 of 4 problems");
  expect(k?.querySelector("[title]")?.getAttribute("title")).toBe("Over 3 of 4 problems");
  expect(screen.getByText(PART_NOTE)).toBeTruthy();
  cleanup();

  givenScreen();
  await screen.findByRole("table", { name: "Figures by bucket" });
  expect(screen.queryByText(PART_NOTE)).toBeNull();
});

async function savedCsv(title: string): Promise<string[]> {
  const saved = watchSaved();
  await userEvent.click(await screen.findByRole("button", { name: `Download ${title}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Values as CSV" }));
  await waitFor(() => expect(saved.at(-1)?.name).toMatch(/\.csv$/));

  return ((await saved.at(-1)?.content.text()) ?? "").trim().split("\r\n");
}

test("the CSV of the parts has the problems of pass@k, and of a part without any 0", async () => {
  givenScreen(sliced(PART));
  const [head, row] = await savedCsv("By bucket");

  expect(head).toMatch(/,pass@2,pass@2 from,pass@2 to,pass@2 problems,Headroom$/);
  expect(row).toMatch(/^shop,A base,4,.*,0\.9,,,3,0$/);
  cleanup();

  givenScreen(sliced({ ...PART, passAtK: { value: null, reason: "No problem has 2 rollouts." }, headroom: null }));
  expect((await savedCsv("By bucket"))[1]).toMatch(/,,,,0,$/);
});

test("the saved picture of the parts marks pass@k and has the headroom with its problems", async () => {
  givenScreen(sliced(PART));
  const picture = await savedPicture("By bucket");

  for (const text of [/^\*90\.0\s% /, /^\*0\.0 points over 3 of 4 problems$/, /^94\.0\s% /, /^Headroom$/])
    expect([...picture.matchAll(/>([^<>]*)<\/text>/g)].some(([, words = ""]) => text.test(words))).toBe(true);
  expect(picture).toContain(PART_NOTE);
});

test("the CSV and the picture of what runs solve say over how many problems the headroom is", async () => {
  givenScreen(givenPart());
  const [head, a, b] = await savedCsv("Always, sometimes, never");

  expect(head).toMatch(/,Headroom,Headroom from,Headroom to,Headroom problems$/);
  expect([a, b].map((row) => row?.split(",").at(-1))).toEqual(["4", "3"]);
  cleanup();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function size(this: Element) {
    return this.matches(".recharts-responsive-container") ? new DOMRect(0, 0, 760, 340) : new DOMRect();
  });
  givenScreen(givenPart());
  await screen.findByText("A base, n = 4");
  const picture = await savedPicture("Always, sometimes, never");

  expect(picture).toContain("A base: headroom +10.0 points, 0.0 to 20.0<");
  expect(picture).toContain("B night 2: headroom +10.0 points, 0.0 to 20.0, over 3 of 4 problems<");
});

/** The second run has too few rollouts of a problem. */
function givenPart() {
  const run = givenRun(1);
  const { measured } = run;
  if (measured.status !== "measured") throw new Error("The run has figures.");
  const points = measured.points.map((point) => ({ ...point, tooFew: { count: 1, first: ["desk"] } }));

  return givenComparison({ runs: [givenRun(0), { ...run, measured: { ...measured, points } }] });
}

test("headroom over part of a run's problems is said beside the counts of all", async () => {
  givenScreen(givenPart());

  expect(
    await screen.findByText("* Run B: headroom is over 3 of 4 problems, those with at least 2 rollouts."),
  ).toBeTruthy();
  expect(screen.queryByText(/Run A: headroom is over/)).toBeNull();
  const table = within(screen.getByRole("table", { name: "What each run solves" }));
  expect(table.getAllByRole("row").map((row) => row.lastElementChild?.textContent)).toEqual([
    "Headroom, 0 to 20 points",
    "+10.0 points 0.0 to 20.0",
    "*+10.0 points 0.0 to 20.0, over 3 of 4 problems",
  ]);
});

test("problems that a run solves sometimes and that are not recoverable are accounted for", async () => {
  const run = givenRun(1);
  const { measured } = run;
  if (measured.status !== "measured") throw new Error("The run has figures.");
  const points = measured.points.map((point) => ({ ...point, recoverable: 0 }));
  const problems = givenComparison().problems.map((one) => ({ ...one, cells: [one.cells[0] ?? null, null] }));
  givenScreen(givenComparison({ problems, runs: [givenRun(0), { ...run, measured: { ...measured, points } }] }));

  expect(
    await screen.findByText(
      "Run B solves 2 problems sometimes that have fewer than 2 rollouts: not recoverable, and in no headroom at k = 2.",
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/^Run A solves .* not recoverable/)).toBeNull();
});

test.each([
  ["required", 1],
  ["local", 0],
] as const)(
  "with access %s each line says %d times that it may print other figures than these",
  async (access, times) => {
    givenScreen(givenComparison({ leftOut: { value: 3, isCapped: false } }), RUNS, { access });
    await screen.findByRole("table", { name: "Figures by bucket" });

    for (const name of ["Always, sometimes, never", "By bucket", "Problem by problem"]) {
      const panel = within(screen.getByRole("region", { name }));
      await waitFor(() => expect(panel.queryAllByText(/its figures may differ from these/)).toHaveLength(times));
    }
  },
);
