import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aReleaseSummary } from "@/components/release/given-release";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { ReleaseSummary } from "@/lib/contract/releases";
import { RELEASES_LEFT_OUT } from "@/lib/domain/releases-left-out";
import { ReleasesCard } from "./releases-card";

const CORPUS = "11111111-1111-4111-8111-111111111111";
const path = `GET /api/corpora/${CORPUS}/releases`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Role = "annotator" | "researcher";

function givenCard(
  items: readonly ReleaseSummary[],
  role: Role = "researcher",
  more: { nextBefore?: number; leavesOut?: boolean } = {},
) {
  return givenApp(<ReleasesCard corpus={CORPUS} />, {
    answers: { ...givenMe(role), [path]: { items, approvalsNeeded: 1, leavesOut: false, ...more } },
  });
}

const signed = aReleaseSummary({ id: crypto.randomUUID(), number: 4, name: "Good", state: "signed" });
const leaky = aReleaseSummary({ number: 3, name: "Leaky", blocked: 2 });

test("a release that a leak blocks is named before all others, and opens", async () => {
  givenCard([signed, leaky]);

  expect(await screen.findByText(/1 release is blocked by a leak/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "#3 Leaky" }).getAttribute("href")).toBe(
    `/releases/${leaky.id}?corpus=${CORPUS}`,
  );
  expect(screen.queryByRole("link", { name: "#4 Good" })).toBeNull();
});

test("where there are older ones those that are blocked are of the newest alone", async () => {
  givenCard([signed, leaky], "researcher", { nextBefore: 3 });

  expect(await screen.findByText("✕ Of the newest 2 releases 1 is blocked by a leak")).toBeTruthy();
});

test("with none blocked it names the latest and counts those that are signed", async () => {
  givenCard([signed, aReleaseSummary({ number: 2, state: "withdrawn" })]);

  expect(await screen.findByText(/1 release is signed; the latest:/)).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.querySelector("a")?.textContent)).toEqual(["#4 Good"]);
});

test("where none is signed that is said in words", async () => {
  givenCard([aReleaseSummary({ number: 2, state: "audited" })]);

  expect(await screen.findByText("No release is signed; the latest:")).toBeTruthy();
});

test("where there are older ones the count is of the newest alone", async () => {
  const audited = aReleaseSummary({ number: 3, state: "audited" });
  givenCard([audited], "researcher", { nextBefore: 3 });
  expect(await screen.findByText("Of the newest 1 release none is signed; the latest:")).toBeTruthy();
  cleanup();

  givenCard([signed, audited], "researcher", { nextBefore: 3 });
  expect(await screen.findByText("Of the newest 2 releases 1 is signed; the latest:")).toBeTruthy();
});

test("who reviews blind is told of what is not listed, and never that there is none", async () => {
  givenCard([], "researcher", { leavesOut: true });
  expect((await screen.findByText(RELEASES_LEFT_OUT)).textContent).toMatch(/or once the queue is closed\.$/);
  expect(screen.queryByText("Nothing of this corpus was released yet.")).toBeNull();
  cleanup();

  givenCard([signed], "researcher", { leavesOut: true });
  expect(await screen.findByRole("link", { name: "#4 Good" })).toBeTruthy();
  expect(screen.getByText(RELEASES_LEFT_OUT)).toBeTruthy();
  cleanup();

  givenCard([]);
  expect(await screen.findByText("Nothing of this corpus was released yet.")).toBeTruthy();
  expect(screen.queryByText(RELEASES_LEFT_OUT)).toBeNull();
});

test("an annotator is shown no releases, and none are asked for", async () => {
  const { asked } = givenCard([leaky], "annotator");
  await vi.waitFor(() => expect(asked.map(({ key }) => key)).toContain("GET /api/me"));

  expect(screen.queryByText("Releases")).toBeNull();
  expect(asked.map(({ key }) => key)).not.toContain(path);
});
