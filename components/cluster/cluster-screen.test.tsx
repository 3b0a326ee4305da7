import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aClusterDetail, aDecision, idOf } from "./given-clusters";
import { API, CORPUS, DECIDE, DECIDED, givenCluster, press } from "./given-clusters-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const focusedName = () => document.activeElement?.getAttribute("aria-label");

test("trajectories of more problems than are shown are those of the shown ones", async () => {
  givenCluster({ cluster: aClusterDetail({ total: 1200 }) });

  expect(await screen.findByText(/^\d+ trajectories of the first 3 problems$/)).toBeTruthy();
});

test("the query of its first problem stands without the empty lines that it holds", async () => {
  const [first, ...others] = aClusterDetail().problems;
  if (!first) throw new Error("The cluster has problems.");
  const problems = [{ ...first, query: "\n \na brass lamp\n\n \nand a shade" }, ...others];
  givenCluster({ cluster: aClusterDetail({ problems }) });

  expect((await screen.findByText(/and a shade/, { selector: "p span span" })).textContent).toBe(
    "a brass lamp\nand a shade",
  );
});

test("what joins its problems is told as certain but for what a person joined", async () => {
  const edges = [...aClusterDetail().edges, { a: idOf(1), b: idOf(3), reason: "person" as const, value: "one lamp" }];
  givenCluster({ cluster: aClusterDetail({ edges }) });

  expect(await screen.findByText(/^A line is a certain join: .* A dashed one is a join by a person/)).toBeTruthy();
  press("d");
  expect(await screen.findByText(/^A value is a certain join .* Where a person put problems together/)).toBeTruthy();
});

describe("the graph", () => {
  test("draws a line for each problem that has a value, and names both ends", async () => {
    const { container } = givenCluster();

    expect(await screen.findByRole("heading", { level: 1, name: "A cluster of 3 problems" })).toBeTruthy();
    const problems = within(screen.getByRole("list", { name: "Problems" })).getAllByRole("link");
    expect(problems.map((link) => link.getAttribute("aria-label"))).toEqual([
      "a brass lamp. Shares wanted product sku-7",
      "a tin lamp. Shares wanted product sku-7, query a tin lamp",
      "A TIN LAMP!. Shares query a tin lamp",
    ]);
    expect(container.querySelectorAll("line")).toHaveLength(4);
    expect(
      screen.getByRole("button", { name: "wanted product sku-7, joins 2 problems: let it join nothing" }),
    ).toBeTruthy();
  });

  test("is walked over by the arrows from problem to problem and to what it shares", async () => {
    const { container } = givenCluster();
    await screen.findByRole("list", { name: "Problems" });

    for (const key of ["j", "j"]) press(key);
    expect(focusedName()).toMatch(/^a tin lamp\./);
    press("ArrowRight");
    expect(focusedName()).toMatch(/^wanted product sku-7/);
    expect(container.querySelectorAll("line.text-accent")).toHaveLength(2);
    press("ArrowDown");
    expect(focusedName()).toMatch(/^query a tin lamp/);
    press("End");
    press("ArrowLeft");
    expect(focusedName()).toMatch(/^a tin lamp\./);
  });

  test("is a table at a press", async () => {
    givenCluster();
    await screen.findByRole("list", { name: "Problems" });

    press("d");

    const shared = within(await screen.findByRole("table", { name: "What they share" }));
    expect(shared.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "Joined byValueProblemsActions",
      "★wantedsku-72Cut",
      "=querya tin lamp2Cut",
    ]);
    expect(within(screen.getByRole("table", { name: "Problems" })).getAllByRole("row")).toHaveLength(4);
  });

  test("of a problem names its pool before a long split, which is cut", async () => {
    const split = "A split with a name that goes on and on because the lead writes all into it";
    const [problem, ...others] = aClusterDetail().problems;
    if (!problem) throw new Error("The cluster has problems.");
    const problems = [{ ...problem, pools: [{ split, pool: "never_touch" as const }] }, ...others];
    givenCluster({ cluster: aClusterDetail({ problems }) });

    const node = await screen.findByText(/never touch in/);
    expect(node.textContent).toBe(" · never touch in A split …into it · 8 trajectories");
    expect(node.parentElement?.title).toBe(`never touch in ${split} · 8 trajectories`);
  });

  test("tells splits apart whose long names differ in their middle", async () => {
    const pools = ["v1", "v2"].map((version) => [
      { split: `shopping-split-2026-${version}-seed-17`, pool: "train" as const },
    ]);
    const problems = aClusterDetail().problems.map((problem, at) => ({ ...problem, pools: pools[at] ?? [] }));
    givenCluster({ cluster: aClusterDetail({ problems }) });

    const nodes = await screen.findAllByText(/train in/);
    expect(nodes).toHaveLength(2);
    expect(new Set(nodes.map(({ textContent }) => textContent)).size).toBe(2);
  });

  test("of a large cluster says how much of it is shown", async () => {
    givenCluster({ cluster: aClusterDetail({ total: 812 }) });

    expect(await screen.findByText(/Showing 3 of 812 problems\./)).toBeTruthy();
  });

  test("of a single problem says that nothing joins it", async () => {
    const [problem] = aClusterDetail().problems;
    givenCluster({ cluster: aClusterDetail({ problems: problem ? [problem] : [], total: 1, edges: [] }) });

    expect(await screen.findByText("Nothing joins it with another problem")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "A single problem" })).toBeTruthy();
  });
});

