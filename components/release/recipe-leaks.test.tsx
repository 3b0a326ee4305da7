import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenAudit, givenHit, givenSplitDetail } from "@/components/split/given-split";
import type { Audit, GuardHit, SplitAudit } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import { RecipeLeaks } from "./recipe-leaks";

const { id, corpus } = givenSplitDetail();
const PATH = `GET /api/splits/${id}/audit`;
const inSuite = (name: string, pool: Pool, over: Partial<GuardHit> = {}) =>
  givenHit({
    ...{ guard: "protected", a: { id: corpus.id, name, query: name }, between: [pool, "suite"] },
    ...{ b: { id: null, name: "s", query: "s" } },
    ...over,
  });

function given(audit: Audit, pools: readonly Pool[] = ["train"], lag: SplitAudit["lag"] = null) {
  return givenApp(<RecipeLeaks corpus={corpus.id} split={id} pools={pools} />, {
    answers: { [PATH]: { audit, isBehind: false, job: null, lag } },
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("problems of the chosen pools that a protected set overlaps are counted once, and lead to the pin that mends them", async () => {
  given(givenAudit([inSuite("a", "train"), inSuite("a", "train"), inSuite("b", "train"), inSuite("c", "test")]));

  expect((await screen.findByText(/overlap a protected set/)).textContent).toBe(
    "2 problems of the chosen pools overlap a protected set",
  );
  expect(screen.getByText(/is blocked: it is built and audited, but cannot be signed/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pin their clusters to “never touch”" }).getAttribute("href")).toBe(
    `/splits/${id}?corpus=${corpus.id}&part=audit&guard=protected&pin=protected`,
  );
});

test("of more hits than are sent it says at least", async () => {
  const audit = givenAudit([inSuite("a", "train")]);
  given({ ...audit, guards: audit.guards.map((one) => (one.guard === "protected" ? { ...one, count: 900 } : one)) });

  expect((await screen.findByText(/overlaps a protected set/)).textContent).toBe(
    "At least 1 problem of the chosen pools overlaps a protected set",
  );
});

test("other guards that forbid a release are named too, those that forbid nothing are not", async () => {
  given(givenAudit([givenHit(), givenHit({ guard: "viewed" }), inSuite("c", "test")]));

  expect((await screen.findByText(/1 hit\./)).textContent).toMatch(/cluster.*: 1 hit\./i);
  expect(screen.queryByText(/protected set/)).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test.each([
  [[givenHit()], 900, "at least 1 hit."],
  [[givenHit(), givenHit({ between: ["validation", "test"] })], 900, "at least 1 hit."],
  [[givenHit(), givenHit({ between: ["validation", "test"] })], 2, "1 hit."],
] as const)("hits of another guard are counted as far as they are sent (%#)", async (hits, count, words) => {
  const audit = givenAudit(hits);
  given({ ...audit, guards: audit.guards.map((one) => (one.guard === "cluster" ? { ...one, count } : one)) });

  expect((await screen.findByText(/Clusters across pools/)).textContent).toBe(`Clusters across pools: ${words}`);
});

test("by clusters that are behind, finding nothing is told as not knowing, and what is found as perhaps not all", async () => {
  given(givenAudit([inSuite("c", "test")]), ["train"], "measures");
  expect((await screen.findByRole("region", { name: "What is not known yet" })).textContent).toContain(
    "being measured",
  );
  cleanup();

  given(givenAudit([inSuite("c", "test")]), ["test"], "clusters");
  expect((await screen.findByRole("region", { name: "What would block it" })).textContent).toContain("more may leak");
});

test("what lies in pools that are not shipped forbids nothing", async () => {
  given(givenAudit([inSuite("c", "test")]), ["train", "test"]);
  expect(await screen.findByRole("region", { name: "What would block it" })).toBeTruthy();
  cleanup();

  const { client } = given(givenAudit([inSuite("c", "test")]));
  await waitFor(() =>
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(["success"]),
  );

  expect(screen.queryByRole("region", { name: "What would block it" })).toBeNull();
});
