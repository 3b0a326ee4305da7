import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MyProgress } from "@/lib/contract/review-flow";
import { aPerson, aProgress, givenFlow, givenFreshBrowser, leaveBrowser } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

async function givenEnd(overlap: number, progress: Partial<MyProgress>, access: "local" | "required" = "required") {
  const { path } = givenFlow({ items: [], queue: { overlap }, me: aPerson({ access }), answers: ENDED(progress) });
  expect(path("leases")).toBe(LEASES);
  await screen.findByRole("heading", { name: "Nothing is left for you here" });
}

const LEASES = "/api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases";
const ENDED = (progress: Partial<MyProgress>) => ({
  [`POST ${LEASES}`]: { items: [], progress: aProgress(progress), nothing: "all_answered" },
});

test("whoever has answered everything is told that the items wait for other people", async () => {
  await givenEnd(2, { items: 3, answered: 0 });

  expect(screen.getByText("3 items of this queue still wait for answers of other people: each takes 2.")).toBeTruthy();
});

test("in local mode the end says that nobody else can answer, and how others can", async () => {
  await givenEnd(2, { items: 3, answered: 2 }, "local");

  expect((await screen.findByRole("note")).textContent).toBe(
    "1 item of this queue still waits for answers of other people, and in local mode there is only one. Ask for one answer in the next queue, or start Assay with ASSAY_AUTH=required, so that other people can sign in.",
  );
});

test.each([
  { overlap: 2, progress: { items: 3, answered: 3 } },
  { overlap: 1, progress: { items: 3, answered: 1 } },
])("nothing is said to wait where nothing does: $overlap, $progress", async ({ overlap, progress }) => {
  await givenEnd(overlap, progress);

  expect(screen.queryByText(/wait.? for answers of other people/)).toBeNull();
});
