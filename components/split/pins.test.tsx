import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQueryStates } from "nuqs";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { Toaster } from "@/components/ui/toast";
import type { GuardHit, SplitAudit, SplitDetail } from "@/lib/contract/splits";
import { foundClusters } from "./given-found-clusters";
import { givenAudit, givenHit, givenPin, givenSplitDetail } from "./given-split";
import { SplitScreen } from "./split-screen";
import { splitParams } from "./split-state";

const { id, corpus } = givenSplitDetail();
const AUDIT = `GET /api/splits/${id}/audit`;
const PINS = `POST /api/splits/${id}/pins`;
const SHIPPED = `GET /api/splits/${id}/shipped`;
const RELEASE = "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f051";
const UNPIN = `POST /api/splits/${id}/unpin`;
const CLUSTERS = `GET /api/corpora/${corpus.id}/clusters`;
const TIN = { id: "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f041", name: "tin-1", query: "a tin lamp" };

function Page({ split }: { split: SplitDetail }) {
  const [state, setState] = useQueryStates(splitParams);

  return <SplitScreen split={split} {...state} setState={(change) => void setState(change)} />;
}

interface Given {
  search?: string;
  split?: SplitDetail;
  answers?: Readonly<Record<string, Answer>>;
}

function given({ search = "", split = givenSplitDetail(), answers = {} }: Given = {}) {
  return givenApp(<Page split={split} />, { search, answers: { ...givenMe("lead"), ...answers } });
}

const onSuite = (hit: Partial<GuardHit>) =>
  givenHit({ guard: "protected", between: ["train", "suite"], b: { id: null, name: "s1", query: "s" }, ...hit });
