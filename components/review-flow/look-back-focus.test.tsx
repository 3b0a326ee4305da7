import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAnswered, lookedBack, strip, whyQuestion } from "./given-answered";
import { anItem, givenFlow, givenFreshBrowser, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

async function pressButton(name: RegExp): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
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
