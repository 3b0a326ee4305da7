import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { Corpus } from "@/lib/contract/corpora";
import type { RescoringReport } from "@/lib/contract/rescoring";
import { RESCORED_PARTS } from "@/lib/domain/rescored-outcome";
import { RescoringPanel } from "./rescoring-panel";

afterEach(cleanup);

const CORPUS: Corpus = {
  id: "22222222-2222-4222-8222-222222222222",
  name: "Autumn race",
  kind: "imported",
  trajectories: 12,
  filterVersion: "defaults-1",
};

function aReport(overrides: Partial<RescoringReport> = {}): RescoringReport {
  const none = { count: 0, filter: "" };

  return {
    total: 12,
    rescored: 10,
    waiting: 0,
    leftOut: null,
    answers: [
      { answer: "agrees", count: 6, filter: "rescore:agrees" },
      { answer: "differs", count: 3, filter: "run:one rescore:differs" },
      { answer: "undecided", count: 1, filter: "rescore:undecided" },
    ],
    parts: RESCORED_PARTS.map((part) =>
      part === "price"
        ? { part, differs: { count: 3, filter: "rescore_differs:price" }, undecided: none }
        : { part, differs: none, undecided: none },
    ),
    partial: { count: 2, filter: "rescore_partial:yes" },
    solved: { stored: 5, low: 4, high: 6 },
    ...overrides,
  };
}

function given(report: unknown, role = "researcher") {
  return givenApp(<RescoringPanel corpus={CORPUS} filter="run:one" />, {
    answers: {
      "GET /api/me": { id: CORPUS.id, name: "Kim", role, ownRole: role, isOwner: false, email: null },
      [`GET /api/corpora/${CORPUS.id}/rescoring`]: report,
    },
  });
}

test("each count opens its rows", async () => {
  given(aReport());

  const differing = await screen.findByRole("link", { name: "3 outcomes differ: open the rows" });

  expect(decodeURIComponent(differing.getAttribute("href") ?? "").replaceAll("+", " ")).toContain(
    "filter=run:one rescore:differs",
  );
});

test("by axis it names what differs, what the rules call solved, and the command line", async () => {
  given(aReport());

  await userEvent.click(await screen.findByRole("button", { name: "By axis" }));

  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "WhatDiffersCannot be checked",
    "price30",
  ]);
  expect(screen.getByText(/By the rules: 4 to 6/)).toBeTruthy();
  expect(screen.getByText(/stats rescore --corpus='Autumn race' --filter=run:one --json/)).toBeTruthy();
  const partial = screen.getByRole("link", { name: /^2 outcomes scored in part/ });
  expect(decodeURIComponent(partial.getAttribute("href") ?? "")).toContain("filter=rescore_partial:yes");
});

test("says how many rows are in no count, and which of them the person does not review", async () => {
  const { unmount } = given(aReport({ leftOut: { blind: 3, sharing: 77 } }));
  expect(
    await screen.findByText(
      "80 trajectories are left out: 3 that you review blind, and 77 whose reward spec would tell of them.",
    ),
  ).toBeTruthy();
  unmount();

  given(aReport({ leftOut: { blind: 1, sharing: 0 } }));
  expect(await screen.findByText("1 trajectory that you review blind is left out.")).toBeTruthy();
});

test("says that rows wait before there is an answer, and that a filter leaves none", async () => {
  const { unmount } = given(aReport({ rescored: 0, waiting: 12 }));
  expect(await screen.findByText("12 trajectories wait to be measured.")).toBeTruthy();
  unmount();

  given(aReport({ rescored: 0 }));
  expect(await screen.findByText(/None of 12 trajectories has a reward spec/)).toBeTruthy();
});
