import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import type { Step } from "@/lib/domain/step";
import { RolloutComparison } from "./rollout-comparison";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const call = (index: number, name: string, args: Record<string, string>): Step =>
  aStep(index, { claimed: [{ name, args, requestor: "agent" }] });
const LEFT = [call(0, "find", { q: "lamp" }), call(1, "find", { q: "brass lamp" }), call(2, "view", { id: "7" })];
const RIGHT = [
  call(0, "find", { q: "lamp" }),
  call(1, "find", { q: "<b>tin</b> lamp" }),
  aStep(2, { text: "It is the one." }),
];

function given() {
  const { run } = aDetail({ steps: [] }).header;
  const left = aDetail({ steps: LEFT, header: { run: { ...run, name: "base" } } });
  const right = aDetail({ steps: RIGHT, header: { run: { ...run, name: "tuned" } } });
  const ids = { left: left.header.id, right: right.header.id };
  const app = givenApp(
    <RolloutComparison problem="p" corpus="c" {...ids} onSwap={() => undefined} onClose={() => undefined} />,
    {
      answers: {
        [`GET /api/trajectories/${ids.left}`]: left,
        [`GET /api/trajectories/${ids.right}`]: right,
        [`GET /api/trajectories/${ids.left}/chunks/0`]: LEFT,
        [`GET /api/trajectories/${ids.right}/chunks/0`]: RIGHT,
      },
    },
  );

  return { ...app, ids };
}

test("two rollouts stand step by step beside each other, and where they part is marked once", async () => {
  given();

  const pairs = await screen.findAllByRole("article");
  expect(pairs.map((pair) => pair.getAttribute("aria-label"))).toEqual([
    "Left step 1, right step 1: same calls",
    "Left step 2, right step 2: other arguments",
    "Left step 3, no right step: only in the left",
    "No left step, right step 3: only in the right",
  ]);
  expect(pairs.map((pair) => within(pair).queryByText("Here they part") !== null)).toEqual([false, true, false, false]);
  expect(screen.getByText(/^They make the same calls in 1 step, then part/)).toBeDefined();
  expect(screen.getByRole("heading", { name: /^Left base/ })).toBeDefined();
  expect(screen.getByRole("heading", { name: /^Right tuned/ })).toBeDefined();
});

test("arguments that differ are told word by word, as text whatever they hold", async () => {
  given();

  const list = await screen.findByRole("list", { name: "Arguments that differ" });
  expect(within(list).getByRole("listitem").textContent).toMatch(/brass.*<b>tin<\/b>/);
  expect(document.querySelector("b")).toBeNull();
});

test("keys go from the parting on, and open the reader at the step", async () => {
  const { push, ids } = given();
  const [, parting, alone] = await screen.findAllByRole("article");
  expect(parting?.getAttribute("aria-current")).toBe("step");

  await userEvent.keyboard("j{Enter}");

  expect(alone?.getAttribute("aria-current")).toBe("step");
  expect(push.mock.lastCall?.[0]).toMatch(new RegExp(`^/trajectories/${ids.left}\\?.*step=3$`));
});
