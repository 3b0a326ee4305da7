import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { measuredSeries } from "./compared-series";
import { givenComparison, givenProblem } from "./given-comparison";
import { ProblemGrid } from "./problem-grid";

test("a task in Arabic is cut at its own end, which is at its left", () => {
  const query = "أبحث عن حقيبة خصر";
  const rows = givenComparison().problems.map((problem) => ({ ...problem, query }));

  // As the server draws it, which takes a window for granted: without a layout no row is in sight.
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<ProblemGrid rows={rows} series={[]} untried="not tried" hrefOf={() => ""} />);

  const tasks = [...page.querySelectorAll("th [dir=auto]")].map(({ textContent }) => textContent);
  expect(tasks).toEqual(rows.map(() => query));
});

test("two problems whose tasks begin alike are told apart by their keys", () => {
  const rows = givenComparison().problems.map((problem) => ({ ...problem, query: "Find me a fridge magnet" }));

  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<ProblemGrid rows={rows} series={[]} untried="not tried" hrefOf={() => ""} />);

  const heads = [...page.querySelectorAll("th[scope=row]")].map(({ textContent }) => textContent);
  expect(heads).toEqual(rows.map(({ key }) => `Find me a fridge magnet${key}`));
  expect(new Set(heads).size).toBe(rows.length);
});

test("a cell says what is known of it: that none is scored, the least, or all", () => {
  const rows = [
    givenProblem("desk", [
      [0, 4, 4],
      [2, 8, 3],
    ]),
    givenProblem("door", [[0, 4, 0], null]),
  ];
  const series = measuredSeries(givenComparison());

  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <ProblemGrid rows={rows} series={series} untried="not tried" hrefOf={() => ""} />,
  );

  const cells = [...page.querySelectorAll<HTMLAnchorElement>("td a")];
  expect(cells.map((cell) => [cell.textContent, cell.getAttribute("aria-label"), cell.title])).toEqual([
    ["not scored", "4 rollouts not scored, desk in run A: open the trajectories", "4 rollouts not scored"],
    [
      "≥ 2/8",
      "at least 2 of 8 successful, 3 not scored, desk in run B: open the trajectories",
      "at least 2 of 8 successful, 3 not scored",
    ],
    ["0/4", "0 of 4 successful, door in run A: open the trajectories", ""],
  ]);
});
