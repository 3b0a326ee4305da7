import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createContext, useContext } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";
import { Rail } from "./rail";

// Next tells only the inside of the link that was clicked that it is on its way, and only within its own router.
vi.mock("next/link", () => {
  const Href = createContext("");

  return {
    default: ({ href, prefetch: _, ...rest }: ComponentProps<"a"> & { href: string; prefetch?: boolean | null }) => (
      <Href value={href}>
        <a href={href} {...rest} />
      </Href>
    ),
    useLinkStatus: () => ({ pending: useContext(Href) === "/queues" }),
  };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the rail marks the screen that was clicked while it is on its way", () => {
  givenApp(<Rail />, { answers: { ...givenMe("lead"), "GET /api/corpora": { items: [] } } });

  const marked = screen.getAllByRole("link").filter((link) => link.querySelector("[data-going].bg-accent-soft"));

  expect(marked.map(({ textContent }) => textContent)).toEqual(["Queues"]);
});

/** A bar of 390 px with links of 65 px, as on a phone; the screen of the test is the second. */
function givenNarrowBar(widthPx: number) {
  const lefts = (link: Element) => 65 * [...document.querySelectorAll("ul a")].indexOf(link);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(widthPx);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(
    () => 65 * document.querySelectorAll("ul a").length,
  );
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
    const list = this.closest("ul");
    const isLink = this.tagName === "A" && list;

    return isLink ? new DOMRect(lefts(this) - list.scrollLeft, 0, 65, 44) : new DOMRect(0, 0, widthPx, 44);
  });
  givenApp(<Rail />, { answers: { ...givenMe("lead"), "GET /api/corpora": { items: [] } } });

  return screen.getByRole("list");
}

test("where the screens have no room, the one in view is scrolled to, and the edges fade at which there are more", () => {
  const list = givenNarrowBar(100);
  const link = screen.getByRole("link", { current: "page" }).getBoundingClientRect();

  expect(link.left).toBeGreaterThanOrEqual(0);
  expect(link.right).toBeLessThanOrEqual(100);
  expect(list.className).toContain("mask-x-from");

  list.scrollLeft = 0;
  act(() => void fireEvent.scroll(list));
  expect(list.className).toContain("mask-r-from");
  list.scrollLeft = list.scrollWidth - 100;
  act(() => void fireEvent.scroll(list));
  expect(list.className).toContain("mask-l-from");
});

test("where all of them have room nothing moves and nothing fades", () => {
  const list = givenNarrowBar(1200);

  expect(list.scrollLeft).toBe(0);
  expect(list.className).not.toContain("mask-");
});
