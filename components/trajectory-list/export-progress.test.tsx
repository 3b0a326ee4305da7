import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { ExportProgress } from "./export-progress";

const ID = "11111111-1111-4111-8111-111111111111";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a finished export counts the structure, and the rows it left out by their reason", async () => {
  const skipped = [1, 2].map(() => ({ id: crypto.randomUUID(), reason: "It holds no turn of the agent." }));
  const manifest = {
    corpus: "Tests",
    preset: "chat",
    filter: "",
    rows: 1,
    lines: 4,
    figures: { stepsTooLong: 2 },
    skipped,
    byVerdict: { agentic: 1 },
    byStructure: { sub_task: 1 },
    byBucket: {},
    byLabelSource: { person: 1 },
    filterVersion: { name: "defaults-1", hash: "abc" },
    labelSnapshot: "a",
    contentSha256: "b",
    fileSha256: "c",
    bytes: 10,
  };
  givenApp(<ExportProgress id={ID} onClose={() => undefined} />, {
    answers: {
      [`GET /api/exports/${ID}`]: {
        id: ID,
        corpus: "Tests",
        preset: "chat",
        filter: "",
        fileName: "tests.jsonl",
        manifest,
        job: null,
        createdAt: "2026-11-21T08:00:00.000Z",
      },
    },
  });

  const facts = await screen.findByRole("status");

  expect(facts.textContent).toContain("1 trajectory as 4 lines in tests.jsonl");
  expect(facts.textContent).toContain("Counted: steps too long 2.");
  expect(facts.textContent).toContain("Structure, labels first: sub-task 1. The filter’s verdicts: agentic 1.");
  expect(screen.getByRole("listitem").textContent).toBe("2 × It holds no turn of the agent.");
});
