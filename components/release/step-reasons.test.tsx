import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aRelease, auditOf, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a reason that keeps a release from approval and signature alike is said once", async () => {
  const steps = stepsOpen("audit").map((step) => ({ ...step, why: step.isOpen ? null : "It leaks: one product." }));
  givenRelease(aRelease({ audit: auditOf(["gold"]), steps }));

  expect(await screen.findByText("Not now. It leaks: one product.")).toBeTruthy();
  expect(screen.getByText("Not now. For the same reason.")).toBeTruthy();

  cleanup();
  // Of an approval that is given nobody asks why it is not open.
  givenRelease(
    aRelease({ approvals: [{ person: "Anna", at: aRelease().createdAt, note: "", isCounted: true }], steps }),
  );
  expect(await screen.findByText("Not now. It leaks: one product.")).toBeTruthy();
  expect(screen.queryByText("Not now. For the same reason.")).toBeNull();
});
