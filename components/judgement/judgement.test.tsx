import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import type { JudgeCheck } from "@/lib/contract/judge-audit";
import { aCheck, aFinding, aJudgement, anInjection, aSpan } from "./given-judgement";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const STEPS = [aStep(0), aStep(1), aStep(2)];
const judge = () => screen.findByRole("region", { name: "Judge" });

function given(judgement: ReturnType<typeof aJudgement>, check?: JudgeCheck) {
  return givenReader({
    steps: STEPS,
    header: { judgement },
    audit: check ? { judgeCheck: check } : {},
    answers: { "GET /api/runs/:run/judgement": RUN },
  });
}

const RUN = {
  kind: "shown",
  trajectories: 10,
  judged: 8,
  failed: 1,
  notJudged: 1,
  open: 0,
  successRate: 0.5,
  reason: null,
  quality: 0.625,
  coefficient: 0.8469,
  finalScore: 0.4235,
  richness: 0.2,
  shadowScore: 0.22,
};

const gates = async () => within(await judge()).getByRole("list", { name: "Gates" });
const linesOf = async () =>
  within(await gates())
    .getAllByRole("listitem")
    .filter((row) => row.textContent?.match(/^\d/));

describe("the ladder", () => {
  test("lights the failing gate, between those passed and those not reached, each beside the machine's finding", async () => {
    given(aJudgement(), aCheck());

    const rows = await linesOf();

    expect(rows.map((row) => /passed|stops here|not reached/.exec(row.textContent ?? "")?.[0])).toEqual([
      "passed",
      "passed",
      "stops here",
      "not reached",
    ]);
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
    expect(rows.map((row) => /(pass|fail|unknown)(, proof|, hint)?: Found/.exec(row.textContent ?? "")?.[0])).toEqual([
      "pass, proof: Found",
      "pass, hint: Found",
      "fail, proof: Found",
      "unknown: Found",
    ]);
    expect((await judge()).textContent).toContain("judge-a, rubric tree-1, 2 tries");
  });

  test("a disputed gate is named first and marked where it stands", async () => {
    given(aJudgement(), aCheck({ disputed: [1] }));

    expect(within(await judge()).getByRole("note").textContent).toBe("The log disputes gate 1");
    expect((await linesOf()).map((row) => row.textContent?.includes("disputes the judge"))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("evidence of a check opens its place, marked", async () => {
    given(aJudgement(), aCheck());

    await userEvent.click(within(await judge()).getByRole("link", { name: "step 2" }));

    await vi.waitFor(() => expect(document.querySelector("[data-cited]")?.textContent).toBe("Thought"));
    expect(screen.getByRole("article", { current: "step" }).getAttribute("data-step-row")).toBe("1");
  });

  test("a judge that failed has its reason, no ladder and no number", async () => {
    given(
      aJudgement({ state: "failed", score: null, gate: null, explanation: "3 tries: no reply." }),
      aCheck({ gates: [] }),
    );

    const section = await judge();

    expect(section.textContent).toContain("judge failed");
    expect(section.textContent).toContain("3 tries: no reply.");
    expect(within(section).queryByRole("list", { name: "Gates" })).toBeNull();
    expect(section.textContent).not.toMatch(/\b0(\.0)?\b/);
  });

  test.each([
    [0.55, "Minimal", /0\.55 lies between two bands/],
    [0.7, "Genuine", undefined],
  ])("a float score of %s lies in the band %s and is in no gate", async (score, band, says) => {
    given(aJudgement({ score, gate: null, rubric: "floats" }), aCheck({ gates: [aFinding(1)] }));

    const section = within(await judge());

    expect(section.getByRole("list", { name: "Bands" }).querySelector("[aria-current=step]")?.textContent).toContain(
      band,
    );
    expect(section.queryByText(/passed|stops here|not reached/)).toBeNull();
    expect(section.queryByText(/lies between/) !== null).toBe(says !== undefined);
  });

  test("what nobody checked yet says so", async () => {
    given(aJudgement());

    expect(within(await judge()).getByText(/No machine has checked/)).toBeTruthy();
  });
});

describe("the explanation", () => {
  const TEXT = `Gate 4 passed: "<b>brass</b> wins", 'not here', 500000001 and "cheap lamp".`;
  const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
  const quotes: JudgeCheck["quotes"] = [
    { ...at("<b>brass</b> wins"), kind: "quote", match: "exact", span: aSpan() },
    { ...at("not here"), kind: "quote", match: "missing" },
    { ...at("500000001"), kind: "id", match: "approximate", span: aSpan({ step: 2 }) },
    { ...at("cheap lamp"), kind: "quote", match: "normalised" },
  ];

  test("links each quote to its place and says of the others how they match", async () => {
    given(aJudgement({ explanation: TEXT }), aCheck({ quotes }));

    const words = (await judge()).querySelector("blockquote");

    expect(words?.textContent).toContain("not here not in this trajectory");
    expect(words?.textContent).toContain("500000001approximate");
    expect(words?.textContent).toContain("cheap lampnormalisedin the task");
    expect(within(await judge()).getByText(/1 of 4 quoted places are not in this trajectory/)).toBeTruthy();

    await userEvent.click(screen.getByRole("link", { name: "500000001" }));
    expect(await screen.findByRole("article", { current: "step" })).toBe(document.querySelector('[data-step-row="2"]'));
  });

  test("hostile words stay words", async () => {
    given(aJudgement({ explanation: TEXT }), aCheck({ quotes }));

    expect(await screen.findByRole("link", { name: "<b>brass</b> wins" })).toBeTruthy();
    expect((await judge()).querySelector("blockquote b")).toBeNull();
  });
});

describe("the radar", () => {
  const injected = () =>
    givenReader({
      steps: STEPS,
      header: { judgement: aJudgement() },
      audit: {
        injections: [
          anInjection({ span: aSpan({ step: 2, end: 7 }) }),
          anInjection({ kind: "reply_json", span: aSpan({ step: 2, start: 8, end: 10, quote: "of" }), isEcho: true }),
        ],
      },
    });

  test("marks the words in the text, with a word of its own, and the step in the outline", async () => {
    injected();

    const step = await vi.waitFor(() => {
      const row = document.querySelector<HTMLElement>('[data-step-row="2"]');
      if (!row?.textContent?.includes("Thought")) throw new Error("The step is not there yet.");
      return row;
    });

    // The word comes with code of its own.
    await vi.waitFor(() =>
      expect(step.textContent).toMatch(
        /^3Thoughtto the judge \(addresses a judge: asks for a score\) of \(addresses a judge: writes the judge’s reply, as/,
      ),
    );
    expect(
      within(screen.getByRole("navigation", { name: "Outline" })).getAllByRole("button", {
        name: /, addresses a judge$/,
      }),
    ).toHaveLength(1);
  });

  test("lists the places, and n stops at them", async () => {
    injected();
    const section = within(await screen.findByRole("region", { name: "Judge-injection radar" }));

    expect(section.getByText("Agent text addresses a judge: 2 places")).toBeTruthy();
    await userEvent.keyboard("n");
    expect(screen.getByRole("article", { current: "step" }).getAttribute("data-step-row")).toBe("2");
  });

  test("names a call as its row reads", async () => {
    const call = { name: "find_product", args: {}, requestor: "agent" as const };
    const logged = { order: 4, bucket: 0, path: "/search/find_product", isTruncated: false };
    const facts = { order: 4, step: 0, tool: call.name, attribution: "model" as const, reason: "asked for" };
    givenReader({
      steps: [aStep(0, { claimed: [call, call], logged: [logged] })],
      analysis: { dispatches: [{ ...facts, claimed: { step: 0, call: 1 } }] },
      audit: { injections: [0, 1].map((at) => anInjection({ span: aSpan({ step: 0, field: "call", call: at }) })) },
    });
    const step = within(await screen.findByRole("article", { name: /^Step 1,/ }));

    const links = within(await screen.findByRole("list", { name: "Text that addresses a judge" })).getAllByRole("link");

    expect(links.map(({ textContent }) => textContent)).toEqual([
      "step 1, call 1, arguments",
      "step 1, logged call 5, arguments",
    ]);
    for (const name of ["call 1", "logged call 5"]) expect(await step.findByText(name)).toBeTruthy();
  });

  test("names the model's own text", async () => {
    givenReader({
      steps: [aStep(0, { rawText: "Thought by no part." })],
      audit: { injections: [anInjection({ span: aSpan({ step: 0, field: "own_text" }) })] },
    });

    const links = within(await screen.findByRole("list", { name: "Text that addresses a judge" })).getAllByRole("link");

    expect(links.map(({ textContent }) => textContent)).toEqual(["step 1, own text"]);
  });

  test("where nothing addresses a judge nothing is shown", async () => {
    given(aJudgement(), aCheck());

    await judge();

    expect(screen.queryByRole("region", { name: "Judge-injection radar" })).toBeNull();
  });
});

test("the run's values are the run's: with counts, formulas, and the trajectory's own only as what it would be", async () => {
  given(aJudgement(), aCheck());
  const section = await screen.findByRole("region", { name: "Run score" });
  await within(section).findByText("0.625");

  expect(section.textContent).toContain("derived values of the run");
  expect(section.textContent).toContain("8 judged, 1 failed, 1 not judged");
  for (const value of ["0.8469", "0.4235", "0.22", "would be 0.7375"])
    expect(within(section).getByText(value)).toBeTruthy();
  expect(section.querySelector("details")?.textContent).toContain("0.3 + q × 0.7 ÷ 0.8");
});

test("of a run that is reviewed blind nothing is told", async () => {
  givenReader({ steps: STEPS, header: { judgement: aJudgement() } });

  expect(await screen.findByText("Hidden while you review a trajectory of this run blind.")).toBeTruthy();
});

test("a blind reader is shown no judge, no radar, no gate to give and no run", async () => {
  const app = givenReader({ steps: STEPS });
  await screen.findByText("Thought of step 1.");

  await userEvent.keyboard("l3");

  expect(screen.getByRole("region", { name: "Judge" }).textContent).toContain("Hidden until you commit");
  for (const name of ["Judge-injection radar", "Your gate", "Run score"])
    expect(screen.queryByRole("region", { name })).toBeNull();
  expect(app.asked.map(({ key }) => key).filter((key) => /judgement|gate/.test(key))).toEqual([]);
});
