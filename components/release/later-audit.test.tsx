import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Job } from "@/lib/contract/jobs";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { aRelease, auditOf, RELEASE_ID, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";

const AT = "2026-11-20T10:00:00.000Z";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function aSigned(changes: Partial<ReleaseDetail> = {}): ReleaseDetail {
  const signed = { person: "Anna", at: AT, publicKey: "key", fingerprint: "print" };

  return aRelease({ state: "signed", signed, steps: stepsOpen("audit", "withdraw"), ...changes });
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));

test("a signed release is audited again by who reads it, and what it was signed with stays above", async () => {
  let release = aSigned();
  const { asked } = givenRelease(release, {
    role: "researcher",
    answers: {
      [`GET /api/releases/${RELEASE_ID}`]: () => release,
      [`POST /api/releases/${RELEASE_ID}/audit`]: () => {
        release = aSigned({ laterAudit: { ...auditOf(["protected"]), at: "2026-12-24T10:00:00.000Z" } });
        return Response.json({ jobId: crypto.randomUUID() }, { status: 202 });
      },
    },
  });
  const later = await part("Later audit");
  expect(later.getByText(/^Nobody has audited it since/)).toBeTruthy();

  await userEvent.click(later.getByRole("button", { name: "Audit again" }));

  expect(await later.findByText(/1 check has hits that would keep it from being signed/)).toBeTruthy();
  expect(later.getByRole("time").getAttribute("datetime")).toBe("2026-12-24T10:00:00.000Z");
  expect(later.getByRole("button", { name: /^Protected problems.*1 hit, blocks/ })).toBeTruthy();
  const own = await part("Leak audit");
  expect(own.getByText(/^No leak keeps it from being signed/)).toBeTruthy();
  expect(own.queryByRole("button", { name: "Audit again" })).toBeNull();
  expect(asked.filter(({ key }) => key.startsWith("POST"))).toHaveLength(1);
});

test("an audit that had no evaluation suite to ask says so beside that no leak keeps it from being signed", async () => {
  givenRelease(aSigned({ audit: { ...auditOf(["near"]), protectedSets: [] } }));

  expect(
    (await part("Leak audit")).getByText(
      /^No leak keeps it from being signed\. Not checked: evaluation suites \(none added\)\. 1 hit to look at\./,
    ),
  ).toBeTruthy();
});

test("whoever reviews of its corpus blind is told why nothing is told, and not that nobody audited it", async () => {
  const why = "Hidden while you review blind in this corpus.";
  givenRelease(aSigned({ hidesLaterAudit: true, steps: [{ step: "audit", isOpen: false, why }] }));

  const later = await part("Later audit");
  expect(later.getByText(why)).toBeTruthy();
  expect(later.queryByText(/Nobody has audited/)).toBeNull();
  expect(later.queryByRole("button")).toBeNull();
});

test("of a signed release nobody takes a waiver back", async () => {
  const by = { person: "Bo", at: AT };
  const waivers = [{ id: crypto.randomUUID(), guard: "gold" as const, reason: "Old", by, second: by, mayAgree: false }];
  const { unmount } = givenRelease(aRelease({ waivers }));
  expect((await part("Waivers")).getByRole("button", { name: /^Take back the waiver/ })).toBeTruthy();
  unmount();

  givenRelease(aSigned({ waivers }));

  const panel = await part("Waivers");
  expect(panel.getByText("waived")).toBeTruthy();
  expect(panel.queryByRole("button")).toBeNull();
});

test("a release that is not signed has one audit, which is made anew", async () => {
  givenRelease(aRelease());

  expect((await part("Leak audit")).getByRole("button", { name: "Audit again" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Later audit" })).toBeNull();
});

test("while it is audited the button says so, and the job can be cancelled", async () => {
  const job: Job = {
    id: crypto.randomUUID(),
    kind: "audit_release",
    state: "running",
    done: 1,
    total: 4,
    unit: "rows",
    cancelRequested: false,
    error: null,
    result: null,
    createdAt: AT,
    startedAt: AT,
    finishedAt: null,
  };
  givenRelease(aSigned({ job, steps: stepsOpen("withdraw") }), { answers: { [`GET /api/jobs/${job.id}`]: job } });

  const later = await part("Later audit");
  expect(later.getByRole("button", { name: "Auditing" })).toHaveProperty("disabled", true);
  expect(await later.findByRole("button", { name: /Cancel/ })).toBeTruthy();
});
