import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";
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

test("while a layer is hidden from its reader it is not even asked for", async () => {
  const detail = { ...aDetail({ steps: [aStep(0)] }), hidden: ["judge" as const] };
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

  // It stands below the place where the section would be.
  await screen.findByRole("region", { name: "Comments" });
  await vi.waitFor(() => expect(asked.some(({ key }) => key.endsWith("/comments"))).toBe(true));
  expect(screen.queryByRole("region", { name: "Pipeline" })).toBeNull();
  expect(asked.some(({ key }) => key.endsWith("/likeness"))).toBe(false);
});
