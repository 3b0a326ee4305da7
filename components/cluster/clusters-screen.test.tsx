import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { givenMe } from "@/components/shell/given-me";
import { aCluster, aClusterJob, aClusterList, idOf } from "./given-clusters";
import { API, givenClusters } from "./given-clusters-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = `GET ${API}/clusters`;
const MAKE = `POST ${API}/clusters`;

describe("the clusters", () => {
  test("say why they are together, where they are, and which is torn between pools", async () => {
    const torn = aCluster(2, { reasons: ["query", "person"], pools: [{ split: "main", pools: ["train", "test"] }] });
    givenClusters({ list: aClusterList([aCluster(1), torn]) });

    expect(
      await screen.findByText(/^120 problems in 90 clusters\. 2 hold several problems, the largest 3\.$/),
    ).toBeTruthy();
    const [, whole, leaking] = await screen.findAllByRole("row");
    expect(whole?.textContent).toContain("★wanted");
    expect(whole?.textContent).not.toContain("torn");
    expect(leaking?.textContent).toMatch(/=query✎person.*torn inmaintraintest/);
  });

  test("are told to be hidden from who reviews blind", async () => {
    const detail = "Hidden while you review blind in this corpus.";
    givenClusters({
      answers: { [LIST]: () => Response.json({ code: "FORBIDDEN", detail, requestId: "r" }, { status: 403 }) },
    });

    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("are open to text as text", async () => {
    givenClusters({ list: aClusterList([aCluster(1, { query: "<img src=x onerror=alert(1)>\u202e" })]) });

    expect(await screen.findByText(/<img src=x/)).toBeTruthy();
    expect(screen.getByText("U+202E")).toBeTruthy();
  });

  test("are asked for by reason, by what is torn, by words and with single problems", async () => {
    const { asked } = givenClusters();
    const last = () =>
      asked.findLast(({ key, url }) => key === LIST && url.searchParams.get("limit") === "100")?.url.searchParams;
    await screen.findByRole("table");

    await userEvent.click(screen.getByRole("checkbox", { name: "Single problems too" }));
    await userEvent.type(screen.getByRole("searchbox", { name: "Find a cluster" }), "brass{Enter}");

    await waitFor(() => expect(last()?.get("find")).toBe("brass"));
    expect(last()?.get("size")).toBe("any");
  });

  test("of an address with a reason and a split are asked for so", async () => {
    const { asked } = givenClusters({ state: { reason: "gold", torn: idOf(900) } });

    await screen.findByRole("table");

    const wanted = asked.find(({ url }) => url.searchParams.get("limit") === "100")?.url.searchParams;
    expect(wanted?.get("reason")).toBe("gold");
    expect(wanted?.get("torn")).toBe(idOf(900));
    expect(screen.getByRole("combobox", { name: "Joined by" }).textContent).toBe("Joined by a wanted product");
    expect(screen.getByRole("combobox", { name: "Torn in a split" }).textContent).toBe("Torn in main");
  });

  test("that match nothing lead back to all", async () => {
    const { asked } = givenClusters({ state: { find: "nothing" }, list: aClusterList([]) });

    await userEvent.click(await screen.findByRole("button", { name: "Show all clusters" }));

    expect(await screen.findByText("No cluster of several problems")).toBeTruthy();
    expect(asked.at(-1)?.url.searchParams.has("find")).toBe(false);
  });

  test.each([
    {
      openProposals: 0,
      says: "No proposal is open to you.",
      way: "Show single problems too",
      to: "Single problems too",
    },
    {
      ...{ openProposals: 2, says: "2 pairs of nearly equal queries wait for an answer." },
      ...{ way: "Answer the proposals", to: "Proposals 2" },
    },
  ])("of which none is shown lead on, with $openProposals proposals", async ({ openProposals, says, way, to }) => {
    givenClusters({ list: aClusterList([], { openProposals }) });

    await screen.findByText("No cluster of several problems");
    expect(screen.getByText(says)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: way }));
    expect(screen.getByLabelText<HTMLInputElement>(to).checked).toBe(true);
  });

  test("are walked over by key, and the last one asks for more", async () => {
    const first = aClusterList([aCluster(1), aCluster(2)], { total: 3, nextCursor: idOf(2) });
    const { asked } = givenClusters({
      answers: { [LIST]: (url: URL) => (url.searchParams.has("cursor") ? aClusterList([aCluster(3)]) : first) },
    });
    await screen.findByText("Showing 2 of 3");

    for (const key of ["j", "j", "k", "j"]) fireEvent.keyDown(document.activeElement ?? document.body, { key });

    expect(document.activeElement?.textContent).toBe("a brass lamp 2");
    expect(await screen.findByText("Showing 3 of 3")).toBeTruthy();
    expect(asked.some(({ url }) => url.searchParams.get("cursor") === idOf(2))).toBe(true);
  });
});

