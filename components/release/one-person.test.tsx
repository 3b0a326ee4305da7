import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Me } from "@/lib/contract/people";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { ApprovalsSetting } from "./approvals-setting";
import { aRelease, aReleaseSummary, auditOf, CORPUS_ID, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";
import { ReleasesScreen } from "./releases-screen";

const AT = "2026-11-20T10:00:00.000Z";
const WAIVER = {
  ...{ id: "99999999-9999-4999-8999-999999999999", reason: "Checked by hand" },
  ...{ guard: "gold" as const, by: { person: "Bo", at: AT }, second: null },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenAlone(release: ReleaseDetail, access: Me["access"] = "local") {
  return givenRelease(release, { role: "owner", access });
}

function givenSetting(needed: number, access: Me["access"] = "local") {
  const path = `/api/corpora/${CORPUS_ID}/release-settings`;

  return givenApp(<ApprovalsSetting corpus={CORPUS_ID} needed={needed} />, {
    answers: { ...givenMe("owner", access), [`PUT ${path}`]: {} },
  });
}

const notes = () => screen.queryAllByRole("note").map(({ textContent }) => textContent);

test("a waiver that nobody could agree to is not offered; what to do instead is", async () => {
  const release = aRelease({ audit: auditOf(["gold"]), steps: stepsOpen("waive") });
  const { unmount } = givenAlone(release);
  await screen.findByText(/To let these hits pass takes two people/);

  expect(notes()).toEqual([
    "To let these hits pass takes two people, and in local mode there is only one. Mend the split and build the release again, or start Assay with ASSAY_AUTH=required, so that other people can sign in.",
  ]);
  expect(screen.queryByRole("button", { name: "Waive" })).toBeNull();
  unmount();

  givenAlone(release, "required");
  expect(await screen.findByRole("button", { name: "Waive" })).toBeTruthy();
  expect(notes()).toEqual([]);
});

test("a waiver that waits says that nobody can agree, unless the one person is its second", async () => {
  const of = (mayAgree: boolean) =>
    aRelease({ audit: auditOf(["gold"]), waivers: [{ ...WAIVER, mayAgree }], steps: stepsOpen("waive") });
  const { unmount } = givenAlone(of(false));
  expect(await screen.findByText(/Take it back, mend the split and build the release again, or start/)).toBeTruthy();
  unmount();

  givenAlone(of(true));
  expect(await screen.findByRole("button", { name: /^Agree as the second person/ })).toBeTruthy();
  expect(notes()).toEqual([]);
});

test("a release that two people have to approve says that there is only one", async () => {
  const { unmount } = givenAlone(aRelease({ approvalsNeeded: 2 }));
  expect(
    await screen.findByText(/It takes the approval of 2 people, and in local mode there is only one/),
  ).toBeTruthy();
  unmount();

  givenAlone(aRelease());
  await screen.findByRole("heading", { name: "Leak audit" });
  expect(notes()).toEqual([]);
});

test("two approvals are not offered to one person, who is told how to have others", async () => {
  givenSetting(1);

  expect(await screen.findByText(/Two can be asked for where people sign in: start Assay with/)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("where two have to approve, the one person asks for one again", async () => {
  const { asked } = givenSetting(2);
  expect(await screen.findByText(/No release can be signed until two approve it/)).toBeTruthy();

  await userEvent.click(screen.getByRole("radio", { name: "One person" }));

  expect(asked.find(({ key }) => key.startsWith("PUT"))?.body).toEqual({ approvalsNeeded: 1 });
});

test("whoever asks for one person again keeps the keyboard in that choice", async () => {
  const corpus = givenCorpus();
  const list = `GET /api/corpora/${corpus.id}/releases`;
  let approvalsNeeded = 2;
  const { asked } = givenApp(<ReleasesScreen corpus={corpus} />, {
    answers: {
      ...givenMe("owner", "local"),
      [list]: () => ({ items: [aReleaseSummary()], approvalsNeeded, leavesOut: false }),
      [`PUT /api/corpora/${corpus.id}/release-settings`]: () => {
        approvalsNeeded = 1;
        return {};
      },
    },
  });
  const one = await screen.findByRole("radio", { name: "One person" });

  await userEvent.click(one);
  await vi.waitFor(() => expect(asked.filter(({ key }) => key === list)).toHaveLength(2));
  await vi.waitFor(() => expect(notes()).toEqual([]));

  expect(document.activeElement).toBe(one);
});
