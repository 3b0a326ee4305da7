import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAnswered, lookedBack, strip, whyQuestion } from "./given-answered";
import { aProgress, givenFreshBrowser, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

test("looking back shows the revealed item with its own steps, and nothing of the item that is open", async () => {
  const { arrive } = await givenAnswered();
  arrive();

  await press("b");

  expect(await shown("a brass lamp")).toBeTruthy();
  expect(lookedBack()).toBeTruthy();
  expect((await strip()).getByText(/^Agentic · 4/)).toBeTruthy();
  expect(await screen.findByText(/It compared all/)).toBeTruthy();
  expect(screen.queryByText(/copper lamp/)).toBeNull();
  expect(screen.queryByRole("region", { name: "Your answer" })).toBeNull();
});

test("the foot names what the keys do while a person looks back, and again when they are back", async () => {
  const { arrive } = await givenAnswered();
  arrive();
  const foot = () => within(screen.getByRole("contentinfo"));

  await press("b");
  await whyQuestion();
  expect(foot().getByText("why the judge differs")).toBeTruthy();
  expect(foot().getByText("leave it open")).toBeTruthy();
  expect(foot().queryByText("submit and next")).toBeNull();
  await press("{Enter}");
  await waitFor(() => expect(foot().queryByText("leave it open")).toBeNull());

  await press("b");
  await shown("a copper lamp");
  expect(foot().getByText("submit and next")).toBeTruthy();
});

test("the way back leads to the open item as it was, with its next question in view", async () => {
  const { arrive, commits } = await givenAnswered();
  arrive();
  await press("1", "j");
  await press("b");
  await whyQuestion();
  await press("{Enter}", "2", "s", "{Enter}");
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");

  await userEvent.click(screen.getByRole("button", { name: /^Back to the current item/ }));

  await shown("a copper lamp");
  expect(screen.getByRole("button", { name: /^Agentic/, pressed: true })).toBeTruthy();
  const gate = screen.getByRole("group", { name: /^First gate that fails/ });
  expect(gate.getAttribute("aria-current")).toBe("true");
  expect(scrolled.mock.contexts).toContain(gate);
  expect(document.querySelector('[data-step-row="1"]')?.getAttribute("aria-current")).toBe("step");
  expect(commits).toHaveLength(1);
});

test("an answer that is on its way to the server is revealed once it is there", async () => {
  const { arrive } = await givenAnswered();

  await press("b");
  const status = await screen.findByText("It is revealed once the server has your answer.");
  arrive();

  expect(await shown("a brass lamp")).toBeTruthy();
  // The same place tells it, so that it is read out.
  expect(screen.getByText("It is revealed now.")).toBe(status);
  expect(status.getAttribute("role")).toBe("status");
});

test("the time of looking back is not counted as time with the open item", async () => {
  let aheadMs = 0;
  const real = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => real() + aheadMs);
  const { arrive, commits } = await givenAnswered();
  arrive();
  await press("b");
  await shown("a brass lamp");
  aheadMs = 50_000;
  await press("b");
  await shown("a copper lamp");

  await press("1", "4", "{Enter}");

  await waitFor(() => expect(commits).toHaveLength(2));
  expect(commits[1]?.body.dwellMs).toBeLessThan(50_000);
});

test("an answer that is taken back while it is looked at leads to its item, not to the answer before it", async () => {
  const { arrive, items } = await givenAnswered();
  arrive();
  await waitFor(async () =>
    expect((await strip()).getByRole("button", { name: /^Reveal/ })).toHaveProperty("disabled", false),
  );
  const network = globalThis.fetch;
  const undone = { status: "undone", item: items[1], progress: aProgress() };
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    /^\/api\/commits\/.+\/undo$/.test(address) ? Promise.resolve(Response.json(undone)) : network(address, init),
  );
  await press("2", "1", "{Enter}");
  await shown("a tin lamp");
  await press("b");
  await screen.findByRole("heading", { name: "Your last item" });

  await press("u");

  expect(await shown("a copper lamp")).toBeTruthy();
  expect(lookedBack()).toBeNull();
});
