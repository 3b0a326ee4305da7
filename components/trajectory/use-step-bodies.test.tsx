import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep } from "./given-reader";
import { type StepBodies, useStepBodies } from "./use-step-bodies";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const STEPS = [aStep(0), aStep(1)];
const ID = crypto.randomUUID();
const OUTLINE = {
  ...aDetail({ steps: STEPS }).outline,
  chunks: STEPS.map((_, chunk) => ({ chunk, firstStep: chunk, lastStep: chunk, rawBytes: 1_000_000 })),
};
const BEFORE_THE_SECOND = { first: -1, last: -1 };

test("a step that is here is the same for who draws it when others come", async () => {
  const seen: StepBodies[] = [];
  function Steps() {
    const [wanted, setWanted] = useState<typeof BEFORE_THE_SECOND | "all">(BEFORE_THE_SECOND);
    const bodies = useStepBodies(ID, OUTLINE, wanted);
    seen.push(bodies);

    return (
      <button type="button" onClick={() => setWanted("all")}>
        {bodies.readyCount} here
      </button>
    );
  }
  const path = `GET /api/trajectories/${ID}/chunks`;
  givenApp(<Steps />, { answers: { [`${path}/0`]: [STEPS[0]], [`${path}/1`]: [STEPS[1]] } });
  const first = (await screen.findByText("1 here")) && seen.at(-1)?.bodyOf(0);

  fireEvent.click(screen.getByRole("button"));
  await screen.findByText("2 here");

  expect(first).toMatchObject({ status: "ready", step: STEPS[0] });
  expect(seen.at(-1)?.bodyOf(0)).toBe(first);
});
