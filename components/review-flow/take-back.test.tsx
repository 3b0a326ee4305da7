import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aProgress, givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

/** Longer than the answer to the undo takes to be taken in. */
const TAKEN_IN_MS = 30;

test("an item that comes back is not taken for lapsed by what was asked before it did", async () => {
  const items = lamps();
  const [first, , , last] = items;
  const leases = { progress: aProgress(), nothing: "more" };
  const older = lateAnswer({ ...leases, items: items.slice(1) });
  let leasings = 0;
  const { asked, path } = givenFlow({
    items,
    answers: {
      "POST /api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases": () => {
        leasings += 1;
        return leasings === 2 ? older.response : { ...leases, items: items.slice(0, 3) };
      },
    },
  });
  let isUndone = false;
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (!/^\/api\/commits\/.+\/undo$/.test(address)) return network(address, init);
    isUndone = true;
    return Promise.resolve(Response.json({ status: "undone", item: first, progress: aProgress() }));
  });
  expect(path("leases")).toBe("/api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases");
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await waitFor(() => expect(leasings).toBe(2));

  await press("u");
  await waitFor(() => expect(isUndone).toBe(true));
  await new Promise((done) => setTimeout(done, TAKEN_IN_MS));
  older.letGo();

  // What only the older answer names is fetched ahead once that answer is taken in.
  const ahead = `GET /api/trajectories/${last?.detail.header.id}/chunks/0`;
  await waitFor(() => expect(asked.map(({ key }) => key)).toContain(ahead));
  await shown("a brass lamp");
  expect(screen.getByRole("button", { name: "Agentic" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByText(/You no longer hold this item/)).toBeNull();
});
