import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { RescoredOutcome } from "@/lib/contract/rescoring";
import { aDetail, aStep, givenWideWindow } from "./given-reader";
import { OpenTrajectory } from "./open-trajectory";
import { TaskHeader } from "./task-header";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const OUTCOME = { level: "success", score: 1, rule: null, axes: {} } as const;

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

test("where the rules make something else of the outcome, the header says so as soon as it is there", () => {
  givenHeader({ answer: "differs", success: "no", differing: ["success"] });

  expect(screen.getByText(/The rules differ on success/)).toBeTruthy();
});

test("where they agree, it says nothing and keeps no room for it", () => {
  givenHeader({ answer: "agrees", success: "yes", differing: [] });

  expect(screen.getByRole("banner").querySelectorAll("p")).toHaveLength(0);
});
