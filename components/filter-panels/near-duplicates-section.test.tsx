import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { Likeness } from "@/lib/contract/pipeline";
import { givenLikeness } from "./given-pipeline";
import { NearDuplicatesSection } from "./near-duplicates-section";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = "11111111-1111-4111-8111-111111111114";

function givenSection(likeness: Likeness | Response) {
  return givenApp(<NearDuplicatesSection trajectory={ID} corpus="c-1" />, {
    answers: {
      [`GET /api/trajectories/${ID}/likeness`]: () => (likeness instanceof Response ? likeness.clone() : likeness),
    },
  });
}

test("where it leaves and why stands with the representative and the other near-duplicates as links", async () => {
  givenSection(givenLikeness());

  expect(await screen.findByText("near-duplicate")).toBeDefined();
  expect(screen.getByText("3rd by rank of 3 near-duplicates of one problem; 1 is kept.")).toBeDefined();
  expect(screen.getByText("1 other near-duplicate")).toBeDefined();
  expect(screen.getByText("about 91 % alike, rank 2.90")).toBeDefined();
  expect(screen.getByText("same calls")).toBeDefined();
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["run-a", "/trajectories/11111111-1111-4111-8111-111111111112"],
    ["run-b", "/trajectories/11111111-1111-4111-8111-111111111113"],
  ]);
});

test("a group of thousands is counted whole, of which the best are named", async () => {
  givenSection(givenLikeness({ groupSize: 4321 }));

  expect(await screen.findByText("4,319 other near-duplicates")).toBeDefined();
  expect(screen.getByText("and 4,318 more")).toBeDefined();
});

test("while the selection is brought up to date it says so, gives no reason and asks nothing of the reader", async () => {
  givenSection({ state: "being_made" });

  expect((await screen.findByText(/is being brought up to date/)).getAttribute("role")).toBe("status");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["out_of_date", /^The pipeline was last run with other labels, trajectories or verdicts\. It is brought/],
  ["not_yet", "The pipeline has not come to this trajectory yet."],
] as const)("that it is %s is a state, and can be asked again", async (state, words) => {
  const { asked } = givenSection({ state });

  expect((await screen.findByText(words)).getAttribute("role")).toBe("status");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Look again" }));
  await vi.waitFor(() => expect(asked.filter(({ key }) => key.endsWith("/likeness"))).toHaveLength(2));
});

test("that it is out of date leads to where it is brought up to date", async () => {
  givenSection({ state: "out_of_date" });

  const link = await screen.findByRole("link", { name: "pipeline of the filter lab" });
  expect(link.getAttribute("href")).toBe("/filters/active?corpus=c-1&part=pipeline");
});

test("each ranking signal has its weight and what it adds", async () => {
  givenSection(givenLikeness());

  const table = within(await screen.findByRole("table", { name: /^Rank\. The weights are Assay’s own/ }));
  expect(table.getByRole("row", { name: "reformulations 0.40 0.50 0.20" })).toBeDefined();
  expect(table.getByRole("row", { name: "rank 1.75" })).toBeDefined();
});

test("one that is kept says so and has no representative", async () => {
  givenSection(
    givenLikeness({ stage: "kept", representative: null, alikeBy: null, similarity: null, groupSize: 0, members: [] }),
  );

  expect(await screen.findByText("kept")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

test("agent text in a reason is text", async () => {
  givenSection(givenLikeness({ why: "<img src=x onerror=alert(1)>" }));

  expect(await screen.findByText("<img src=x onerror=alert(1)>")).toBeDefined();
  expect(document.querySelector("img")).toBeNull();
});

test("a role that may not see it reads why, without another try", async () => {
  givenSection(
    Response.json(
      { code: "FORBIDDEN", detail: "An annotator may not test filters.", requestId: "r-1" },
      { status: 403 },
    ),
  );

  expect(await screen.findByText("An annotator may not test filters.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a failure can be tried again", async () => {
  const { asked } = givenSection(Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }));

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

  await vi.waitFor(() => expect(asked.filter(({ key }) => key.endsWith("/likeness"))).toHaveLength(2));
});
