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

/** No place of any signal is known. */
const UNKNOWN = { kind: "outline", places: {} } as const;

const STEPS = [{ role: "agent" as const, calls: 2 }];

function shownFor(name: string): string {
  return screen.getByText(name).nextElementSibling?.textContent ?? "";
}

test("signals of a shop are n/a with the reason where there is none, and the others stay", () => {
  const noShop = { depth: null, reformulations: null, verification: null, unseenIds: null };
  render(
    <SignalsList
      known={UNKNOWN}
      steps={STEPS}
      analysis={{ richness: RICHNESS, signals: { ...SIGNALS, ...noShop }, ids: {} }}
    />,
  );

  for (const name of ["Depth", "Reformulations", "Verified before pick", "Unseen ids"]) {
    expect(shownFor(name)).toBe("n/a");
    expect(screen.getByText(name).parentElement?.title).toMatch(/no shop/);
  }
  expect(shownFor("Tokens")).toBe("120");
});

test("signals of an agent with a shop are figures and words", () => {
  render(<SignalsList known={UNKNOWN} steps={STEPS} analysis={{ richness: RICHNESS, signals: SIGNALS, ids: {} }} />);

  expect(shownFor("Depth")).toBe("0");
  expect(shownFor("Verified before pick")).toBe("no");
});

test("without a call there is no regularity, and without a step the tokens are said to be of tools and task", () => {
  render(<SignalsList known={UNKNOWN} steps={[]} analysis={{ richness: RICHNESS, signals: SIGNALS, ids: {} }} />);

  expect(shownFor("Regularity")).toBe("n/a");
  expect(shownFor("Richness")).toBe("n/a");
  expect(screen.getByText("Regularity").parentElement?.title).toBe("The agent made no call that it could repeat");
  expect(shownFor("Tokens")).toBe("120, tools and task");
  cleanup();

  render(<SignalsList known={UNKNOWN} steps={STEPS} analysis={{ richness: RICHNESS, signals: SIGNALS, ids: {} }} />);
  expect(shownFor("Regularity")).toBe("1.00");
  expect(screen.getByText("Tokens").parentElement?.title).toMatch(/with the declared tools and the task$/);
});

const picked = (viewedStep?: number) => ({
  ...{ inQuery: false, firstSeenStep: 0, recommended: true },
  ...(viewedStep === undefined ? {} : { viewedStep }),
});
const passedBy = { inQuery: false, firstSeenStep: 0, viewedStep: 1, recommended: false };

test.each([
  ["one of two picks was viewed", true, { a: picked(1), b: picked(), c: passedBy }, "1 of 2"],
  ["all picks were viewed", true, { a: picked(1), b: picked(2), c: passedBy }, "yes"],
  ["none was", false, { a: picked(), b: picked(), c: passedBy }, "no"],
] as const)("verification where %s", (_, verification, ids, words) => {
  render(
    <SignalsList
      known={UNKNOWN}
      steps={STEPS}
      analysis={{ richness: RICHNESS, signals: { ...SIGNALS, verification }, ids }}
    />,
  );

  expect(shownFor("Verified before pick")).toBe(words);
});

test("richness is said to go by names of tools, so that it may be above the share of the verdict", () => {
  const flattened = { ratio: 1, credited: 3, dispatches: 3 };
  const analysis = { richness: { ...RICHNESS, flattened }, signals: SIGNALS, ids: {} };
  render(<SignalsList known={UNKNOWN} steps={STEPS} analysis={analysis} />);

  expect(shownFor("Richness")).toBe("1.00");
  expect(screen.getByText("Richness").parentElement?.title).toMatch(
    /Arguments are not compared: calls that code rewrote count.*The verdict goes by who made each call$/,
  );
});
