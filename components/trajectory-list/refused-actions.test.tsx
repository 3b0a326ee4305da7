import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBulkApproval, bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import { actsHere } from "@/components/shell/acts-here";
import { givenApp, givenWindowSize } from "@/components/shell/given-app";
import { givenChangingRole, givenMe } from "@/components/shell/given-me";
import { address, givenTable } from "./given-table";
import { givenCorpus, givenTrajectoryPage } from "./given-trajectory-row";
import { SavedViewsMenu } from "./saved-views-menu";

const NO_APPROVAL = "Your role may not approve trajectories. Ask a lead to do it.";

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const offered = (name: string) => screen.queryByRole("button", { name }) !== null;
const bulk = () => ["Approve all matching", "Export", "Make a queue", "More for all matching"].filter(offered);

test.each([
  ["annotator", []],
  ["researcher", ["Export", "More for all matching"]],
  ["lead", ["Approve all matching", "Export", "Make a queue", "More for all matching"]],
] as const)("a role, %s, is offered what it may do with all that match and nothing else", async (role, expected) => {
  const person = givenChangingRole("annotator");
  await givenTable({}, person.answers);
  await waitFor(() => expect(bulk()).toEqual([]));

  person.become(role);

  await waitFor(() => expect(bulk()).toEqual(expected));
});

test.each([
  ["narrow", false, ["More for all matching"]],
  ["wide", true, []],
])(
  "in a %s window the menu, and so the palette, has by its name what has no button there",
  async (_, matches, expected) => {
    vi.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        ...{ matches, media, onchange: null },
        ...{ addListener: () => undefined, removeListener: () => undefined },
      }),
    );
    await givenTable({}, givenMe("lead"));

    await waitFor(() => {
      const acts = actsHere({});
      expect(acts.map(({ name }) => name)).toContain("Judge matching again");
      expect(acts.flatMap(({ name, about }) => (name === "Make a queue" ? [about] : []))).toEqual(expected);
    });
  },
);

test("where no row matches nothing is offered in bulk, and it says why", async () => {
  await givenTable({ filter: "gate:1" }, { "GET /api/trajectories": givenTrajectoryPage([]) });

  for (const name of ["Approve all matching", "Export", "Make a queue"]) {
    const button = screen.getByRole("button", { name, description: "No trajectory matches." });
    expect(button).toHaveProperty("disabled", true);
  }
});

test("bulk approvals are opened also where nothing matches, and by their address", async () => {
  const listed = { "GET /api/approvals": bulkApprovals([aBulkApproval()]) };
  const none = { "GET /api/trajectories": givenTrajectoryPage([]), ...givenMe("lead") };
  const { unmount } = await givenTable({ filter: "gate:1" }, { ...none, ...listed });
  await userEvent.click(await screen.findByRole("button", { name: "More for all matching" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Bulk approvals" }));

  expect(await screen.findByRole("dialog", { name: "Bulk approvals" })).toBeTruthy();
  expect(address.state).toMatchObject({ approvals: "shown", filter: "gate:1" });
  await userEvent.keyboard("{Escape}");
  expect(address.state?.approvals).toBe("hidden");
  unmount();

  await givenTable({ approvals: "shown" }, { ...givenMe("lead"), ...listed });
  expect(await screen.findByText("40 trajectories approved.")).toBeTruthy();
});

test("who may not approve is told so beside the selection, and by the key, and nothing is sent", async () => {
  const { asked } = await givenTable({}, givenMe("annotator"));
  await waitFor(() => expect(bulk()).toEqual([]));

  await userEvent.keyboard("jxy");

  expect(await screen.findByText(NO_APPROVAL)).toBeTruthy();
  expect(offered("Approve selected")).toBe(false);
  expect(asked.filter(({ key }) => key.startsWith("PUT") || key.startsWith("POST"))).toEqual([]);
});

test("who may not import is told whom to ask where a corpus is empty", async () => {
  await givenTable({}, { ...givenMe("annotator"), "GET /api/trajectories": givenTrajectoryPage([]) });

  expect(await screen.findByText("Your role may not import files. Ask a lead to do it.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Import a file" })).toBeNull();
});

test("another person's view can be renamed and deleted by leads alone, one's own by everybody", async () => {
  const view = (name: string, isMine: boolean) => ({ id: crypto.randomUUID(), name, query: "", isMine });
  const items = [view("Mine", true), view("Theirs", false)];
  const menu = <SavedViewsMenu corpus={crypto.randomUUID()} query="" onOpen={() => undefined} onQueue={undefined} />;
  const changeable = () => ["Rename Mine", "Delete Mine", "Rename Theirs", "Delete Theirs"].filter(offered);

  const person = givenChangingRole("annotator");
  givenApp(menu, { answers: { ...person.answers, "GET /api/views": { items } } });
  await userEvent.click(screen.getByRole("button", { name: "Saved views" }));
  await waitFor(() => expect(changeable()).toEqual(["Rename Mine", "Delete Mine"]));

  person.become("lead");

  await waitFor(() => expect(changeable()).toHaveLength(4));
});

test("an address whose corpus is not there approves nothing and makes no queue of the one that is shown instead", async () => {
  const corpora = { "GET /api/corpora": { items: [givenCorpus()] } };
  const description = "The address names a corpus that is not here. Choose a corpus first.";
  const { unmount } = await givenTable({}, { ...givenMe("lead"), ...corpora }, "?corpus=somewhere-else");

  for (const name of ["Approve all matching", "Export", "Make a queue"])
    expect(await screen.findByRole("button", { name, description })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "More for all matching" }));
  for (const item of await screen.findAllByRole("menuitem")) expect(item.getAttribute("aria-disabled")).toBe("true");
  unmount();

  await givenTable({}, { ...givenMe("lead"), ...corpora }, `?corpus=${givenCorpus().id}`);
  for (const name of ["Approve all matching", "Export", "Make a queue"])
    expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false);
});

test("with a mistake in the text of the filter nothing is done to all that matched before it", async () => {
  await givenTable({}, givenMe("lead"));
  const acts = () =>
    ["Approve all matching", "Export", "Make a queue"].map((name) => screen.getByRole("button", { name }));
  const off = () => acts().map((act) => act.hasAttribute("disabled"));
  await waitFor(() => expect(off()).toEqual([false, false, false]));

  await userEvent.type(screen.getByRole("combobox", { name: "Filter" }), "gaet:5 ");
  expect(off()).toEqual([true, true, true]);
  await userEvent.clear(screen.getByRole("combobox", { name: "Filter" }));

  expect(off()).toEqual([false, false, false]);
});
