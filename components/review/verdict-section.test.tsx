import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { MOST_EVIDENCE } from "@/lib/domain/verdict";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

/** The verdict of a trajectory that so many calls of its second step decided. */
async function givenVerdict(calls: number) {
  const evidence = Array.from({ length: calls }, (_, order) => ({ step: 1, order }));
  const rule = { verdict: "sub_task", rule: "share_at_most_sub_task", explanation: "Code made them." } as const;
  givenReader({ steps: [aStep(0), aStep(1)], analysis: { verdict: { ...rule, evidence } } });
  await screen.findByText("Thought of step 2.");

  return screen.findByRole("region", { name: "Verdict" });
}

test("the rule in words and its sentence stand with links to the calls that decided", async () => {
  const verdict = await givenVerdict(8);
  expect(verdict.textContent).toContain("Rule: Code made most of the calls. rule:share_at_most_sub_task");
  expect(within(verdict).getByRole("heading").parentElement?.textContent).toBe("Verdict");
  expect(verdict.textContent).toContain("Code made them.");

  const links = within(within(verdict).getByRole("list", { name: "Evidence for the verdict" }));
  expect(links.getAllByRole("button")).toHaveLength(4);
  await userEvent.click(links.getByRole("button", { name: "and 5 more" }));
  expect(links.getAllByRole("button")).toHaveLength(8);
  expect(document.activeElement).toBe(links.getAllByRole("button")[3]);
  const [first] = links.getAllByRole("button");
  if (first) await userEvent.click(first);

  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("1");
  expect(verdict.textContent).not.toContain("are linked");
});

test("one call too many is shown, since it takes no more room than the word that there is one", async () => {
  const links = within(within(await givenVerdict(4)).getByRole("list", { name: "Evidence for the verdict" }));

  expect(links.getAllByRole("button")).toHaveLength(4);
  expect(links.queryByText(/more$/)).toBeNull();
});

test("more calls than are linked say so", async () => {
  expect((await givenVerdict(MOST_EVIDENCE)).textContent).toContain("No more than the first 50 calls are linked.");
});
