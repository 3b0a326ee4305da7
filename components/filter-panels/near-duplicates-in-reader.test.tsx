import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { givenLikeness } from "./given-pipeline";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the reader's right pane says where the trajectory leaves the pipeline and what it is alike to", async () => {
  givenReader({ steps: [aStep(0)], answers: { "GET /api/trajectories/:id/likeness": givenLikeness() } });

  await screen.findByText("near-duplicate");
  const section = within(screen.getByRole("region", { name: "Pipeline" }));
  expect(section.getByRole("link", { name: "run-a" })).toBeDefined();
});

/** Whether it is asked for, once what stands below its place is there and has been asked for. */
async function asksForIt(kept: Partial<TrajectoryDetail>): Promise<boolean> {
  const detail = { ...aDetail({ steps: [aStep(0)] }), ...kept };
  const { id, corpus } = detail.header;
  const { asked } = givenApp(
    <Reader
      detail={detail}
      link={{ mode: "story", layers: ["ids", "attribution"] }}
      table={{ corpus: corpus.id, filter: "", sort: "-imported" }}
    />,
    {
      answers: {
        [`GET /api/trajectories/${id}/chunks/0`]: [aStep(0)],
        [`GET /api/trajectories/${id}/likeness`]: givenLikeness(),
      },
    },
  );
  await screen.findByRole("region", { name: "Comments" });
  await vi.waitFor(() => expect(asked.some(({ key }) => key.endsWith("/comments"))).toBe(true));

  return asked.some(({ key }) => key.endsWith("/likeness"));
}

test("while a layer is hidden from its reader it is not even asked for", async () => {
  expect(await asksForIt({ hidden: ["judge"] })).toBe(false);
  expect(screen.queryByRole("region", { name: "Pipeline" })).toBeNull();
});

test("to who reviews another one of the corpus blind it says so, and is not asked for either", async () => {
  expect(await asksForIt({ isPipelineHidden: true })).toBe(false);
  expect(screen.getByRole("region", { name: "Pipeline" }).textContent).toContain("that you still review blind");
});
