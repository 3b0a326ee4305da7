import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenLab, LAB_CORPUS } from "./given-lab-app";

const ROWS = `POST /api/corpora/${LAB_CORPUS.id}/confusion-rows`;
const FIGURE = "People’s label by the filter’s answer, after";
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lamp = { id: crypto.randomUUID(), problem: "brass lamp", run: "night 3", why: "The lamp is why." };
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
  await userEvent.click(
    table.getByRole("button", { name: "61 that people call sub-task and the filter agentic: list them" }),
  );

  const panel = within(
    await screen.findByRole("region", { name: "61 trajectories: people say sub-task, the filter says agentic" }),
  );
  expect(panel.getByRole("link", { name: /brass lamp.*The lamp is why/ })).toBeTruthy();
  const shares = within(panel.getByRole("table", { name: "By agent version" }));
  expect(
    shares
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent?.replaceAll("\u00A0", " ")),
  ).toEqual([...Array.from({ length: 8 }, (_, at) => `crag ${at}${10 - at}20${50 - 5 * at} %`), "2 others3408 %"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Back to the figures" }));
  expect(address().get("cell")).toBe("after,agentic,sub_task");
  expect(asked.filter(({ key }) => key === ROWS).map(({ body }) => body)).toMatchObject([
    { answer: "agentic", label: "sub_task", labels: "blind", first: 0, thresholds: { agenticShare: 0.7 } },
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Back to the figures" }));
  const figures = within(await screen.findByRole("table", { name: FIGURE }));
  expect(document.activeElement).toBe(figures.getByRole("button", { name: /^61 that people call sub-task/ }));
  expect(address().get("cell")).toBeNull();
});

test("a figure before counts by the version compared with, and nothing opens where none is counted", async () => {
  const { asked } = givenLab({
    search: "?part=labels&draft=agenticShare:0.7&cell=before,review,agentic",
    answers: { [ROWS]: { total: 0, agents: [], items: [], next: null } },
  });

  expect(await screen.findByText("No labelled trajectory is here by these settings.")).toBeTruthy();
  expect(asked.find(({ key }) => key === ROWS)?.body).toMatchObject({ thresholds: { agenticShare: 0.8 } });

  await userEvent.click(screen.getByRole("button", { name: "Back to the figures" }));
  const table = within(await screen.findByRole("table", { name: FIGURE }));
  expect(table.getByRole("row", { name: /^reject/ }).querySelectorAll("button")).toHaveLength(1);
});

test("a list that fails says so, and another part of the lab closes it", async () => {
  const body = { code: "NOT_FOUND", detail: "There is no such corpus.", requestId: "r" };
  const { address } = givenLab({
    search: "?part=labels&cell=after,agentic,reject",
    answers: { [ROWS]: () => Response.json(body, { status: 404 }) },
  });

  expect(await screen.findByText("The labelled trajectories could not be listed")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Effect" }));
  await vi.waitFor(() => expect(address().get("cell")).toBeNull());
});

test("an address that names no figure opens the figures", async () => {
  givenLab({ search: "?part=labels&cell=after,maybe,agentic" });

  expect(await screen.findByRole("table", { name: FIGURE })).toBeTruthy();
});
