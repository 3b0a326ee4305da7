import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SignalsList } from "./signals-list";

afterEach(cleanup);

const NONE = { ratio: null, credited: 0, dispatches: 0 };
const RICHNESS = { early: NONE, flattened: NONE, nonce: NONE };
const SIGNALS = {
  depth: 0,
  reformulations: 2,
  verification: false,
  regularity: 1,
  hasCycle: false,
  tokens: 120,
  unseenIds: 0,
};

function shownFor(name: string): string {
  return screen.getByText(name).nextElementSibling?.textContent ?? "";
}

test("signals of a shop are n/a with the reason where there is none, and the others stay", () => {
  const noShop = { depth: null, reformulations: null, verification: null, unseenIds: null };
  render(<SignalsList analysis={{ richness: RICHNESS, signals: { ...SIGNALS, ...noShop } }} />);

  for (const name of ["Depth", "Reformulations", "Verified before pick", "Unseen ids"]) {
    expect(shownFor(name)).toBe("n/a");
    expect(screen.getByText(name).parentElement?.title).toMatch(/no shop/);
  }
  expect(shownFor("Tokens")).toBe("120");
});

test("signals of an agent with a shop are figures and words", () => {
  render(<SignalsList analysis={{ richness: RICHNESS, signals: SIGNALS }} />);

  expect(shownFor("Depth")).toBe("0");
  expect(shownFor("Verified before pick")).toBe("no");
});
