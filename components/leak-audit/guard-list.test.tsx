import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenAudit, givenHit } from "@/components/split/given-split";
import type { Audit, GuardHit } from "@/lib/contract/splits";
import { BLOCKING_GUARDS, GUARDS, type Guard } from "@/lib/leak/audit-pools";
import { GuardList } from "./guard-list";
import { GUARD_LOOK } from "./guard-look";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenList(audit: Audit, open: Guard | null = null, answers = givenMe("lead")) {
  return givenApp(<GuardList corpus="c-1" audit={audit} open={open} onOpen={() => undefined} />, { answers });
}

/** An audit in which one guard found a hit. */
function found(guard: Guard, hit: Partial<GuardHit> = {}): Audit {
  return givenAudit([givenHit({ guard, ...hit })]);
}

describe.each(GUARDS)("the guard %s", (guard) => {
  test("says that it looked, and found nothing", () => {
    givenList(givenAudit(), guard);

    const item = screen.getByText(GUARD_LOOK[guard].name).closest("li") ?? document.body;
    expect(within(item).getByText("no hit")).toBeTruthy();
    expect(within(item).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("says whether its hits forbid a release, and opens their problems and the cluster", () => {
    givenList(found(guard), guard);

    const head = screen.getByRole("button", { expanded: true });
    expect(head.textContent).toContain(GUARD_LOOK[guard].name);
    expect(head.textContent?.includes("blocks")).toBe(BLOCKING_GUARDS.includes(guard));
    const row = within(screen.getAllByRole("row")[1] ?? document.body);
    expect(row.getByRole("link", { name: "a brass lamp" }).getAttribute("href")).toBe(
      `/problems/${givenHit().a.id}?corpus=c-1`,
    );
    expect(row.getByRole("link", { name: "A brass lamp!" })).toBeTruthy();
    expect(row.getByRole("link", { name: "Cluster" }).getAttribute("href")).toBe(
      `/clusters/${givenHit().cluster}?corpus=c-1`,
    );
    expect(row.getByText("brass-1")).toBeTruthy();
    for (const pool of ["train", "test"]) expect(row.getByText(pool)).toBeTruthy();
  });
});

test.each([
  ["Protected problems", { protectedSets: [] }, "There is no protected set."],
  ["Never touch", { pools: [{ pool: "train", problems: 2 }] }, "Nothing lies in never touch."],
  ["Clusters across pools", { pools: [{ pool: "train", problems: 2 }] }, "Only one pool has problems here."],
] as const)("“%s” with nothing to check against says so, without the tick of a clean guard", (name, audit, why) => {
  givenList({ ...givenAudit(), ...audit, protectedSets: [], pools: "pools" in audit ? [...audit.pools] : undefined });

  const item = screen.getByText(name).closest("li") ?? document.body;
  expect(item.textContent).toContain(why);
  expect(item.textContent).toMatch(/nothing to check against$/);
  expect(item.textContent).not.toContain("✓");
});

test("where there is no protected set, who may add one is led to where that is done", async () => {
  givenList(givenAudit([], { protectedSets: [] }));

  const link = screen.getByRole("link", { name: "Add a protected set" });
  expect(link.getAttribute("href")).toBe("/splits?corpus=c-1");

  cleanup();
  givenList(givenAudit([], { protectedSets: [] }), null, givenMe("researcher"));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Add a protected set" })).toBeNull());
});

test("a product that is counted under a worse guard is no “no hit” of the milder ones", () => {
  givenList(found("recommended"));

  const textOf = (name: string) => screen.getByText(name).closest("li")?.textContent ?? "";
  expect(textOf("Viewed products across pools")).toMatch(
    /counted once, under the worst guard.*counted under recommended products$/,
  );
  expect(textOf("Viewed products across pools")).not.toContain("✓");
  expect(textOf("Wanted products across pools")).toMatch(/✓no hit$/);
  expect(textOf("Clusters across pools")).toMatch(/✓no hit$/);
});

test("a problem of a protected set is told in words, since the corpus has no page of it", () => {
  const suite = { id: null, name: "task 7", query: "A lamp of brass" };
  givenList(found("protected", { b: suite, between: ["train", "ShoppingBench test"] }), "protected");

  expect(screen.getByText("A lamp of brass")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "A lamp of brass" })).toBeNull();
  expect(screen.getByText("ShoppingBench test")).toBeTruthy();
});

test("a hit of one problem has no column for another", () => {
  givenList(found("never_touch", { b: null, between: ["never_touch"] }), "never_touch");

  expect(screen.queryByRole("columnheader", { name: "Other problem" })).toBeNull();
});

test.each([
  ["near", "1 hit to look at"],
  ["viewed", "1 hit, no leak by itself"],
  ["gold", "1 hit, blocks"],
] as const)("a hit of %s says “%s”", (guard, words) => {
  givenList(found(guard));

  expect(screen.getByText(words)).toBeTruthy();
});

test("a waived guard says so, and blocks no more", () => {
  const audit = found("gold");
  const guards = audit.guards.map((report) => ({ ...report, isWaived: report.guard === "gold" }));
  givenList({ ...audit, guards });

  expect(screen.getByText("1 hit, waived")).toBeTruthy();
  expect(screen.queryByText(/blocks/)).toBeNull();
});

test("what people decided of a guard stands with it, open or folded, and with no guard that found nothing", () => {
  const note = (guard: Guard) => <p>Decided of {guard}</p>;
  const answers = givenMe("lead");
  const list = (open: Guard | null) => (
    <GuardList corpus="c-1" audit={found("gold")} open={open} onOpen={() => undefined} note={note} />
  );
  for (const open of ["gold", null] as const) {
    givenApp(list(open), { answers });
    expect(screen.getAllByText(/^Decided of/).map(({ textContent }) => textContent)).toEqual(["Decided of gold"]);
    cleanup();
  }
});

test("more hits than are listed are counted", () => {
  const audit = found("cluster");
  const guards = audit.guards.map((report) => (report.guard === "cluster" ? { ...report, count: 1200 } : report));
  givenList({ ...audit, guards }, "cluster");

  expect(screen.getByText("1,200 hits, block")).toBeTruthy();
  expect(screen.getByText("Showing 1 of 1,200")).toBeTruthy();
});