describe("making them", () => {
  test("is told while it waits for what came since, and asked for until they know it", async () => {
    let list = aClusterList([aCluster(1)], { lag: "measures" });
    givenClusters({ answers: { [LIST]: () => list } });

    expect(await screen.findByText(/^Newer trajectories are still being measured, so/)).toBeTruthy();
    list = { ...list, lag: "clusters" };
    expect(await screen.findByText(/^Something was imported or decided since/, {}, { timeout: 4000 })).toBeTruthy();
    list = { ...list, lag: null };
    await waitFor(() => expect(screen.queryByText(/a new problem stands alone/)).toBeNull(), { timeout: 4000 });
  });

  test("is offered before the first time, and shows how far it is", async () => {
    let list = aClusterList([], { clusteredAt: null });
    const { asked } = givenClusters({
      answers: {
        [LIST]: () => list,
        [MAKE]: () => {
          list = { ...list, job: aClusterJob() };
          return { jobId: idOf(800) };
        },
        [`GET /api/jobs/${idOf(800)}`]: aClusterJob(),
      },
    });

    await userEvent.click(await screen.findByRole("button", { name: "Make the clusters" }));

    expect(await screen.findByRole("progressbar", { name: "Making the clusters" })).toBeTruthy();
    expect(await screen.findByText("60 of 120 rows")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Make the clusters" })).toBeNull();
    expect(asked.filter(({ key }) => key === MAKE)).toHaveLength(1);
  });

  test("reads everything anew once it has ended, and says how it ended", async () => {
    const job = aClusterJob();
    let list = aClusterList([aCluster(1)], { job });
    const { asked } = givenClusters({
      answers: {
        [LIST]: () => list,
        [`GET /api/jobs/${job.id}`]: () => ({ ...job, state: list.job ? "running" : "done" }),
      },
    });
    await screen.findByRole("progressbar", { name: "Making the clusters" });
    expect(await screen.findByText("a brass lamp 1")).toBeTruthy();

    list = aClusterList([aCluster(2)], { clusteredAt: "2026-11-20T09:00:00.000Z" });

    expect(await screen.findByText("a brass lamp 2", {}, { timeout: 4000 })).toBeTruthy();
    expect(await screen.findByText("The clusters are made anew.")).toBeTruthy();
    expect(asked.filter(({ key }) => key === "GET /api/me").length).toBeGreaterThan(1);
  });

  test("that ended between the rows and what is said of all reads the rows again", async () => {
    const made = aClusterList([aCluster(2)], { clusteredAt: "2026-11-20T09:00:00.000Z" });
    let rows = aClusterList([], { job: aClusterJob() });
    givenClusters({
      answers: {
        [LIST]: (url: URL) => {
          if (url.searchParams.get("limit") === "1") return made;
          const read = rows;
          rows = made;
          return read;
        },
      },
    });

    expect(await screen.findByText("a brass lamp 2", {}, { timeout: 4000 })).toBeTruthy();
  });

  test("that failed says why", async () => {
    const job = aClusterJob({ state: "failed", error: "The disk is full." });
    givenClusters({
      list: aClusterList([aCluster(1)], { job }),
      answers: { [`GET /api/jobs/${job.id}`]: job },
    });

    expect((await screen.findByRole("alert")).textContent).toContain("The disk is full.");
  });

  test("is not a researcher's to do, who is told whose it is", async () => {
    givenClusters({ role: "researcher", list: aClusterList([], { clusteredAt: null }) });

    expect(await screen.findByText("Your role may not change leak clusters. Ask a lead to do it.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Make the clusters" })).toBeNull();
  });
});

describe("of a corpus without a problem", () => {
  const NONE = { problems: 0, clusters: 0, joined: 0, largest: 0 };
  const IMPORTS = { "GET /api/imports": { items: [], total: 0, nextCursor: null } };

  test.each([
    { when: "before they were ever made", clusteredAt: null },
    { when: "that held some once", clusteredAt: "2026-11-20T08:00:00.000Z" },
  ])("$when there is nothing but the way to an import", async ({ clusteredAt }) => {
    const list = aClusterList([], { clusteredAt, figures: NONE, openProposals: 0, lag: "clusters" });
    givenClusters({ role: "admin", list, answers: IMPORTS });

    expect(await screen.findByRole("heading", { level: 2 })).toHaveProperty(
      "textContent",
      "This corpus holds no trajectory yet",
    );
    expect(screen.getByRole("heading", { level: 1, name: "Clusters" })).toBeTruthy();
    expect((await screen.findByRole("link", { name: "Import a file" })).getAttribute("href")).toBe("/imports");
    for (const untrue of [/in 0 clusters/, /are not current/, /proposal/i, /^The same on the command line/])
      expect(screen.queryByText(untrue)).toBeNull();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Make/ })).toBeNull();
  });
});

describe("who may see them", () => {
  test("an annotator is told, and nothing is asked for", async () => {
    const { asked } = givenClusters({ role: "annotator" });

    expect(
      await screen.findByRole("heading", { name: "Clusters, splits and releases are for researchers and leads" }),
    ).toBeTruthy();
    expect(asked.map(({ key }) => key)).toEqual(Object.keys(givenMe("annotator")));
  });

  test("what could not be read is said and can be tried again", async () => {
    let isThere = false;
    givenClusters({
      answers: {
        [LIST]: () =>
          isThere
            ? aClusterList([aCluster(1)])
            : Response.json({ code: "INTERNAL", detail: "Lost the database.", requestId: "r-5" }, { status: 500 }),
      },
    });
    expect(within(await screen.findByRole("alert")).getByText("Lost the database.")).toBeTruthy();

    isThere = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText("a brass lamp 1")).toBeTruthy();
  });
});
