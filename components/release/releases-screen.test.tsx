import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aQueueSummary } from "@/components/queue/given-queue";
import { reviewAddress } from "@/components/queue/queue-address";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import type { Job } from "@/lib/contract/jobs";
import type { ReleaseSummary } from "@/lib/contract/releases";
import { aReleaseSummary } from "./given-release";
import { ReleasesScreen } from "./releases-screen";

const corpus = givenCorpus();
const path = `/api/corpora/${corpus.id}/releases`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenReleases(items: readonly ReleaseSummary[], { role = "lead" as const, leavesOut = false } = {}) {
  return givenApp(<ReleasesScreen corpus={corpus} />, {
    answers: {
      ...{ ...givenMe(role), [`GET ${path}`]: { items, approvalsNeeded: 1, leavesOut } },
      "GET /api/queues": { items: [aQueueSummary()], elsewhere: [] },
    },
  });
}

const older = aReleaseSummary({ id: crypto.randomUUID(), number: 2, name: "First try", state: "signed" });
const newer = aReleaseSummary({ id: crypto.randomUUID(), number: 3, name: "Leaky", blocked: 2 });

test("each release says where it stands, and that a leak holds it back", async () => {
  givenReleases([newer, older]);

  const row = await screen.findByRole("row", { name: /Leaky/ });

  expect(row.textContent).toMatch(/#3 Leaky.*audited.*blocked by 2 guards.*supervised fine-tuning1,2345.6 MBc0ffee/);
  expect(screen.getByText("2 releases, 1 blocked")).toBeTruthy();
  expect(within(screen.getByRole("row", { name: /First try/ })).queryByText(/blocked/)).toBeNull();
});

test("a release whose leak two people waived says so, also where it is signed", async () => {
  givenReleases([newer, { ...older, waived: 1 }]);

  expect((await screen.findByRole("row", { name: /First try/ })).textContent).toMatch(/signed.*1 guard waived/);
  expect(within(screen.getByRole("row", { name: /Leaky/ })).queryByText(/waived/)).toBeNull();
});

test("what is signed is not blocked, whatever an audit found", async () => {
  givenReleases([aReleaseSummary({ state: "signed", blocked: 1 })]);

  await screen.findByRole("row", { name: /Race one/ });

  expect(screen.queryByText(/blocked/)).toBeNull();
});

test("two are chosen and compared by key, the older as the one before", async () => {
  const { push } = givenReleases([newer, older]);
  await screen.findByRole("row", { name: /Leaky/ });

  await userEvent.keyboard("jxjxc");

  expect(push).toHaveBeenLastCalledWith(`/releases/${newer.id}?corpus=${corpus.id}&part=difference&from=${older.id}`);
  expect(screen.getByText("#3 and #2 are chosen")).toBeTruthy();
});

test("a third one that is chosen takes the place of the first", async () => {
  const third = aReleaseSummary({ id: crypto.randomUUID(), number: 1, name: "Zero" });
  givenReleases([newer, older, third]);

  for (const number of [3, 2, 1])
    await userEvent.click(await screen.findByRole("checkbox", { name: `Compare #${number}` }));

  expect(screen.getByText("#2 and #1 are chosen")).toBeTruthy();
});

test("the first is the one that was chosen first, wherever it stands in the list", async () => {
  const third = aReleaseSummary({ id: crypto.randomUUID(), number: 1, name: "Zero" });
  const { push } = givenReleases([newer, older, third]);

  for (const number of [1, 3, 2])
    await userEvent.click(await screen.findByRole("checkbox", { name: `Compare #${number}` }));

  expect(screen.getByText("#3 and #2 are chosen")).toBeTruthy();
  await userEvent.keyboard("c");
  expect(push).toHaveBeenLastCalledWith(expect.stringContaining(`/releases/${newer.id}?`));
  expect(push).toHaveBeenLastCalledWith(expect.stringMatching(new RegExp(`from=${older.id}$`)));
});

test("a build shows how far it is, and cannot be compared", async () => {
  const job: Job = {
    ...{ id: crypto.randomUUID(), kind: "build_release", state: "running", done: 30, total: 60, unit: "rows" },
    ...{
      cancelRequested: false,
      error: null,
      result: null,
      createdAt: newer.createdAt,
      startedAt: null,
      finishedAt: null,
    },
  };
  givenReleases([{ ...newer, state: "building", contentHash: null, rows: null, bytes: null, job }]);

  expect((await screen.findByRole("progressbar")).getAttribute("aria-valuenow")).toBe("50");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("without a release it says what one takes, and a lead is led to build it", async () => {
  givenReleases([]);

  expect((await screen.findByRole("link", { name: "Build a release" })).getAttribute("href")).toBe(
    `/releases/new?corpus=${corpus.id}`,
  );
});

test("releases that are left out for a blind reviewer are said to be", async () => {
  givenReleases([newer], { leavesOut: true });
  expect(
    await screen.findByText(
      /are not listed until you have answered and revealed your last answer, or until the queue is closed\.$/,
    ),
  ).toBeTruthy();
  const way = () => screen.findByRole("link", { name: / in “Judge audit”$/ });
  expect((await way()).getAttribute("href")).toBe(reviewAddress(aQueueSummary()));
  cleanup();

  givenReleases([], { leavesOut: true });
  expect(await screen.findByRole("heading", { name: "No release is shown to you" })).toBeTruthy();
  expect(
    screen.getByText(/are listed once you have answered and revealed your last answer, or once the queue is closed\.$/),
  ).toBeTruthy();
  expect((await way()).getAttribute("href")).toBe(reviewAddress(aQueueSummary()));
});

test("an annotator is told whose releases are, and nothing is asked for", async () => {
  const { asked } = givenApp(<ReleasesScreen corpus={corpus} />, { answers: givenMe("annotator") });

  expect(await screen.findByRole("heading", { name: "Releases are for researchers and leads" })).toBeTruthy();
  expect(asked.map(({ key }) => key)).not.toContain(`GET ${path}`);
});

test("a researcher builds none, and reads how many approve", async () => {
  const { push } = givenApp(<ReleasesScreen corpus={corpus} />, {
    answers: { ...givenMe("researcher"), [`GET ${path}`]: { items: [newer], approvalsNeeded: 2, leavesOut: false } },
  });
  expect(await screen.findByText("Two people approve a release here.")).toBeTruthy();

  await userEvent.keyboard("b");

  expect(screen.queryByRole("link", { name: /Build a release/ })).toBeNull();
  expect(push).not.toHaveBeenCalled();
});

test("a lead asks for two approvals", async () => {
  const { asked } = givenApp(<ReleasesScreen corpus={corpus} />, {
    answers: {
      ...givenMe("lead"),
      [`GET ${path}`]: { items: [newer], approvalsNeeded: 1, leavesOut: false },
      [`PUT /api/corpora/${corpus.id}/release-settings`]: {},
    },
  });

  await userEvent.click(await screen.findByRole("radio", { name: "Two people" }));

  expect(asked.find(({ key }) => key.startsWith("PUT"))?.body).toEqual({ approvalsNeeded: 2 });
});

test("a list that cannot be read says so and is asked for again", async () => {
  let isWell = false;
  givenApp(<ReleasesScreen corpus={corpus} />, {
    answers: {
      ...givenMe("lead"),
      [`GET ${path}`]: () =>
        isWell
          ? { items: [newer], approvalsNeeded: 1, leavesOut: false }
          : Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }),
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });

  isWell = true;
  await userEvent.click(again);

  expect(await screen.findByRole("row", { name: /Leaky/ })).toBeTruthy();
});

test("releases before the first page are loaded from where it ended", async () => {
  const { asked } = givenApp(<ReleasesScreen corpus={corpus} />, {
    answers: {
      ...givenMe("lead"),
      [`GET ${path}`]: (url: URL) =>
        url.searchParams.has("before")
          ? { items: [older], approvalsNeeded: 1, leavesOut: false }
          : { items: [newer], approvalsNeeded: 1, leavesOut: false, nextBefore: 3 },
    },
  });
  expect(await screen.findByText("The newest 1 release, 1 blocked")).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "Load more rows" }));

  expect(await screen.findByRole("row", { name: /First try/ })).toBeTruthy();
  expect(screen.getByText("2 releases, 1 blocked")).toBeTruthy();
  expect(
    asked
      .filter(({ key }) => key === `GET ${path}`)
      .at(-1)
      ?.url.searchParams.get("before"),
  ).toBe("3");
});

test("a look again that fails is not told as rows that are missing", async () => {
  const answered: boolean[] = [];
  const job = { id: crypto.randomUUID(), kind: "build_release", done: 1, total: 2, unit: "rows" };
  const times = { createdAt: older.createdAt, startedAt: null, finishedAt: null };
  const building = { ...older, state: "building", contentHash: null };
  givenApp(<ReleasesScreen corpus={corpus} />, {
    answers: {
      ...givenMe("lead"),
      [`GET ${path}`]: () => {
        answered.push(answered.length === 0);
        if (answered.length > 1) return Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 });
        const running = { ...job, ...times, state: "running", cancelRequested: false, error: null, result: null };

        return { items: [{ ...building, job: running }], approvalsNeeded: 1, leavesOut: false };
      },
    },
  });
  await screen.findByRole("row", { name: /First try/ });

  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(2), { timeout: 5000 });

  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(screen.getByRole("row", { name: /First try/ })).toBeTruthy();
});
