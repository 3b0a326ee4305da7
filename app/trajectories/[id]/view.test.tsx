import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { drawnOn } from "@/lib/contract/first-steps";
import { readSearchParams } from "./search-params";
import { TrajectoryView } from "./view";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a reader that a script draws asks by its query alone, and nothing ahead of it", async () => {
  const detail = aDetail({ steps: [aStep(0), aStep(1)] });
  const path = `/api/trajectories/${detail.header.id}`;
  const { asked } = givenApp(
    <TrajectoryView
      id={detail.header.id}
      address={readSearchParams({})}
      first={undefined}
      density="comfortable"
      chunks={[0]}
    />,
    { answers: { [`GET ${path}`]: detail, [`GET ${path}/chunks/0`]: [aStep(0), aStep(1)] } },
  );

  expect(await screen.findByText("Thought of step 1.")).toBeTruthy();
  expect(document.head.querySelectorAll("link[rel=preload]")).toHaveLength(0);
  expect(asked.filter(({ key }) => key === `GET ${path}`)).toHaveLength(1);
});

test.each([
  [500, "INTERNAL", "The rest of the trajectory could not be read", true],
  [403, "FORBIDDEN", "You may not open this trajectory", false],
] as const)(
  "the first steps stay where the rest fails with %i, not where it is refused",
  async (status, code, says, stay) => {
    const steps = [aStep(0)];
    const detail = aDetail({ steps });
    const first = { ...drawnOn(steps, detail), steps, stepCount: 1 };
    givenApp(
      <TrajectoryView
        id={detail.header.id}
        address={readSearchParams({})}
        first={first}
        density="comfortable"
        chunks={[]}
      />,
      {
        answers: {
          [`GET /api/trajectories/${detail.header.id}`]: () =>
            Response.json({ code, detail: "No answer.", requestId: "r-1" }, { status }),
        },
      },
    );

    expect(await screen.findByRole("heading", { name: says })).toBeTruthy();
    expect(screen.queryByText("Thought of step 1.") !== null).toBe(stay);
  },
);
