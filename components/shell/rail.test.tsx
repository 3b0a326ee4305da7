import { cleanup, screen } from "@testing-library/react";
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
  vi.unstubAllGlobals();
});

test("the rail marks the screen that was clicked while it is on its way", () => {
  givenApp(<Rail />, { answers: { ...givenMe("lead"), "GET /api/corpora": { items: [] } } });

  const marked = screen.getAllByRole("link").filter((link) => link.querySelector("[data-going].bg-accent-soft"));

  expect(marked.map(({ textContent }) => textContent)).toEqual(["Queues"]);
});
