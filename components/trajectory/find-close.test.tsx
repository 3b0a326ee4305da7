import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(() => {
  localStorage.clear();
  givenWideWindow();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const findBar = () => screen.queryByRole("textbox", { name: "Find in the trajectory" });

/** Somebody who found a place reads on there, with the keyboard no longer in the bar. */
async function givenFound(): Promise<void> {
  givenReader({ steps: [aStep(0), aStep(1)] });
  await screen.findByText("Thought of step 1.");
  await userEvent.keyboard("/");
  await userEvent.type(await screen.findByRole("textbox", { name: "Find in the trajectory" }), "step 2");
  await userEvent.click(screen.getByRole("article", { name: /^Step 2,/ }));
}

test("Escape closes find also from outside of its box", async () => {
  await givenFound();

  await userEvent.keyboard("{Escape}");

  expect(findBar()).toBeNull();
});

test("a person's own key closes find, and its button shows that one", async () => {
  localStorage.setItem("assay.keys", JSON.stringify({ "step.find-close": ["z"] }));
  await givenFound();
  expect(screen.getByRole("button", { name: "Close find" }).dataset["keys"]).toBe("z");

  await userEvent.keyboard("z");

  expect(findBar()).toBeNull();
});

test("Escape in a dialog closes that, and find with the next one", async () => {
  await givenFound();
  await userEvent.keyboard("gs");
  await screen.findByRole("dialog");

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(findBar()).not.toBeNull();
  await userEvent.keyboard("{Escape}");

  expect(findBar()).toBeNull();
});

test("Escape while words are marked leaves the marking, and closes find with the next one", async () => {
  // What a browser does with a word; the document of the tests cannot.
  const modify = function (this: Selection) {
    const text = document.querySelector("article[aria-current=step] [data-field] [data-start]")?.firstChild;
    if (text) this.setBaseAndExtent(text, 0, text, 1);
  };
  Object.defineProperty(Selection.prototype, "modify", { configurable: true, value: modify });
  await givenFound();
  await userEvent.keyboard("m");
  await screen.findByText(/^Marking:/);

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText(/^Marking:/)).toBeNull());
  expect(findBar()).not.toBeNull();
  await userEvent.keyboard("{Escape}");

  expect(findBar()).toBeNull();
  Reflect.deleteProperty(Selection.prototype, "modify");
});
