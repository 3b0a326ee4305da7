import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { Audit } from "@/lib/contract/splits";
import { AuditHead } from "./audit-head";
import { givenAudit, givenHit } from "./given-split";

function givenHead(audit: Audit) {
  givenApp(<AuditHead audit={audit} lag={null} />, { answers: givenMe("lead") });

  return screen.getByRole("heading").textContent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an audit with nothing to check protected problems against does not say that nothing leaks", () => {
  expect(givenHead(givenAudit([], { protectedSets: [] }))).toBe(
    "No leak found. Not checked: evaluation suites (none added).",
  );
  expect(document.querySelector(".text-ok")).toBeNull();
});

test("an audit with hits that wait for a person counts them in its head", () => {
  expect(givenHead(givenAudit([givenHit({ guard: "near" })]))).toBe("No leak found. 1 hit to look at.");
});

test("an audit with a leak tells what else is open below its head", () => {
  expect(givenHead(givenAudit([givenHit()], { protectedSets: [] }))).toBe(
    "It leaks: 1 hit of 1 guard forbids a release",
  );
  expect(screen.getByText(/Not checked: evaluation suites \(none added\)\./)).toBeTruthy();
});