/** Two clusters, the first with two hits. */
const SUITE_HITS = [
  onSuite({}),
  onSuite({ value: "another value" }),
  onSuite({ a: TIN, cluster: TIN.id, between: ["test", "suite"] }),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// First: the notices of the others stay for a while.
test("a pin is undone by its notice, also after a fault, with what it made and the version that it made", async () => {
  let tries = 0;
  const broken = () =>
    Response.json({ code: "INTERNAL", detail: "Something broke.", requestId: "r-1" }, { status: 500 });
  const after = givenSplitDetail({ version: 4, pinned: 1, pins: [givenPin()] });
  render(<Toaster />);
  const { asked } = given({
    search: "?part=audit&guard=cluster",
    answers: {
      [AUDIT]: { audit: givenAudit([givenHit()]), isBehind: false, job: null, lag: null },
      ...{ [PINS]: after, [UNPIN]: () => (tries++ === 0 ? broken() : givenSplitDetail({ version: 5 })) },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Pin the cluster of/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pin a cluster" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Both are lamps");
  await userEvent.click(dialog.getByRole("button", { name: "Pin it" }));

  expect(await screen.findByText("Pinned to test")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

  expect(await screen.findByText("Unpinned: the problems are where they were")).toBeTruthy();
  expect(asked.findLast(({ key }) => key === UNPIN)?.body).toMatchObject({ version: 4, pins: [givenPin().id] });
});

test("a pin that is refused once its dialog is closed is told", async () => {
  const late = lateAnswer({ code: "CONFLICT", detail: "The split has changed.", requestId: "r-1" }, 409);
  render(<Toaster />);
  const { asked } = given({
    search: "?part=audit&guard=cluster",
    answers: {
      [AUDIT]: { audit: givenAudit([givenHit()]), isBehind: false, job: null, lag: null },
      [PINS]: () => late.response,
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Pin the cluster of/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pin a cluster" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Both are lamps");
  await userEvent.click(dialog.getByRole("button", { name: "Pin it" }));
  await vi.waitFor(() => expect(asked.map(({ key }) => key)).toContain(PINS));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));

  late.letGo();

  expect(await screen.findByText("Not done: pin 1 cluster to test")).toBeTruthy();
  expect(screen.getByText(/The split has changed\./)).toBeTruthy();
});

test("before a pin the dialog says which signed release trained on the cluster, unless the pin leaves it in that pool", async () => {
  const shipped = { release: RELEASE, number: 1, name: "First", pool: "train", problems: 1 };
  const { asked } = given({
    search: "?part=audit&guard=cluster",
    answers: {
      [AUDIT]: { audit: givenAudit([givenHit()]), isBehind: false, job: null, lag: null },
      [SHIPPED]: { items: [shipped, { ...shipped, pool: "test", problems: 2 }] },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Pin the cluster of/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pin a cluster" }));

  expect(await dialog.findByText(/Signed release #1 First trained on 1 problem of this cluster\./)).toBeTruthy();
  expect(dialog.queryByText(/ships in test/)).toBeNull();
  expect(asked.find(({ key }) => key === SHIPPED)?.url.searchParams.get("problems")).toBe(givenHit().a.id);
  await userEvent.click(dialog.getByRole("radio", { name: "train" }));
  expect(dialog.queryByText(/trained on 1 problem/)).toBeNull();
  expect(dialog.getByText(/ships in test 2 problems of this cluster/)).toBeTruthy();
});

test("a single hit is chosen, shows where its cluster is, and is pinned with a pool and a reason that are asked", async () => {
  const found = foundClusters({
    pools: [
      { split: "Autumn", pools: ["validation"] },
      { split: "x", pools: ["test"] },
    ],
  });
  const { asked } = given({ answers: { [PINS]: givenSplitDetail({ version: 4 }), [CLUSTERS]: found } });
  await userEvent.click(screen.getByRole("button", { name: "Pin a cluster" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pin a cluster" }));

  await userEvent.click(dialog.getByRole("button", { name: "Pin it" }));
  for (const fault of ["Choose a cluster.", "Choose a pool.", "Write why."])
    expect(dialog.getByText(fault)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("searchbox", { name: "Cluster" })));
  await userEvent.type(dialog.getByRole("searchbox", { name: "Cluster" }), "brass");
  const hit = await dialog.findByRole("checkbox", { name: /a brass lamp.*now in.*validation/, checked: true });
  await userEvent.click(hit);
  expect(hit).toHaveProperty("checked", false);
  await userEvent.click(hit);
  await userEvent.click(dialog.getByRole("radio", { name: "never touch" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "In the suite");
  expect(asked.some(({ key }) => key === PINS)).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: "Pin it" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.find(({ key }) => key === PINS)?.body).toEqual({
    ...{ version: 3, problems: [givenPin().problem.id], pool: "never_touch", note: "In the suite" },
  });
});

test("of several hits none is chosen, and those that are stay chosen under other words", async () => {
  const other = { id: TIN.id, key: "p-2", query: "a brass lamp" };
  const { asked } = given({
    answers: { [PINS]: givenSplitDetail({ version: 4 }), [CLUSTERS]: foundClusters({}, other) },
  });
  await userEvent.click(screen.getByRole("button", { name: "Pin a cluster" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pin a cluster" }));
  await userEvent.type(dialog.getByRole("searchbox", { name: "Cluster" }), "lamp");

  for (const name of [/^a brass lamp\s*p-1/, /^a brass lamp\s*p-2/])
    expect(await dialog.findByRole("checkbox", { name })).toBeTruthy();
  const boxes = await dialog.findAllByRole("checkbox");
  expect(boxes.map((box) => box instanceof HTMLInputElement && box.checked)).toEqual([false, false]);
  for (const box of boxes) await userEvent.click(box);
  await userEvent.clear(dialog.getByRole("searchbox", { name: "Cluster" }));
  expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  await userEvent.click(dialog.getByRole("radio", { name: "test" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Both evaluate");
  await userEvent.click(dialog.getByRole("button", { name: "Pin 2 clusters" }));

  await waitFor(() =>
    expect(asked.find(({ key }) => key === PINS)?.body).toMatchObject({ problems: [givenPin().problem.id, TIN.id] }),
  );
});

test("all hits of a guard are pinned at once to the pool that mends them, without those that are unticked", async () => {
  const report = { audit: givenAudit(SUITE_HITS), isBehind: false, job: null, lag: null };
  const { asked, address } = given({
    search: "?part=audit&guard=protected",
    answers: { [AUDIT]: report, [PINS]: givenSplitDetail({ version: 4 }) },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Pin these clusters" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pin these clusters" }));
  expect(address().get("pin")).toBe("protected");
  expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  expect(dialog.getByRole("radio", { name: "never touch", checked: true })).toBeTruthy();
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "In the suite");
  await userEvent.click(dialog.getByRole("checkbox", { name: /a tin lamp/ }));
  expect(dialog.getByRole("button", { name: "Pin it" })).toBeTruthy();
  await userEvent.click(dialog.getByRole("checkbox", { name: /a tin lamp/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Pin 2 clusters" }));

  await waitFor(() => expect(address().get("pin")).toBeNull());
  expect(asked.filter(({ key }) => key === PINS)).toMatchObject([
    { body: { version: 3, problems: [givenHit().a.id, TIN.id], pool: "never_touch", note: "In the suite" } },
  ]);
});

test("more clusters than are pinned at once are ticked as far as that goes, and can all be unticked", async () => {
  const idOf = (at: number) => `${TIN.id.slice(0, -3)}${String(at + 300)}`;
  const hits = Array.from({ length: 201 }, (_, at) =>
    onSuite({ a: { ...TIN, id: idOf(at), query: `lamp ${at}` }, cluster: idOf(at) }),
  );
  given({
    search: "?part=audit&guard=protected&pin=protected",
    answers: { [AUDIT]: { audit: givenAudit(hits), isBehind: false, job: null, lag: null } },
  });

  const dialog = within(await screen.findByRole("dialog", { name: "Pin these clusters" }));
  expect(dialog.getByText("200 of 201 ticked")).toBeTruthy();
  expect(dialog.getByText(/At most 200 are pinned at once/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Untick all" }));
  expect(dialog.getByText("0 of 201 ticked")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Tick the first 200" }));
  expect(dialog.getByRole("button", { name: "Pin 200 clusters" })).toBeTruthy();
});

test("what an audit finds later opens no dialog, and one that fails or finds nothing more closes none", async () => {
  let report: SplitAudit = { audit: givenAudit(), isBehind: false, job: null, lag: null };
  let isAway = false;
  const { address, asked } = given({
    search: "?part=audit&guard=protected&pin=protected",
    answers: { [AUDIT]: () => (isAway ? new Response("", { status: 400 }) : Response.json(report)) },
  });
  const looks = () => asked.filter(({ key }) => key === AUDIT).length;
  // Coming back to the window asks again.
  const ask = async () => {
    const before = looks();
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(looks()).toBe(before + 1));
  };
  await screen.findByRole("heading", { name: /^Nothing leaks/ });
  await waitFor(() => expect(address().get("pin")).toBeNull());

  report = { ...report, audit: givenAudit(SUITE_HITS) };
  await ask();
  const pin = await screen.findByRole("button", { name: "Pin these clusters" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(pin);
  const dialog = within(await screen.findByRole("dialog", { name: "Pin these clusters" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "In the suite");

  report = { ...report, audit: givenAudit() };
  await ask();
  await waitFor(() => expect(screen.getByText("Nothing leaks: no guard forbids a release")).toBeTruthy());
  isAway = true;
  await ask();
  expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveProperty("value", "In the suite");
  expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
});

test("an address that asks for it opens the dialog; who may change no split gets none", async () => {
  const answers = { [AUDIT]: { audit: givenAudit(SUITE_HITS), isBehind: false, job: null, lag: null } };
  const search = "?part=audit&guard=protected&pin=protected";
  given({ search, answers });
  expect(await screen.findByRole("dialog", { name: "Pin these clusters" })).toBeTruthy();

  cleanup();
  given({ search, answers: { ...answers, ...givenMe("researcher") } });
  await screen.findByRole("table", { name: /^Hits/ });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Pin these clusters" })).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a pin of the list is taken back with a reason; one that a later pin covers, or that kept nothing, says why not", async () => {
  const covered = givenPin({ id: `${givenPin().id.slice(0, -1)}2`, isCovered: true });
  const old = givenPin({ id: `${givenPin().id.slice(0, -1)}3`, before: null });
  const split = givenSplitDetail({ pinned: 1, pins: [givenPin(), covered, old] });
  const { asked } = given({ split, answers: { [UNPIN]: givenSplitDetail({ version: 4 }) } });

  expect(await screen.findByText("Pinned again since")).toBeTruthy();
  expect(screen.getByText(/what it moved was not kept/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Unpin the cluster of a brass lamp" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Unpin a cluster" }));
  expect(dialog.getByText(/3 problems go back to/).textContent).toContain("train");
  await userEvent.click(dialog.getByRole("button", { name: "Unpin it" }));
  expect(dialog.getByText("Write why.")).toBeTruthy();
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Another one");
  await userEvent.click(dialog.getByRole("button", { name: "Unpin it" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.find(({ key }) => key === UNPIN)?.body).toEqual({
    version: 3,
    pins: [givenPin().id],
    note: "Another one",
  });
});