describe("a cluster in several pools", () => {
  test("says so, and what to do, also where the problems that are sent are in one of them", async () => {
    givenCluster({ cluster: aClusterDetail({ total: 1200, pools: [{ split: "main", pools: ["train", "test"] }] }) });

    expect(await screen.findByText("torn in")).toBeTruthy();
    expect(screen.getByRole("link", { name: "split" }).getAttribute("href")).toMatch(/^\/splits\?corpus=/);
  });
});

describe("cutting", () => {
  test("says what the cluster falls into, asks why, and is sent", async () => {
    const { asked } = givenCluster({ answers: { [DECIDE]: DECIDED } });
    await screen.findByRole("list", { name: "Problems" });
    for (const key of ["j", "ArrowRight", "x"]) press(key);
    const dialog = within(await screen.findByRole("dialog", { name: "Let a value join nothing" }));
    expect(
      dialog.getByText("It joins 2 problems here. The cluster falls into 2 parts, of 2 and 1 problems."),
    ).toBeTruthy();

    await userEvent.click(dialog.getByRole("button", { name: "Cut" }));
    expect(dialog.getByText("Write why.")).toBeTruthy();
    expect(asked.some(({ key }) => key === DECIDE)).toBe(false);
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "a gift card");
    await userEvent.click(dialog.getByRole("button", { name: "Cut" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.find(({ key }) => key === DECIDE)?.body).toEqual({
      kind: "cut",
      reason: "gold",
      value: "sku-7",
      note: "a gift card",
    });
  });

  test("what a person joined is not cut: it leads to the decisions", async () => {
    givenCluster({
      cluster: aClusterDetail({ edges: [{ a: idOf(1), b: idOf(2), reason: "person", value: "one lamp" }] }),
    });

    const link = await screen.findByRole("link", { name: /^A person put them together/ });

    expect(link.getAttribute("href")).toBe("#decisions");
  });
});

describe("decisions", () => {
  test("are told with their reasons, and a lead takes one back", async () => {
    const cut = aDecision(1);
    const { asked } = givenCluster({
      cluster: aClusterDetail({ decisions: [cut, aDecision(2, { kind: "join", isUndone: true })] }),
      answers: { [`${DECIDE}/${cut.id}/undo`]: DECIDED },
    });
    const table = within(await screen.findByRole("table", { name: "Decisions" }));
    expect(table.getByText("taken back")).toBeTruthy();
    expect(table.getAllByText("a bundle that everybody wants")).toHaveLength(2);

    await userEvent.click(table.getByRole("button", { name: "Undo" }));

    await waitFor(() => expect(asked.some(({ key }) => key === `${DECIDE}/${cut.id}/undo`)).toBe(true));
  });

  test("are a lead's to make", async () => {
    const { asked } = givenCluster({ role: "researcher", cluster: aClusterDetail({ decisions: [aDecision(1)] }) });
    const value = await screen.findByRole("button", { name: "wanted product sku-7, joins 2 problems" });

    await waitFor(() => expect(screen.queryByRole("button", { name: /^Put together/ })).toBeNull());
    await userEvent.click(value);
    press("m");

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(asked.every(({ key }) => key.startsWith("GET"))).toBe(true);
  });
});

test("a cluster that is not in the corpus leads back to all of them", async () => {
  givenCluster({
    answers: {
      [`GET ${API}/clusters/${idOf(1)}`]: () =>
        Response.json({ code: "NOT_FOUND", detail: "No such problem here.", requestId: "r-1" }, { status: 404 }),
    },
  });

  expect(await screen.findByRole("heading", { name: "There is no such cluster" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^All clusters of/ }).getAttribute("href")).toMatch(/^\/clusters\?corpus=/);
});

test("a cluster is shown under its own corpus, whichever the address names", async () => {
  const { asked } = givenCluster({ search: `?corpus=${idOf(990)}` });

  expect(await screen.findByRole("heading", { level: 1, name: "A cluster of 3 problems" })).toBeTruthy();
  expect(screen.getByRole("link", { name: CORPUS.name }).getAttribute("href")).toBe(`/?corpus=${CORPUS.id}`);
  expect(screen.getByRole("link", { name: "Clusters" }).getAttribute("href")).toBe(`/clusters?corpus=${CORPUS.id}`);
  expect(asked.filter(({ url }) => url.href.includes(idOf(990)))).toEqual([]);
});

const NO_PROBLEM = {
  [`GET /api/problems/${idOf(1)}`]: () =>
    Response.json({ code: "NOT_FOUND", detail: "No such problem.", requestId: "r-1" }, { status: 404 }),
};

test("whoever may see no cluster is led to the queues, of no corpus where none is known", async () => {
  givenCluster({ role: "annotator", answers: NO_PROBLEM });

  expect((await screen.findByRole("link", { name: "Queues" })).getAttribute("href")).toBe("/queues");
});

test("a problem that is not there has no cluster, and leads back to those of the corpus in the address", async () => {
  givenCluster({
    search: `?corpus=${CORPUS.id}`,
    answers: NO_PROBLEM,
  });

  expect(await screen.findByRole("heading", { name: "There is no such cluster" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All clusters" }).getAttribute("href")).toBe(`/clusters?corpus=${CORPUS.id}`);
});
