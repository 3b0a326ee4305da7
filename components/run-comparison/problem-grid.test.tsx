import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { givenComparison } from "./given-comparison";
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
