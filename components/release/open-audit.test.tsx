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

test("leaks that two people let pass stand with their reason in the dialogs that answer for them", async () => {
  const by = { person: "Ada Owner", at: "2026-11-20T10:00:00.000Z" };
  const waiver = {
    id: crypto.randomUUID(),
    guard: "gold" as const,
    reason: "<b>Checked</b> by hand",
    by,
    mayAgree: false,
  };
  const half = { ...waiver, id: crypto.randomUUID(), guard: "protected" as const, reason: "Not yet" };
  givenRelease(
    aRelease({
      audit: auditOf(["gold", "protected"], ["gold"]),
      waivers: [
        { ...waiver, second: by },
        { ...half, second: null },
      ],
      steps: stepsOpen("approve", "sign", "delete"),
    }),
  );

  for (const act of ["Approve", "Sign"]) {
    await userEvent.click(await screen.findByRole("button", { name: act }));
    const box = within(await screen.findByRole("region", { name: "Waived leaks" }));
    expect(box.getByText("Wanted products across pools: 1 hit waived.")).toBeTruthy();
    expect(box.getByText("<b>Checked</b> by hand")).toBeTruthy();
    expect(box.queryByText(/Not yet|Protected/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  }
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await screen.findByRole("dialog");
  expect(screen.queryByRole("region", { name: "Waived leaks" })).toBeNull();
});
