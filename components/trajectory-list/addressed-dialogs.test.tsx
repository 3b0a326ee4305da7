import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { address, givenTable } from "./given-table";
import { givenCorpus, givenTrajectoryPage } from "./given-trajectory-row";

const DIALOGS = [
  ["export", "Export", "Export for training"],
  ["approve", "Approve all matching", "Approve all matching"],
] as const;

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(DIALOGS)(
  "an address with %s opens its dialog about what the filter matches; Escape clears it",
  async (...of) => {
    const [dialog, , title] = of;
    await givenTable({ dialog, filter: "gate:5" }, givenMe("lead"));

    expect((await screen.findByRole("dialog", { name: title })).textContent).toContain("gate:5");
    await userEvent.keyboard("{Escape}");

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address.state).toMatchObject({ dialog: "none", filter: "gate:5" });
  },
);

test.each(DIALOGS)(
  "with the dialog of %s open the address says so, and keeps the filter",
  async (dialog, button, title) => {
    await givenTable({ filter: "gate:5" }, givenMe("lead"));

    await userEvent.click(await screen.findByRole("button", { name: button }));

    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy();
    expect(address.state).toMatchObject({ dialog, filter: "gate:5" });
  },
);

test("who may not export is told so where the address names the export", async () => {
  await givenTable({ dialog: "export" }, givenMe("annotator"));

  expect(await screen.findByText("Your role may not export. Ask a lead to do it.")).toBeTruthy();
  expect(screen.getByRole("dialog", { name: "Export for training" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start the export" })).toBeNull();
});

test("neither a filter that cannot be read nor a corpus that is not here is exported by an address", async () => {
  const { unmount } = await givenTable({ dialog: "export", filter: "gaet:5" }, givenMe("lead"));
  expect((await screen.findByRole("dialog")).textContent).toContain("The filter cannot be read.");
  unmount();

  const corpora = { "GET /api/corpora": { items: [givenCorpus()] } };
  await givenTable({ dialog: "export" }, { ...givenMe("lead"), ...corpora }, "?corpus=somewhere-else");
  await waitFor(() =>
    expect(screen.getByRole("dialog").textContent).toContain("The address names a corpus that is not here."),
  );
});

test("the dialog of an approval stays where nothing matches any more, since what it started is told there", async () => {
  await givenTable({ dialog: "approve" }, { ...givenMe("lead"), "GET /api/trajectories": givenTrajectoryPage([]) });

  await userEvent.click(await screen.findByRole("heading", { name: "Approve all matching" }));

  expect(screen.queryByText("No trajectory matches.")).toBeNull();
});
