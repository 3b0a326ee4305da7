import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aRelease, auditOf, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";

const OPEN = "Not checked: evaluation suites (none added). 1 hit to look at.";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what the audit leaves open stands in its step, which is not ticked, and in the dialogs that answer for it", async () => {
  const audit = { ...auditOf(["near"]), protectedSets: [] };
  givenRelease(aRelease({ audit, steps: stepsOpen("approve", "sign", "delete") }));

  expect(await screen.findByRole("heading", { name: "Audit (done, with points left open)" })).toBeTruthy();
  expect(screen.getByText(`Nothing found keeps it from being signed. ${OPEN}`)).toBeTruthy();
  for (const act of ["Approve", "Sign"]) {
    await userEvent.click(screen.getByRole("button", { name: act }));
    expect(within(await screen.findByRole("dialog")).getByText(`The audit leaves open: ${OPEN}`)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  }
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(within(await screen.findByRole("dialog")).queryByText(/leaves open/)).toBeNull();
});
