import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenComparison } from "./given-comparison";
import { givenScreen, RUNS } from "./given-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the data of the curves has pass@k and pass^k with their intervals", async () => {
  givenScreen(givenComparison(), `${RUNS}&data=pass-at-k`);

  const table = within(await screen.findByRole("table", { name: "Success within k tries: pass@k" }));
  const cells = table.getAllByRole("row").map((row) => within(row).queryAllByRole("cell"));
  expect(cells[2]?.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    "2",
    "0.50000",
    "0.40000",
    "0.60000",
    "0.30000",
    "0.20000",
    "0.40000",
  ]);
});

test("the data of pass^k has its own figures first", async () => {
  givenScreen(givenComparison(), `${RUNS}&data=pass-hat-k`);

  const table = within(await screen.findByRole("table", { name: "Success in all of k tries: pass^k" }));

  expect(
    table
      .getAllByRole("columnheader")
      .slice(0, 6)
      .map(({ textContent }) => textContent),
  ).toEqual(["Run", "k", "pass^k", "from", "to", "pass@k"]);
  const cells = within(table.getAllByRole("row")[2] ?? document.body).getAllByRole("cell");
  expect(cells.slice(1, 5).map(({ textContent }) => textContent)).toEqual(["0.30000", "0.20000", "0.40000", "0.50000"]);
});

test("the sentence of the headroom opens its problems", async () => {
  givenScreen();

  await userEvent.click(await screen.findByRole("button", { name: /points of headroom from 2 problems/ }));

  expect((await screen.findByRole("dialog")).textContent).toContain("+");
  expect(screen.getByRole("heading", { name: /^2 problems that run [AB] solves in some rollouts/ })).toBeDefined();
});

test("at one try pass^k has a sentence in place of a chart", async () => {
  givenScreen(givenComparison({ k: 1, mostK: 1 }));

  expect(await screen.findByText(/^With one try pass\^k/)).toBeDefined();
  expect(screen.queryByRole("region", { name: /^Success in all of k tries/ })).toBeNull();
});

test("problems with too few rollouts are named in the data of the curves", async () => {
  const comparison = givenComparison();
  for (const { measured } of comparison.runs) {
    if (measured.status === "measured")
      for (const point of measured.points) point.tooFew = { count: 12, first: ["desk", "door"] };
  }
  givenScreen(comparison, `${RUNS}&data=pass-at-k`);

  expect((await screen.findAllByText(/Fewer rollouts: desk, door and 10 more\./)).length).toBeGreaterThan(0);
});

test("where later figures are over fewer problems, the charts say so", async () => {
  const comparison = givenComparison();
  givenScreen(comparison);
  await screen.findByRole("region", { name: /^Success within k tries/ });
  expect(screen.queryByText(/^Hollow points/)).toBeNull();
  cleanup();
  const [first] = comparison.runs;
  if (first?.measured.status === "measured") {
    const last = first.measured.points.at(-1)?.passAtK;
    if (last && last.value !== null) last.n = 2;
  }

  givenScreen(comparison);

  expect(await screen.findAllByText(/^Hollow points: over fewer problems/)).toHaveLength(2);
  expect(screen.getAllByText(/n = 4, fewer at hollow points\.$/, { selector: "p" })).toHaveLength(2);
  expect(screen.getByText(/headroom, from pass@1 up to the last k, both over the problems/)).toBeDefined();
});

test("what a point opens its row of the data opens too, for who uses the keyboard", async () => {
  givenScreen(givenComparison(), `${RUNS}&data=pass-at-k`);

  const [cell] = await screen.findAllByRole("button", { name: "2 recoverable at k = 1 in run B: open the problems" });
  cell?.focus();
  await userEvent.keyboard("{Enter}");

  expect(await screen.findByRole("dialog", { name: /^2 problems that run B solves in some rollouts/ })).toBeDefined();
});

test("the line under the curves prints those of every run", async () => {
  givenScreen();

  const line = /stats pass --corpus='SN15 race extract' --run=base --run='night 2' --k 1,2 --json$/;
  expect(await screen.findAllByText(line)).toHaveLength(2);
});
