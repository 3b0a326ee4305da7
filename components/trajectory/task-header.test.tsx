import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { RescoredOutcome } from "@/lib/contract/rescoring";
import { givenLines, laidOut } from "./given-lines";
import { aDetail, aStep, givenWideWindow } from "./given-reader";
import { OpenTrajectory } from "./open-trajectory";
import { TaskHeader } from "./task-header";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const OUTCOME = { level: "success", by: "source", score: 1, rule: null, axes: {} } as const;

function givenHeader(answered: Pick<RescoredOutcome, "answer" | "success" | "differing">): void {
  const rescored: RescoredOutcome = {
    ...{ version: "sn15", titles: "compared", axes: {}, undecided: [] },
    products: { recommended: 1, fromCatalogue: 1, fromResults: 0 },
    ...answered,
  };
  const detail = { ...aDetail({ steps: [aStep(0)], header: { outcome: OUTCOME } }), rescored };
  givenApp(
    <OpenTrajectory detail={detail} link={{ mode: "story", layers: [] }}>
      <TaskHeader header={detail.header} />
    </OpenTrajectory>,
    { answers: {} },
  );
}

function header(query: string) {
  const { problem } = aDetail({ steps: [] }).header;
  const detail = aDetail({ steps: [aStep(0)], header: { problem: { ...problem, query } } });

  return (
    <OpenTrajectory detail={detail} link={{ mode: "story", layers: [] }}>
      <TaskHeader header={detail.header} />
    </OpenTrajectory>
  );
}

const givenTask = (query: string) => givenApp(header(query));

test("where the rules make something else of the outcome, the header says so as soon as it is there", () => {
  givenHeader({ answer: "differs", success: "no", differing: ["success"] });

  expect(screen.getByText(/The rules differ on success/)).toBeTruthy();
});

test("what was scored here says so, by which rules and from which answer key; what the source scored does not", () => {
  const outcome = { ...OUTCOME, by: "rules", score: null } as const;
  const detail = aDetail({
    steps: [aStep(0)],
    header: { outcome, answerKey: { file: "suite.jsonl", isMeasured: true } },
  });
  givenApp(
    <OpenTrajectory detail={detail} link={{ mode: "story", layers: [] }}>
      <TaskHeader header={detail.header} />
    </OpenTrajectory>,
    { answers: {} },
  );

  expect(
    screen.getByText("Scored here by the rules of SN15 to mid 2026, from the answer key in suite.jsonl."),
  ).toBeTruthy();
});

test("where they agree, it says nothing and keeps no room for it", () => {
  givenHeader({ answer: "agrees", success: "yes", differing: [] });

  expect(screen.getByRole("banner").querySelectorAll("p")).toHaveLength(0);
});

const wholeTask = () => screen.queryByRole("button", { name: "Whole task" });

test.each([
  { length: 150, where: "a narrow column", lines: 4, isOffered: true },
  { length: 150, where: "a wide one", lines: 2, isOffered: false },
  { length: 240, where: "a very wide one", lines: 2, isOffered: false },
])("of $length characters in $where the whole task is offered: $isOffered", async ({ length, lines, isOffered }) => {
  givenLines({ shown: 2, lines: () => lines });
  givenTask("Find a blue lamp. ".repeat(20).slice(0, length));
  await laidOut();

  expect(wholeTask() !== null).toBe(isOffered);
});

test("it is offered once the column becomes too narrow, stays to fold what is open, and goes with the width", async () => {
  let lines = 2;
  const { resize } = givenLines({ shown: 2, lines: () => lines });
  givenTask("Find a blue lamp. ".repeat(8));
  await laidOut();
  expect(wholeTask()).toBeNull();

  lines = 4;
  resize();
  await userEvent.click(screen.getByRole("button", { name: "Whole task" }));
  lines = 2;
  resize();
  await userEvent.click(screen.getByRole("button", { name: "Fold the task" }));

  expect(wholeTask()).toBeNull();
});

test("what is drawn before anything is laid out goes by the length of the task", () => {
  const drawn = (query: string) =>
    renderToString(<QueryClientProvider client={new QueryClient()}>{header(query)}</QueryClientProvider>);

  expect(drawn("Find a blue lamp. ".repeat(20))).toContain("Whole task");
  expect(drawn("Find a blue lamp.")).not.toContain("Whole task");
});

test("a task in Arabic begins at its right, whatever is read out before it", () => {
  givenTask("أبحث عن حقيبة خصر");

  const task = screen.getByRole("heading", { level: 1 });
  expect(task.dir).toBe("auto");
  // The first letters that do not say their direction decide.
  const asked = [...task.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute("dir")));
  expect(asked.map(({ textContent }) => textContent).join("")).toBe("أبحث عن حقيبة خصر");
});
