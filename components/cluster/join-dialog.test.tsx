import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import type { ClusterSummary } from "@/lib/contract/clusters";
import { aCluster, aClusterDetail, aClusterList, idOf } from "./given-clusters";
import { API, DECIDE, DECIDED, givenCluster, press } from "./given-clusters-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("putting together", () => {
  test("finds the other cluster by words, and says how large they are together", async () => {
    const { asked } = givenCluster({
      answers: {
        [`GET ${API}/clusters`]: (url: URL) =>
          aClusterList(url.searchParams.get("find") === null ? [] : [aCluster(1), aCluster(44, { problems: 2 })]),
        [DECIDE]: DECIDED,
      },
    });
    await screen.findByRole("list", { name: "Problems" });
    press("m");
    const dialog = within(await screen.findByRole("dialog", { name: "Put together with another cluster" }));

    await userEvent.type(dialog.getByRole("searchbox", { name: "Find the other" }), "brass");
    await userEvent.click(await dialog.findByRole("radio", { name: /^a brass lamp 44/ }));
    expect(dialog.queryByRole("radio", { name: /^a brass lamp 1\b/ })).toBeNull();
    expect(dialog.getByText("Together they are one cluster of 5 problems.")).toBeTruthy();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "the same lamp");
    await userEvent.click(dialog.getByRole("button", { name: "Put together" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.find(({ key }) => key === DECIDE)?.body).toEqual({
      kind: "join",
      a: idOf(1),
      b: idOf(44),
      note: "the same lamp",
    });
  });

  test("other words let go of what they do not find: nothing out of sight is joined", async () => {
    const { asked } = givenCluster({ answers: { [`GET ${API}/clusters`]: onlyBrass, [DECIDE]: DECIDED } });
    const dialog = await givenChosen();

    const words = dialog.getByRole("searchbox", { name: "Find the other" });
    await userEvent.clear(words);
    await userEvent.type(words, "zinc");
    expect(await dialog.findByText("No other cluster holds these words.")).toBeTruthy();
    expect(dialog.queryByText(/^Together they are one cluster/)).toBeNull();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "the same lamp");
    await userEvent.click(dialog.getByRole("button", { name: "Put together" }));

    expect(dialog.getByText("Choose what it is put together with.")).toBeTruthy();
    expect(asked.some(({ key }) => key === DECIDE)).toBe(false);
  });

  test("keeps what was chosen in sight until the server has joined it, though it is found no more then", async () => {
    let isJoined = false;
    const late = lateAnswer(aClusterDetail());
    const { asked } = givenCluster({
      answers: {
        [`GET ${API}/clusters`]: (url: URL) => (isJoined ? aClusterList([]) : onlyBrass(url)),
        [`GET ${API}/clusters/${idOf(1)}`]: () => (isJoined ? late.response : aClusterDetail()),
        [DECIDE]: () => {
          isJoined = true;
          return DECIDED;
        },
      },
    });
    const dialog = await givenChosen();
    const reads = (name: string, value: string) => asked.filter(({ url }) => url.searchParams.get(name) === value);
    const before = { state: reads("limit", "1").length, found: reads("find", "brass").length };

    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "the same lamp");
    await userEvent.click(dialog.getByRole("button", { name: "Put together" }));
    await waitFor(() => expect(reads("limit", "1").length).toBeGreaterThan(before.state));

    expect(reads("find", "brass")).toHaveLength(before.found);
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /^a brass lamp 44/ }).checked).toBe(true);
    late.letGo();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("says in which pools each is, and what a split that it tears forbids", async () => {
    const pools = [{ split: "main", pools: ["test" as const] }];
    givenCluster({ answers: { [`GET ${API}/clusters`]: (url: URL) => onlyBrass(url, { pools }) } });

    const dialog = await givenChosen();

    const described = dialog.getByRole("radio").getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toBe("maintest");
    const note = within(dialog.getByRole("status", { name: "Torn by it" }));
    expect(note.getByRole("listitem").textContent).toBe("In main this cluster is in train, the other in test.");
    expect(note.getByText(/^Together they are torn there: a release of them cannot be signed until/)).toBeTruthy();
  });

  test("tears a split by any problem of the cluster, also one that was not sent", async () => {
    const pools = [{ split: "main", pools: ["test" as const] }];
    givenCluster({
      cluster: aClusterDetail({ pools: [{ split: "main", pools: ["validation"] }] }),
      answers: { [`GET ${API}/clusters`]: (url: URL) => onlyBrass(url, { pools }) },
    });

    const dialog = await givenChosen();

    const note = within(dialog.getByRole("status", { name: "Torn by it" }));
    expect(note.getByRole("listitem").textContent).toBe("In main this cluster is in validation, the other in test.");
  });

  test("chooses by the whole row: its pools describe the choice, and are no part of its name", async () => {
    givenCluster({ answers: { [`GET ${API}/clusters`]: onlyBrass } });
    await screen.findByRole("list", { name: "Problems" });
    press("m");
    const dialog = within(await screen.findByRole("dialog", { name: "Put together with another cluster" }));
    await userEvent.type(dialog.getByRole("searchbox", { name: "Find the other" }), "brass");
    const radio = await dialog.findByRole<HTMLInputElement>("radio", {
      name: /^a brass lamp 44\s*lamp-44\s*3 problems$/,
    });

    await userEvent.click(dialog.getByText("train"));

    expect(radio.checked).toBe(true);
  });

  test("within one pool of a split tears nothing", async () => {
    givenCluster({ answers: { [`GET ${API}/clusters`]: onlyBrass } });

    const dialog = await givenChosen();

    expect(dialog.getByText("train")).toBeTruthy();
    expect(dialog.queryByRole("status", { name: "Torn by it" })).toBeNull();
  });
});

/** One cluster, for who looks for brass. */
function onlyBrass(url: URL, given: Partial<ClusterSummary> = {}) {
  return aClusterList(url.searchParams.get("find") === "brass" ? [aCluster(44, given)] : []);
}

/** The dialog of a join in which the brass lamp is chosen. */
async function givenChosen() {
  await screen.findByRole("list", { name: "Problems" });
  press("m");
  const dialog = within(await screen.findByRole("dialog", { name: "Put together with another cluster" }));
  await userEvent.type(dialog.getByRole("searchbox", { name: "Find the other" }), "brass");
  await userEvent.click(await dialog.findByRole("radio", { name: /^a brass lamp 44/ }));
  expect(dialog.getByText("Together they are one cluster of 6 problems.")).toBeTruthy();

  return dialog;
}
