import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenLab, LAB_CORPUS } from "./given-lab-app";

const ROWS = `POST /api/corpora/${LAB_CORPUS.id}/figure-rows`;
const FIGURE = "People’s label by the filter’s answer, after";
const TITLE = "61 trajectories: people say sub-task, the filter says agentic";
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lamp = {
  ...{ id: crypto.randomUUID(), problem: "brass lamp", run: "night 3", why: "The lamp is why." },
  ...{ rollout: 4, outcome: "success", label: null, other: null },
};
const agents = Array.from({ length: 10 }, (_, at) => ({
  agent: at === 9 ? null : `crag ${at}`,
  count: 10 - at,
  of: 20,
}));

test("a figure of the confusion lists its rows with their agent versions, and the address says so", async () => {
  const { asked, address } = givenLab({
    search: "?part=labels&draft=agenticShare:0.7",
    answers: { [ROWS]: { total: 61, agents, items: [lamp], next: null } },
  });

  const table = within(await screen.findByRole("table", { name: FIGURE }));
  await userEvent.click(table.getByRole("button", { name: `${TITLE}. List them` }));

  const panel = within(await screen.findByRole("region", { name: TITLE }));
  expect(panel.getByRole("link", { name: /brass lamp.*The lamp is why/ })).toBeTruthy();
  expect(panel.getByText(/^By these settings, of labels that were given blind, in the order/)).toBeTruthy();
  const shares = within(panel.getByRole("table", { name: "By agent version" }));
  expect(
    shares
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent?.replaceAll("\u00A0", " ")),
  ).toEqual([...Array.from({ length: 8 }, (_, at) => `crag ${at}${10 - at}20${50 - 5 * at} %`), "2 others3408 %"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Back to the figures" }));
  expect(address().get("list")).toBe("confusion,after,agentic,sub_task");
  expect(asked.filter(({ key }) => key === ROWS).map(({ body }) => body)).toMatchObject([
    {
      ...{ labels: "blind", first: 0, thresholds: { agenticShare: 0.7 } },
      figure: { kind: "confusion", side: "after", answer: "agentic", label: "sub_task" },
    },
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Back to the figures" }));
  const figures = within(await screen.findByRole("table", { name: FIGURE }));
  expect(document.activeElement).toBe(figures.getByRole("button", { name: `${TITLE}. List them` }));
  expect(address().get("list")).toBeNull();
});

test("a figure before is of the version compared with, and nothing opens where none is counted", async () => {
  const { asked } = givenLab({
    search: "?part=labels&labels=all&draft=agenticShare:0.7&list=confusion,before,review,agentic",
    answers: { [ROWS]: { total: 0, agents: [], items: [], next: null } },
  });

  expect(await screen.findByText("No labelled trajectory is here by these settings.")).toBeTruthy();
  expect(screen.getByText(/^By “defaults-1”, of all labels, in the order/)).toBeTruthy();
  expect(asked.find(({ key }) => key === ROWS)?.body).toMatchObject({ labels: "all", figure: { side: "before" } });

  await userEvent.click(screen.getByRole("button", { name: "Back to the figures" }));
  const table = within(await screen.findByRole("table", { name: FIGURE }));
  expect(table.getByRole("row", { name: /^reject/ }).querySelectorAll("button")).toHaveLength(1);
});

test("the counts can be read as data, and so saved", async () => {
  givenLab({ search: "?part=labels" });

  const choice = within(await screen.findByRole("radiogroup", { name: "Show Label by answer as" }));
  await userEvent.click(choice.getByRole("radio", { name: "Data" }));

  const table = within(screen.getByRole("table", { name: "Label by answer" }));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toContain("agenticagentic600629");
  expect(rows).toContain("sub-taskagentic6161");
  expect(rows).toContain("rejectagentic, below the gate00");
});

test("another part of the lab closes the list", async () => {
  const { address } = givenLab({
    search: "?part=labels&list=confusion,after,agentic,reject",
    answers: { [ROWS]: { total: 1, agents: [], items: [lamp], next: null } },
  });
  await screen.findByRole("link", { name: /brass lamp/ });

  await userEvent.click(screen.getByRole("radio", { name: "Effect" }));

  await vi.waitFor(() => expect(address().get("list")).toBeNull());
});
