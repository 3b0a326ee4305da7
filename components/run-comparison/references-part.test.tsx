import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aPublishedValue } from "@/components/reference/given-reference";
import { givenComparison } from "./given-comparison";
import { givenScreen, RUNS } from "./given-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const published = aPublishedValue({ id: "sn15-base", label: "Qwen3-4B base" });

test("values from elsewhere stand folded and last where none is of the suite of the runs", async () => {
  const problems = givenComparison().problems.map((problem) => ({ ...problem, bucket: "airline" }));
  givenScreen(givenComparison({ problems }), RUNS, { references: [published] });

  const process = await screen.findByRole("heading", { name: /^How the agents went about it/ });
  const panel = await screen.findByRole("region", { name: "Values from elsewhere" });

  expect(panel.textContent).toContain("None of them is of the suite of these runs.");
  expect(screen.queryByText("Qwen3-4B base")).toBeNull();
  expect(screen.queryByRole("button", { name: /values from elsewhere$/ })).toBeNull();
  expect(process.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(within(panel).getByRole("button", { name: "Show them" }));
  expect((await screen.findAllByText("Qwen3-4B base")).length).toBeGreaterThan(0);
});
