import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { savedPicture } from "@/components/chart-frame/given-saved";
import { givenApp } from "@/components/shell/given-app";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { ProcessReport } from "@/lib/contract/process";
import { givenProcess } from "./given-process";
import { ProcessPanel } from "./process-panel";

const corpus = givenCorpus();

function givenPanel(report: ProcessReport | Response) {
  return givenApp(<ProcessPanel corpus={corpus} runs={["a", "b"]} filter="bucket:shop" />, {
    answers: {
      [`GET /api/corpora/${corpus.id}/process`]: () => (report instanceof Response ? report.clone() : report),
    },
  });
}

const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");
const difference = (value: number, interval: [number, number]) => ({
  value,
  interval,
  n: 20,
  resamples: 0,
  note: null,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const REPORT = givenProcess({
  metrics: {
    repeated: [{}, { difference: difference(0.4, [0.2, 0.6]), isApart: true, figure: difference(0.65, [0.4, 0.8]) }],
    ignored: [{}, { difference: difference(0.2, [0.01, 0.4]) }],
    page_depth: [{ figure: difference(1.5, [1, 2]) }, { difference: difference(-0.25, [-0.75, 0.25]) }],
    verified: [{}, { known: 0, figure: { value: null, reason: "It is known of no trajectory." } }],
  },
});

test("every figure stands with its interval, the difference to the baseline and links to its rows", async () => {
  givenPanel(REPORT);

  const row = within(await screen.findByRole("row", { name: /^Repeats a call/ }));
  const [base, tuned] = row.getAllByRole("cell");
  expect(base?.textContent).toContain("25.0\u00a0% 10.0 to 45.0");
  expect(base?.textContent).not.toContain("points");
  expect(tuned?.textContent).toContain("▲ +40.0 points 20.0 to 60.0");
  expect(row.getAllByRole("link").map(filterOf)).toEqual(["run:base repeated:>0", "run:tuned repeated:>0"]);
});

test("the number under a figure says that it is of trajectories that show the thing, and above what", async () => {
  givenPanel(
    givenProcess({
      metrics: {
        empty: [{ known: 600, shown: { count: 41, filter: "run:base empty:>0" } }, { known: 1 }],
        page_depth: [{ known: 600, shown: { count: 0, filter: "run:base page_depth:>1" } }],
        reformulations: [{ notApplicable: { count: 3, filter: "run:base reformulations:none" } }],
      },
    }),
  );

  const textOf = async (row: RegExp, at = 0) =>
    within(await screen.findByRole("row", { name: row })).getAllByRole("cell")[at]?.textContent;
  expect(await textOf(/^Searches that find nothing/)).toMatch(/in41of 600 trajectories$/);
  expect(await textOf(/^Searches that find nothing/, 1)).toMatch(/in5of 1 trajectory$/);
  expect(await textOf(/^Page depth/)).toMatch(/above 1 in0of 600 trajectories$/);
  expect(await textOf(/^Reformulated searches/)).toMatch(/above 0 in5of 20 trajectories · n\/a3$/);
});

test("a mean is no percentage, and a difference within chance has no arrow", async () => {
  givenPanel(REPORT);

  const row = await screen.findByRole("row", { name: /^Page depth/ });
  expect(row.textContent).toContain("1.50 1.00 to 2.00");
  expect(row.textContent).toContain("−0.25 −0.75 to 0.25");
  expect(row.textContent).not.toContain("▼");
});

test("what is not known is n/a and never 0; what no run knows is named under the table", async () => {
  givenPanel(REPORT);

  const row = within(await screen.findByRole("row", { name: /^Verifies before it commits/ }));
  expect(row.getAllByRole("cell")[1]?.textContent).toBe("n/a");
  expect(screen.queryByRole("row", { name: /^Protocol faults/ })).toBeNull();
  expect(screen.getByText(/^Not known of any of these rollouts.*protocol faults/)).toBeDefined();
});

test("the sentence says which differences are more than chance", async () => {
  givenPanel(REPORT);

  expect(await screen.findByText("B differs from A in “Repeats a call”. Corrected for 2 differences.")).toBeDefined();
});

test("a difference whose own interval leaves 0 out and that is not apart among all of them has no arrow", async () => {
  givenPanel(REPORT);

  const row = await screen.findByRole("row", { name: /^Filters that are ignored/ });
  expect(row.textContent).toContain("+20.0 points 1.0 to 40.0");
  expect(row.textContent).not.toContain("▲");
});

test("where nothing is more than chance the sentence says for how many it was corrected", async () => {
  givenPanel(givenProcess({ metrics: { ignored: [{}, { difference: difference(0.2, [0.01, 0.4]) }] } }));

  expect(await screen.findByText("No difference to A is more than chance, corrected for 2 of them.")).toBeDefined();
});

test("the command line prints the same figures", async () => {
  givenPanel(REPORT);

  expect(
    await screen.findByText(/stats process --corpus=.* --run=base --run=tuned --filter=bucket:shop --json/),
  ).toBeDefined();
});

test("rollouts that are not measured yet are said to be, not to be without findings", async () => {
  givenPanel(givenProcess({ metrics: {}, waiting: 20 }));

  expect(await screen.findByText(/These rollouts are not measured yet/)).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a failure is told and can be tried again", async () => {
  givenPanel(
    new Response(JSON.stringify({ error: { code: "INTERNAL", message: "It broke.", requestId: "r-1" } }), {
      status: 500,
    }),
  );

  expect(await screen.findByText("How the agents went about it could not be loaded")).toBeDefined();
  expect(screen.getByRole("button", { name: /again/i })).toBeDefined();
});

test("the values to save name every column, also whether a difference stands apart", async () => {
  givenApp(<ProcessPanel corpus={corpus} runs={["a", "b"]} filter="" />, {
    search: "?data=process",
    answers: { [`GET /api/corpora/${corpus.id}/process`]: REPORT },
  });

  const table = within(await screen.findByRole("table", { name: "How the agents went about it" }));
  const names = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const row = table.getAllByRole("row").find(({ textContent }) => /^Repeats a call.*tuned/.test(textContent ?? ""));
  const cells = row ? within(row).getAllByRole("cell") : [];

  expect(names.at(-1)).toBe("Stands apart");
  expect(cells.length + (row ? within(row).queryAllByRole("rowheader").length : 0)).toBe(names.length);
  expect(cells.at(-1)?.textContent).toBe("yes");
});

test("the table can be saved as a picture, with what stands apart", async () => {
  givenPanel(REPORT);

  const picture = await savedPicture("How the agents went about it");

  for (const text of [
    "Repeats a call",
    "25.0 % 10.0 to 45.0",
    "▲ +40.0 points 20.0 to 60.0",
    "1.50 1.00 to 2.00",
    "in 5 of 20",
    "above 1 in 5 of 20",
    "n/a",
  ])
    expect(picture).toContain(`>${text}</text>`);
});
