import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAnswered, lookedBack, strip, whyQuestion } from "./given-answered";
import { anItem, givenFlow, givenFreshBrowser, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

async function enabled(name: RegExp): Promise<HTMLButtonElement> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));

  return button;
}

async function pressButton(name: RegExp): Promise<void> {
  const button = await enabled(name);
  button.focus();
  await press("{Enter}");
}

test("whoever looks back by a button stands at its heading, and whoever leaves by one at the open question", async () => {
  const { arrive } = await givenAnswered();
  arrive();
  await press("1");

  await pressButton(/^Reveal/);
  await whyQuestion();
  expect(document.activeElement).toBe(lookedBack());
  await pressButton(/^Back to the current item/);
  await shown("a copper lamp");

  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("group", { name: /^First gate that fails/ })),
  );
});

test.each([
  ["its heading", 0],
  ["the way back", 1],
])("who stands at %s while the answer is on its way stands there once it is revealed", async (_place, tabs) => {
  const { arrive } = await givenAnswered();
  await press("b");
  await screen.findByText("It is revealed once the server has your answer.");
  for (let tab = 0; tab < tabs; tab += 1) await userEvent.tab();
  const stood = document.activeElement;
  expect(stood).toBe([lookedBack(), screen.getByRole("button", { name: /^Back to the current item/ })][tabs]);
  const focused = vi.spyOn(HTMLElement.prototype, "focus");

  arrive();
  await whyQuestion();

  expect(document.activeElement).toBe(stood);
  expect(focused).not.toHaveBeenCalled();
  const bar = lookedBack()?.parentElement;
  expect(within(bar ?? document.body).getByRole("button", { name: /^Find in the trajectory/ })).toBeTruthy();
});

test("Enter on the way back leads back, also where the reveal arrived after the person turned to it", async () => {
  const { arrive, causes } = await givenAnswered();
  await press("b");
  await screen.findByText("It is revealed once the server has your answer.");
  await userEvent.tab();
  arrive();
  await whyQuestion();

  await press("{Enter}");

  expect(await shown("a copper lamp")).toBeTruthy();
  await press("b");
  expect(within(await whyQuestion()).getByRole("button", { name: /^Skip/ })).toBeTruthy();
  expect(causes).toEqual([]);
});

test("who asks for a reveal again that failed stands at its heading", async () => {
  const { arrive } = await givenAnswered();
  arrive();
  await enabled(/^Reveal/);
  const network = globalThis.fetch;
  const fault = Response.json({ code: "INTERNAL", detail: "The server failed.", requestId: "r-1" }, { status: 500 });
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    address.endsWith("/reveal") ? Promise.resolve(fault) : network(address, init),
  );
  await press("b");
  await screen.findByText("It could not be revealed");
  vi.stubGlobal("fetch", network);

  await pressButton(/^Try again/);
  await whyQuestion();

  expect(document.activeElement).toBe(lookedBack());
});

test("at the open question arrows lead to another one and Enter submits, as without the keyboard there", async () => {
  const { arrive, commits } = await givenAnswered();
  arrive();
  await press("1", "4", "b");
  await whyQuestion();
  await press("b");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("FIELDSET"));

  await press("{ArrowUp}");
  expect(screen.getByRole("group", { name: /^Structure/ }).getAttribute("aria-current")).toBe("true");
  await press("{Enter}");

  await waitFor(() => expect(commits).toHaveLength(2));
});

test("at the end of a queue the way back leads to the answer that was looked at", async () => {
  const { commits } = givenFlow({ items: [anItem("a brass lamp")] });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await screen.findByRole("heading", { name: "Nothing is left for you here" });
  await waitFor(() => expect(commits).toHaveLength(1));
  await pressButton(/^Reveal/);
  await screen.findByRole("heading", { name: "Your last item" });

  await press("b");

  await screen.findByRole("heading", { name: "Nothing is left for you here" });
  await strip();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Your last answer"));
});

test("Back of the browser leads to the open item before it leaves the queue", async () => {
  vi.stubGlobal("navigation", new EventTarget());
  const { arrive } = await givenAnswered();
  arrive();
  await press("b");
  await whyQuestion();
  const goesBack = () => {
    const event = Object.assign(new Event("navigate", { cancelable: true }), {
      ...{ navigationType: "traverse", userInitiated: true, destination: { url: window.location.href } },
    });
    act(() => void window.navigation.dispatchEvent(event));
    return !event.defaultPrevented;
  };

  expect(goesBack()).toBe(false);

  expect(await shown("a copper lamp")).toBeTruthy();
  expect(lookedBack()).toBeNull();
  expect(goesBack()).toBe(true);
});
