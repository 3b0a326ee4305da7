import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQueryStates } from "nuqs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aCluster, aClusterList } from "@/components/cluster/given-clusters";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { SplitAudit, SplitDetail } from "@/lib/contract/splits";
import { givenAudit, givenHit, givenPin, givenSplitDetail } from "./given-split";
import { SplitScreen } from "./split-screen";
import { splitParams } from "./split-state";

const { id, corpus } = givenSplitDetail();
const AUDIT = `GET /api/splits/${id}/audit`;
const PINS = `POST /api/splits/${id}/pins`;
const GROW = `POST /api/splits/${id}/grow`;
const JOB = {
  ...{ id: "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f071", kind: "audit_split", state: "running", done: 300, total: 1200 },
  ...{ unit: "rows", cancelRequested: false, error: null, result: null, createdAt: "2026-11-20T09:00:00.000Z" },
  ...{ startedAt: "2026-11-20T09:00:00.000Z", finishedAt: null },
} as const satisfies NonNullable<SplitAudit["job"]>;

function Page({ split }: { split: SplitDetail }) {
  const [{ part, guard, pin }, setState] = useQueryStates(splitParams);

  return <SplitScreen split={split} part={part} guard={guard} pin={pin} setState={(change) => void setState(change)} />;
}

interface GivenScreen {
  search?: string;
  split?: SplitDetail;
  answers?: Readonly<Record<string, Answer>>;
}

function givenScreen({ search = "", split = givenSplitDetail(), answers = {} }: GivenScreen = {}) {
  return givenApp(<Page split={split} />, { search, answers: { ...givenMe("lead"), ...answers } });
}

function givenAudited(audit: Partial<SplitAudit>, answers: Readonly<Record<string, Answer>> = {}) {
  return givenScreen({
    search: "?part=audit&guard=cluster",
    answers: {
      [AUDIT]: { audit: givenAudit([givenHit()]), isBehind: false, job: null, lag: null, ...audit },
      ...answers,
    },
  });
}

