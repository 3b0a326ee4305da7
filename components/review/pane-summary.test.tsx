import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aJudgement } from "@/components/judgement/given-judgement";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HEADER = {
  judgement: aJudgement({ gate: 4, score: 0.7 }),
  outcome: { level: "partial", by: "source", score: 0.5, rule: 0.5, axes: { title: "pass", price: "fail" } },
} as const;

const givenFound = () =>
  givenReader({
    steps: [aStep(0)],
    header: HEADER,
    analysis: { rejects: [{ code: "R3", detail: "No result holds 17.", places: [] }] },
  });

const linesOf = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole("button")
    .map((line) => line.getAttribute("aria-label"));

/** Where each part of the pane stands, since nothing is laid out. */
function givenPlaces(tops: Readonly<Record<string, number>>): void {
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return tops[this.dataset["part"] ?? ""] ?? 0;
  });
}

test("verdict, judge, outcome and failing rules stand in a line each before anything else", async () => {
  givenFound();

  const summary = await screen.findByRole("region", { name: "Summary" });

  expect(
    within(summary)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Verdict●agentic",
    "Judgegate 4, score 0.7",
    expect.stringMatching(/^Outcome. partial partial: title pass, price fail, /),
    "Format rules✕R3",
  ]);
  const verdict = screen.getByRole("region", { name: "Verdict" });
  expect(summary.compareDocumentPosition(verdict) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("where every rule holds none is broken", async () => {
  givenReader({ steps: [aStep(0)], header: HEADER, analysis: { rejects: [] } });

  const summary = await screen.findByRole("region", { name: "Summary" });

  expect(within(summary).getAllByRole("listitem").at(-1)?.textContent).toBe("Format rulesnone broken");
});

test("a line leads to its part of the pane, with the keyboard", async () => {
  givenPlaces({ Judge: 1455 });
  givenFound();
  const heading = await screen.findByRole("heading", { name: "Judge" });

  await userEvent.click(screen.getByRole("button", { name: "Go to Judge" }));

  expect(heading.closest("[data-pane-parts]")?.scrollTop).toBe(1455);
  expect(document.activeElement).toBe(heading);
});

test("the line of the outcome names each axis to whom the keyboard brings there", async () => {
  givenFound();
  const line = await screen.findByRole("button", { name: "Go to Outcome" });

  for (let presses = 0; document.activeElement !== line && presses < 60; presses++) await userEvent.tab();

  expect((await screen.findByRole("tooltip")).textContent).toContain("title pass");
});

test("what is hidden has no line", async () => {
  const { header, outline, ...whole } = aDetail({ steps: [aStep(0)], header: HEADER });
  const { judgement: _judge, ...shown } = header;
  const { analysis: _verdict, ...steps } = outline;
  const detail = { ...whole, header: shown, outline: steps, hidden: ["judge" as const, "verdict" as const] };
  givenApp(
    <Reader
      detail={detail}
      link={{ mode: "story", layers: [] }}
      table={{ corpus: header.corpus.id, filter: "", sort: "-imported" }}
    />,
    { answers: { [`GET /api/trajectories/${header.id}/chunks/0`]: [aStep(0)] } },
  );
  const summary = await screen.findByRole("region", { name: "Summary" });

  expect(linesOf(summary)).toEqual(["Go to Outcome"]);
});
