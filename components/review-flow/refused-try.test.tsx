import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

const MISSING = "“First gate that fails” is not answered yet.";

test("who labelled a step and answered nothing is told what is missing when they submit", async () => {
  const items = lamps();
  const labels = `GET /api/trajectories/${items[0]?.detail.header.id}/step-labels`;
  const label = { step: 0, label: "good", person: "Anna", isMine: true };
  const { client, commits } = givenFlow({ items, answers: { [labels]: { items: [label] } } });
  await shown("a brass lamp");
  await waitFor(() =>
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).toContain("good"),
  );
  expect(screen.queryByText(/is not answered yet/)).toBeNull();

  await press("{Enter}");

  expect(await screen.findByText("“Structure” is not answered yet.")).toBeTruthy();
  expect(commits).toEqual([]);
});

test("each refused try says anew what is missing, and shows it where the pane was scrolled on", async () => {
  render(<Toaster />);
  givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("1");
  const first = await screen.findByText(MISSING);

  await press("{Enter}");
  const second = await screen.findByText(MISSING);
  await press("{Enter}");
  const third = await screen.findByText(MISSING);

  expect([first.isConnected, second.isConnected, third.isConnected]).toEqual([false, false, true]);
  expect(third.closest("[role=status]")).toBeTruthy();
});

test("a refused try is over with the next answer: what is missing then is told, not shown as refused", async () => {
  render(<Toaster />);
  givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("1", "{Enter}");
  const missing = () => screen.findByText(MISSING);
  const status = async () => (await missing()).closest("[role=status]")?.className;
  const said = await missing();
  const red = await status();
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");

  await press("{ArrowUp}", "2");
  expect(await missing()).toBe(said);
  expect(await status()).not.toBe(red);
  await press("4");
  expect(screen.queryByText(MISSING)).toBeNull();
  await press("0");
  const again = await missing();
  expect(await status()).not.toBe(red);
  expect(scrolled.mock.contexts).not.toContain(again);

  await press("{Enter}");
  expect(await status()).toBe(red);
  expect(scrolled.mock.contexts).toContain(await missing());
});

test("a try that is refused while the pane is closed opens it, and a notice says why, too", async () => {
  render(<Toaster />);
  givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("1", "]");
  expect(screen.getByText(MISSING).closest("[hidden]")).not.toBeNull();

  await press("{Enter}");

  await waitFor(() => expect(screen.getAllByText(MISSING)).toHaveLength(2));
  for (const said of screen.getAllByText(MISSING)) expect(said.closest("[hidden]")).toBeNull();
});