const refused = (detail: string) => () =>
  Response.json({ code: "CONFLICT", detail, requestId: "r-1" }, { status: 409 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the pools", () => {
  test("open their trajectories, and those that are approved", async () => {
    givenScreen({ split: givenSplitDetail({ name: "Autumn run" }) });

    const table = within(await screen.findByRole("table", { name: "What the pools hold" }));
    expect(table.getByRole("link", { name: /^940 trajectories of train/ }).getAttribute("href")).toBe(
      `/trajectories?${new URLSearchParams({ corpus: corpus.id, filter: 'pool:"Autumn run/train"' })}`,
    );
    expect(table.getByRole("link", { name: /^40 approved trajectories of test/ }).getAttribute("href")).toContain(
      "approved%3Ayes",
    );
  });

  test.each([
    ["lead", 0, "A pin fills it."],
    ["lead", 4, "Growing the split may fill it, and a pin does."],
    ["researcher", 0, "A lead can pin a cluster to it."],
  ] as const)(
    "say of one that stays empty what a %s can do, with %d problems waiting",
    async (role, waiting, words) => {
      const pools = givenSplitDetail().pools.map((one) =>
        one.pool === "validation"
          ? { ...one, ...{ problems: 0, clusters: 0, trajectories: 0, approved: 0, share: 0 } }
          : one,
      );
      givenScreen({ split: givenSplitDetail({ pools, waiting }), answers: givenMe(role) });

      await waitFor(() =>
        expect(screen.getByRole("note").textContent).toBe(
          `validation is empty: it is to get 5\u00a0%, and no cluster is in it. ${words}`,
        ),
      );
    },
  );

  test("grow by what has none, with the version that was read", async () => {
    const { asked } = givenScreen({ answers: { [GROW]: givenSplitDetail({ waiting: 0, version: 4 }) } });

    expect(screen.getByText(/4 problems have no pool: they came after/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Grow the split" }));

    await waitFor(() => expect(asked.find(({ key }) => key === GROW)?.body).toEqual({ version: 3 }));
  });

  test("that cannot grow say why", async () => {
    givenScreen({ answers: { [GROW]: refused("Somebody else has changed this split meanwhile.") } });

    await userEvent.click(screen.getByRole("button", { name: "Grow the split" }));

    expect((await screen.findByRole("alert")).textContent).toContain("Somebody else has changed this split");
  });

  test("of a split that waits for nothing say nothing of growing", async () => {
    givenScreen({ split: givenSplitDetail({ waiting: 0 }) });

    await screen.findByRole("table", { name: "What the pools hold" });
    expect(screen.queryByRole("region", { name: "Without a pool" })).toBeNull();
  });

  test("are changed by leads only", async () => {
    givenScreen({ answers: givenMe("researcher") });

    await waitFor(() => expect(screen.queryByRole("button", { name: "Grow the split" })).toBeNull());
    expect(screen.queryByRole("button", { name: "Pin a cluster" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Make another from it" })).toBeNull();
  });
});

describe("pins", () => {
  test("say which cluster, where it is, why and by whom", async () => {
    const problem = { id: givenHit().cluster ?? "", name: "brass-1", query: "a brass lamp" };
    givenScreen({ split: givenSplitDetail({ pinned: 1, pins: [givenPin({ problem })] }) });

    const row = within(
      within(screen.getByRole("table", { name: "Pinned clusters" })).getByRole("row", { name: /brass/ }),
    );
    expect(row.getByRole("link", { name: "a brass lamp" }).getAttribute("href")).toBe(
      `/clusters/${problem.id}?corpus=${corpus.id}`,
    );
    for (const words of ["3", "test", "It is in the suite"]) expect(row.getByText(words)).toBeTruthy();
  });
});

test("pins that are kept from who reviews blind are told as such", async () => {
  givenScreen({ split: givenSplitDetail({ pinned: 2, pins: [] }) });

  expect(
    await screen.findByText(/^Pins are hidden while you review blind in this corpus\..* once the queue is closed\.$/),
  ).toBeTruthy();
  expect(screen.queryByText("No cluster is pinned.")).toBeNull();
});

test("problems that a signed release ships in another pool than they lie in now are told above either part", async () => {
  const moved = { release: JOB.id, number: 1, name: "First", from: "train", to: "test", problems: 1 } as const;
  givenScreen({ split: givenSplitDetail({ moved: [moved] }) });

  const note = await screen.findByRole("region", { name: "Moved since a release" });
  expect(note.textContent).toContain("#1 First: 1 problem that it ships in train lies in test of its split by now.");
  expect(within(note).getByRole("link").getAttribute("href")).toBe(`/releases/${JOB.id}?corpus=${corpus.id}`);
});

describe("the audit", () => {
  test("that finds nothing says so, and what it looked at", async () => {
    givenAudited({ audit: givenAudit() });

    expect(await screen.findByRole("heading", { name: "Nothing leaks: no guard forbids a release" })).toBeTruthy();
    expect(screen.getByText(/116 problems with a pool/).textContent).toContain("1 protected set (750 problems)");
    expect(screen.getByText(/Every approved row counts here as shipped\. In a release’s audit only/)).toBeTruthy();
  });

  test("that finds something says what forbids a release, and opens the hits of a guard", async () => {
    givenAudited({});

    expect(await screen.findByRole("heading", { name: "It leaks: 1 hit of 1 guard forbids a release" })).toBeTruthy();
    const row = within(within(screen.getByRole("table", { name: /^Hits/ })).getByRole("row", { name: /a brass lamp/ }));
    expect(row.getByRole("link", { name: "a brass lamp" }).getAttribute("href")).toBe(
      `/problems/${givenHit().a.id}?corpus=${corpus.id}`,
    );
    expect(row.getByText("train")).toBeTruthy();
    expect(row.getByText("test")).toBeTruthy();
  });

  test("keeps the guard whose hits are shown in the address", async () => {
    const { address } = givenAudited({});
    const guard = await screen.findByRole("button", { name: /cluster/i, expanded: true });

    await userEvent.click(guard);

    await waitFor(() => expect(address().get("guard")).toBeNull());
  });

  test("pins the cluster of a hit by key", async () => {
    const { asked } = givenAudited({}, { [PINS]: givenSplitDetail({ version: 4 }) });
    await screen.findByRole("table", { name: /^Hits/ });

    await userEvent.keyboard("j");
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("j");
    expect(document.activeElement?.textContent).toBe("a brass lamp");
    await userEvent.keyboard("m");
    const dialog = within(await screen.findByRole("dialog", { name: "Pin a cluster" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Both are lamps");
    await userEvent.click(dialog.getByRole("button", { name: "Pin it" }));

    await waitFor(() =>
      expect(asked.find(({ key }) => key === PINS)?.body).toMatchObject({ problems: [givenHit().a.id], pool: "test" }),
    );
  });

  test("of an older version says that somebody else was first", async () => {
    givenAudited({}, { [PINS]: refused("Somebody else has changed this split meanwhile.") });
    await userEvent.click(await screen.findByRole("button", { name: /^Pin the cluster of/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pin a cluster" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Both are lamps");
    await userEvent.click(dialog.getByRole("button", { name: "Pin it" }));

    expect((await dialog.findByRole("alert")).textContent).toContain("Somebody else has changed this split");
  });

  test("of a large split shows its progress beside the one before", async () => {
    givenAudited({ isBehind: true, job: JOB }, { [`GET /api/jobs/${JOB.id}`]: JOB });

    expect(await screen.findByRole("progressbar", { name: "Auditing the split" })).toBeTruthy();
    expect(await screen.findByText("300 of 1,200 rows")).toBeTruthy();
    expect(screen.getByText(/have changed since the audit below was made/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: /^It leaks/ })).toBeTruthy();
  });

  test("by clusters that are behind says that leaks may be missing, and is asked for again until they know everything", async () => {
    const lagging: SplitAudit = { audit: givenAudit(), isBehind: false, job: null, lag: "clusters" };
    let answer = lagging;
    givenScreen({ search: "?part=audit", answers: { [AUDIT]: () => Response.json(answer) } });

    expect(
      await screen.findByRole("heading", { name: /^No leak is found yet: the leak clusters are behind/ }),
    ).toBeTruthy();
    expect(screen.getByText(/more may leak than the audit finds/)).toBeTruthy();
    expect(screen.queryByText(/Nothing leaks/)).toBeNull();
    answer = { ...lagging, lag: null };

    const clean = { name: "Nothing leaks: no guard forbids a release" };
    expect(await screen.findByRole("heading", clean, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText(/more may leak/)).toBeNull();
  });

  test.each([
    ["clusters", 1],
    ["measures", 0],
  ] as const)("by clusters that wait for %s offers to make them only where that mends it", async (lag, buttons) => {
    const clusters = `GET /api/corpora/${corpus.id}/clusters`;
    const { asked } = givenAudited({ lag }, { [clusters]: aClusterList([aCluster(1)], { lag }) });

    expect(await screen.findByRole("heading", { name: /^It leaks/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Clusters" })).toBeTruthy();
    // Who asks again has read the first answer.
    await waitFor(() => expect(asked.filter(({ key }) => key === clusters).length).toBeGreaterThan(1), {
      timeout: 10_000,
    });
    expect(screen.queryAllByRole("button", { name: "Make the clusters" })).toHaveLength(buttons);
  });

  test("that was cancelled can be begun again", async () => {
    const cancelled = { ...JOB, state: "cancelled" } as const;
    const begin = `POST /api/splits/${id}/audit`;
    const { asked } = givenAudited(
      { audit: null, isBehind: true, job: cancelled, lag: null },
      { [`GET /api/jobs/${JOB.id}`]: cancelled, [begin]: { audit: null, isBehind: true, job: cancelled, lag: null } },
    );

    await userEvent.click(await screen.findByRole("button", { name: "Audit again" }));

    await waitFor(() => expect(asked.some(({ key }) => key === begin)).toBe(true));
  });

  test("that cannot be read says why", async () => {
    givenScreen({ search: "?part=audit", answers: { [AUDIT]: refused("The clusters are behind.") } });

    expect((await screen.findByRole("alert")).textContent).toContain("The audit could not be made");
  });
});

test("an audit that is kept from who reviews blind says so as no fault", async () => {
  const detail = "You review a trajectory of this corpus blind.";
  const forbidden = () => Response.json({ code: "FORBIDDEN", detail, requestId: "r-3" }, { status: 403 });
  givenScreen({ search: "?part=audit", answers: { [AUDIT]: forbidden } });

  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a key changes between the pools and the audit", async () => {
  const { address } = givenScreen({
    answers: { [AUDIT]: { audit: givenAudit(), isBehind: false, job: null, lag: null } },
  });

  await userEvent.keyboard("p");

  expect(await screen.findByRole("heading", { name: /^Nothing leaks/ })).toBeTruthy();
  expect(address().get("part")).toBe("audit");
});
