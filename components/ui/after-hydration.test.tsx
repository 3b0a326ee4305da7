import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AfterHydration } from "./after-hydration";

const page = <AfterHydration waiting={<p>On its way</p>}>Below the first look</AfterHydration>;

test("the server leaves out what lies below, and the browser draws it once it has taken over the page", async () => {
  const made = renderToString(page);
  expect(made).toContain("On its way");
  expect(made).not.toContain("Below the first look");
  const container = document.createElement("div");
  container.innerHTML = made;
  const mistakes: unknown[] = [];

  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => mistakes.push(error) }),
  );

  expect(container.textContent).toBe("Below the first look");
  expect(mistakes).toEqual([]);
  act(() => root.unmount());
});

test("a screen that is opened later has it at once, so that the way back finds its place", () => {
  render(page);

  expect(screen.getByText("Below the first look")).toBeDefined();
});
